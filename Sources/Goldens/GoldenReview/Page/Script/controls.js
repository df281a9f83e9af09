// What stands above the stage: views and what tunes them, clusters and zoom.

function refreshStage() {
  drawPanes();
  const entry = listed[chosen];
  const golden = entry ? membersOf(entry)[0] : null;
  drawTabs();
  byId('zoom-label').textContent = viewport.scale >= 1
    ? `${Math.round(viewport.scale * 10) / 10}×` : `${Math.round(viewport.scale * 100)} %`;
  const total = stage.clusters.length;
  const more = (golden?.clusterCount ?? total) - total;
  byId('clusters').hidden = total === 0;
  const place = stage.chosenCluster < 0 ? '–' : stage.chosenCluster + 1;
  byId('cluster-label').textContent = `${place} of ${total}${more > 0 ? ` (+${more})` : ''}`;
  drawReadout();
}

function buildTabs() {
  byId('tabs').append(...views.map((view, index) => element('button', {
    type: 'button', role: 'tab', id: `view-${view.name}`, 'data-view': view.name, 'aria-controls': 'stage',
    title: `${view.title} (${index + 1})`, click: () => setView(view.name),
  }, view.short)));
}

function drawTabs() {
  const isUsable = canCompare();
  byId('tools').hidden = !stage.panes.length;
  byId('tabs').hidden = !isUsable;
  byId('tuning').hidden = !isUsable;
  for (const tab of byId('tabs').children) {
    const isChosen = tab.dataset.view === stage.view;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  const slider = byId('tuning').querySelector('input');
  const { slider: wanted } = views.find(view => view.name === stage.view);
  if ((slider?.dataset.key ?? '') !== (wanted?.key ?? '')) buildTuning(wanted);
  const pause = byId('blink-pause');
  if (pause) pause.textContent = stage.isBlinking ? 'Pause' : 'Play';
}

function buildTuning(slider) {
  byId('tuning').replaceChildren();
  if (!slider) return;
  const value = element('output', { for: 'tuning-slider' }, tuning[slider.key] + slider.unit);
  const input = element('input', {
    type: 'range', id: 'tuning-slider', min: slider.min, max: slider.max, step: slider.step, 'data-key': slider.key,
    input: event => tune(slider.key, Number(event.target.value)),
  });
  input.value = tuning[slider.key];
  byId('tuning').append(element('label', { for: 'tuning-slider' }, slider.label), input, value);
  if (slider.key === 'interval') {
    byId('tuning').append(element('button', { type: 'button', id: 'blink-pause', click: toggleBlinking }, 'Pause'));
  }
}

function tune(key, value) {
  const slider = views.find(view => view.slider?.key === key).slider;
  tuning[key] = clamp(value, slider.min, slider.max);
  const input = byId('tuning-slider');
  if (input?.dataset.key === key) {
    input.value = tuning[key];
    byId('tuning').querySelector('output').textContent = tuning[key] + slider.unit;
  }
  if (key === 'interval' && stage.isBlinking) startBlinking();
  drawPanes();
}

function toggleBlinking() {
  if (stage.isBlinking) stopBlinking();
  else startBlinking();
  refreshStage();
}

function setView(name) {
  if (!canCompare()) return;
  const hadPanes = stage.panes.length;
  stage.view = name;
  buildPanes();
  if (stage.panes.length !== hadPanes && viewport.isFitted) fit(stage.panes[0], unionSize());
  byId('stage').setAttribute('aria-labelledby', `view-${name}`);
  refreshStage();
}

function fitStage() {
  if (!stage.panes.length) return;
  stage.chosenCluster = -1;
  fit(stage.panes[0], unionSize());
  refreshStage();
}
