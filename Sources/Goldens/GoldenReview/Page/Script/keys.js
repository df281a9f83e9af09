// What the keys do; the help shows the same list.

const keys = [
  ['a', 'approve, or all of a group', () => decide('approve')],
  ['r', 'reject', () => decide('reject')],
  ['s', 'skip', () => decide('skip')],
  ['j', 'next golden; so does ↓', () => step(1)],
  ['k', 'previous golden; so does ↑', () => step(-1)],
  ['g', 'open or close a group', toggleChosenGroup],
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

function buildHelp() {
  const signs = name => name.split(' ').map(key => key === '–' ? key : element('kbd', {}, key));
  byId('keys').append(...keys.map(([name, what]) =>
    element('div', {}, element('dt', {}, ...signs(name)), element('dd', {}, what))));
}

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
  // A key that is held would decide about goldens that nobody has seen yet.
  if (event.repeat && ['a', 'r', 's'].includes(key.toLowerCase())) return true;
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
  if (dx && slider && canCompare()) {
    const stride = slider.key === 'interval' ? slider.step : 5;
    return tune(slider.key, tuning[slider.key] + dx * stride), true;
  }
  return step(dx || dy), true;
}

function stepTab(direction) {
  const index = views.findIndex(view => view.name === stage.view);
  setView(views[(index + direction + views.length) % views.length].name);
  byId('tabs').querySelector('[aria-selected=true]').focus();
}
