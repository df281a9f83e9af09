// The review: which golden is on the stage, what is decided about it, and what the keys do.

let shown = null; // the golden on the stage

function choose(index, keepsFocus = false) {
  chosen = clamp(index, 0, Math.max(listed.length - 1, 0));
  drawList();
  const button = byId('list').querySelector('[aria-current]');
  button?.scrollIntoView({ block: 'nearest' });
  if (keepsFocus) button?.focus();
  showChosen();
}

/** Moves the choice; the focus goes along where it is in the list. */
function step(direction) {
  if (listed.length) choose(chosen + direction, byId('list').contains(document.activeElement));
}

function showChosen() {
  const entry = listed[chosen];
  const golden = entry ? membersOf(entry)[0] : null;
  drawHeading(entry, golden);
  drawDecision(entry);
  if (golden === shown && golden) return;
  shown = golden;
  byId('main').classList.toggle('is-text', Boolean(golden?.isText));
  drawFacts(golden);
  if (!golden) {
    showPictures({});
  } else if (golden.isText) {
    showTexts(golden);
  } else {
    showPictures(golden);
  }
  refreshStage();
}

function drawHeading(entry, golden) {
  byId('name').replaceChildren(...golden
    ? [element('span', { class: 'suite-name' }, `${golden.suite} / `), golden.name, golden.platform ? element('span', { class: 'variant' }, `@${golden.platform}`) : '']
    : ['Nothing chosen']);
  const members = entry ? membersOf(entry) : [];
  const alike = members.length > 1 ? [element('b', {}, `${members.length} goldens differ in the same way. `)] : [];
  byId('summary').replaceChildren(...alike, golden?.reasons[0] ?? '');
  byId('state').replaceChildren(...golden ? [icon(golden.state), stateNames[golden.state]] : []);
  byId('state').className = `state ${golden?.state ?? ''}`;
  const refused = members.find(member => member.refusal);
  byId('refusal').hidden = !refused;
  byId('refusal').textContent = refused
    ? `Cannot be approved: ${refused.refusal}${refused === golden ? '' : ` (${refused.file})`}` : '';
}

function drawFacts(golden) {
  const facts = golden ? [...golden.reasons.slice(1).map(reason => ['also', reason]), ...golden.facts] : [];
  byId('facts').replaceChildren(...facts.map(([label, value]) => element('div', {}, element('dt', {}, label), element('dd', {}, value))));
}

// Decisions

function drawDecision(entry) {
  const members = entry ? membersOf(entry).filter(isReviewable) : [];
  const shared = members.length ? sharedDecision(members) : undefined;
  const all = members.length > 1 ? ` all ${members.length}` : '';
  for (const [id, verb] of [['approve', 'Approve'], ['reject', 'Reject'], ['skip', 'Skip']]) {
    const button = byId(id);
    button.querySelector('span').textContent = verb + all;
    button.disabled = !members.length || (id === 'approve' && members.every(member => member.refusal));
    button.setAttribute('aria-pressed', String(shared === id));
  }
  byId('export-open').disabled = decisions.size === 0;
  byId('export-open').classList.toggle('primary', reviewable.length > 0 && reviewable.every(member => decisions.has(member.file)));
}

/** Decides about what is chosen, all of it when it is a group, and goes on; the same decision again takes it back. */
function decide(choice) {
  const entry = listed[chosen];
  const members = entry ? membersOf(entry).filter(golden => isReviewable(golden) && !(choice === 'approve' && golden.refusal)) : [];
  if (!members.length) return;
  const isTakenBack = members.every(golden => decisions.get(golden.file) === choice);
  for (const golden of members) {
    if (isTakenBack) decisions.delete(golden.file);
    else decisions.set(golden.file, choice);
  }
  keepDecisions();
  const subject = members.length > 1 ? count(members.length, 'golden') : members[0].name;
  byId('spoken').textContent = isTakenBack ? `${subject}: no decision` : `${subject}: ${decisionNames[choice]}`;
  const after = isTakenBack ? -1 : nextUndecided();
  refreshList();
  if (after >= 0 && !filter.undecidedOnly) choose(after, byId('list').contains(document.activeElement));
  else showChosen();
}

/** The next entry of the list, from the chosen one around, that has a golden without a decision; -1 when there is none. */
function nextUndecided() {
  for (let ahead = 1; ahead <= listed.length; ahead += 1) {
    const index = (chosen + ahead) % listed.length;
    if (membersOf(listed[index]).some(golden => isReviewable(golden) && !decisions.has(golden.file))) return index;
  }
  return -1;
}

function openExport() {
  if (!decisions.size) return;
  const tally = ['approve', 'reject', 'skip'].map(choice => [[...decisions.values()].filter(made => made === choice).length, decisionNames[choice]]);
  byId('export-text').textContent = `decisions.json holds ${count(decisions.size, 'decision')}: ${
    tally.filter(([number]) => number).map(([number, name]) => `${number} ${name}`).join(', ')}. Nothing has changed yet; this carries them out:`;
  byId('export-command').textContent = `${report.approveCommand} decisions.json`;
  if (!byId('export').open) byId('export').showModal();
  downloadDecisions();
}

// Views

function refreshStage() {
  drawPanes();
  const entry = listed[chosen];
  const golden = entry ? membersOf(entry)[0] : null;
  drawTabs();
  byId('zoom-label').textContent = viewport.scale >= 1 ? `${Math.round(viewport.scale * 10) / 10}×` : `${Math.round(viewport.scale * 100)} %`;
  const total = stage.clusters.length;
  const more = (golden?.clusterCount ?? total) - total;
  byId('clusters').hidden = total === 0;
  byId('cluster-label').textContent = `${stage.chosenCluster < 0 ? '–' : stage.chosenCluster + 1} of ${total}${more > 0 ? ` (+${more})` : ''}`;
  drawReadout();
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

// The readout: the colours of the pixel under the pointer

function drawReadout() {
  const readout = byId('readout');
  readout.hidden = !stage.panes.length;
  if (!stage.panes.length) return;
  const { point } = stage;
  const [expected, actual] = [stage.expected, stage.actual].map(image => point && sample(image, point.x, point.y));
  if (!expected && !actual) {
    const hint = matchMedia('(pointer: coarse)').matches ? 'Touch a pixel to read its colours'
      : 'Point at a pixel to read its colours, or move the picture by Shift and arrows';
    readout.replaceChildren(element('span', { class: 'hint' }, hint));
    return;
  }
  const parts = [element('span', { class: 'place' }, `x ${point.x}  y ${point.y}`)];
  for (const [label, image, color] of [['expected', stage.expected, expected], ['actual', stage.actual, actual]]) {
    if (image) parts.push(colorPart(label, color));
  }
  if (expected && actual) parts.push(element('span', { class: 'delta' }, `Δ ${delta(expected, actual)}`));
  readout.replaceChildren(...parts);
}

function colorPart(label, color) {
  if (!color) return element('span', {}, `${label} none`);
  const hex = [...color].map(part => part.toString(16).padStart(2, '0')).join('').toUpperCase();
  // A canvas keeps samples premultiplied, so that colours that show through are read back rounded.
  const isRounded = color[3] !== 255 && color[3] !== 0;
  const swatch = element('i', { class: 'swatch' });
  swatch.style.background = `rgb(${color[0]} ${color[1]} ${color[2]} / ${color[3] / 255})`;
  return element('span', {}, `${label} `, swatch, `${isRounded ? ' ≈' : ' '}#${color[3] === 255 ? hex.slice(0, 6) : hex}`);
}

// Keys

const keys = [
  ['a', 'approve, or all of a group', () => decide('approve')],
  ['r', 'reject', () => decide('reject')],
  ['s', 'skip', () => decide('skip')],
  ['j', 'next golden; so does ↓', () => step(1)],
  ['k', 'previous golden; so does ↑', () => step(-1)],
  ['g', 'open or close a group', () => { const row = listed[chosen]?.row; if (row?.members.length > 1) toggleGroup(row); }],
  ['1 – 5', views.map(view => view.title.toLowerCase()).join(', ')],
  ['← →', 'move divider, mix or blinking; else the golden before or after'],
  ['n', 'next cluster of differences', () => chooseCluster(1)],
  ['p', 'previous cluster', () => chooseCluster(-1)],
  ['+ −', 'zoom, to 32×'],
  ['0', 'fit the picture', fitStage],
  ['Shift ← ↑ → ↓', 'move the picture and read its middle pixel'],
  ['space', 'in blink: the other picture'],
  ['b', 'in blink: pause or go on', () => { if (stage.view === 'blink' && canCompare()) toggleBlinking(); }],
  ['o', 'outlines of clusters on or off', () => { stage.showsOutlines = !stage.showsOutlines; drawPanes(); }],
  ['f', 'filter by name', () => { openList(); byId('search').focus(); }],
  ['e', 'export the decisions', openExport],
  ['?', 'this help', () => byId('help').showModal()],
];

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function keyPressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const isTyping = event.target.matches('input');
  if (isTyping && event.key === 'Escape') return event.target.blur();
  if (isTyping && (event.target.type === 'search' || arrows[event.key])) return;
  if (handleKey(event)) event.preventDefault();
}

function handleKey(event) {
  const { key } = event;
  if (arrows[key]) return handleArrow(event);
  if (key >= '1' && key <= String(views.length)) return setView(views[Number(key) - 1].name), true;
  if (key === '+' || key === '=' || key === '-') {
    if (stage.panes.length) zoomStep(key === '-' ? -1 : 1);
    return refreshStage(), true;
  }
  if (key === ' ' && !event.target.matches('button, summary') && stage.view === 'blink' && canCompare()) {
    stopBlinking();
    blink();
    return refreshStage(), true;
  }
  const action = keys.find(([name, , run]) => run && name === key.toLowerCase())?.[2];
  action?.();
  return Boolean(action);
}

function handleArrow(event) {
  const [dx, dy] = arrows[event.key];
  if (event.shiftKey) return panByKey(dx, dy), true;
  if (event.target.closest('#tabs')) return stepTab(dx || dy), true;
  if (dy && event.target.closest('.text')) return false;
  const { slider } = views.find(view => view.name === stage.view);
  if (dx && slider && canCompare()) return tune(slider.key, tuning[slider.key] + dx * slider.step * (slider.key === 'interval' ? 1 : 5)), true;
  return step(dx || dy), true;
}

function stepTab(direction) {
  const index = views.findIndex(view => view.name === stage.view);
  setView(views[(index + direction + views.length) % views.length].name);
  byId('tabs').querySelector('[aria-selected=true]').focus();
}

// The list as a drawer, where there is little room

function openList() {
  byId('app').classList.add('shows-list');
  byId('open-list').setAttribute('aria-expanded', 'true');
}

function closeList() {
  byId('app').classList.remove('shows-list');
  byId('open-list').setAttribute('aria-expanded', 'false');
}

// Beginning

function begin() {
  byId('title').textContent = report.title;
  byId('tabs').append(...views.map((view, index) => element('button', {
    type: 'button', role: 'tab', id: `view-${view.name}`, 'data-view': view.name, 'aria-controls': 'stage', title: `${view.title} (${index + 1})`,
    click: () => setView(view.name),
  }, view.short)));
  byId('keys').append(...keys.map(([name, what]) => element('div', {}, element('dt', {}, ...name.split(' ').map(key => key === '–' ? key : element('kbd', {}, key))), element('dd', {}, what))));
  const clicks = {
    approve: () => decide('approve'), reject: () => decide('reject'), skip: () => decide('skip'),
    'export-open': openExport, 'export-close': () => byId('export').close(), download: downloadDecisions,
    'copy-command': copyCommand, 'help-open': () => byId('help').showModal(),
    'cluster-next': () => chooseCluster(1), 'cluster-previous': () => chooseCluster(-1),
    'zoom-in': () => { zoomStep(1); refreshStage(); }, 'zoom-out': () => { zoomStep(-1); refreshStage(); },
    'zoom-fit': fitStage, 'zoom-actual': () => { zoomTo(1); refreshStage(); },
    'open-list': openList, 'close-list': closeList,
  };
  for (const [id, run] of Object.entries(clicks)) byId(id).addEventListener('click', run);
  byId('search').addEventListener('input', event => {
    filter.text = event.target.value.trim().toLowerCase();
    refreshList();
    showChosen();
  });
  document.addEventListener('keydown', keyPressed);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawPanes);
  if (goldens.length && goldens.every(golden => golden.state === 'passed')) filter.states.add('passed');
  byId('facts-box').open = !matchMedia('(max-width: 820px)').matches;
  recallDecisions();
  drawChips();
  drawProblems();
  refreshList();
  showChosen();
}

async function copyCommand() {
  try {
    await navigator.clipboard.writeText(byId('export-command').textContent);
    byId('copy-command').textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(byId('export-command'));
  }
}

function drawProblems() {
  if (!report.problems.length) return;
  byId('chips').after(element('details', { class: 'problems' },
    element('summary', {}, icon('unreadable'), ` ${count(report.problems.length, 'problem')}`),
    element('ul', {}, ...report.problems.map(problem => element('li', {}, element('b', {}, problem.subject), ` ${problem.message}`)))));
}

begin();
