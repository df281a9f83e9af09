// The stage: the panes with what is shown of one golden, and the pointer's work on them.
const stage = {
  element: byId('stage'),
  view: 'side',
  panes: [], // { figure, caption, canvas, role, width, height, ratio }
  expected: null,
  actual: null,
  mask: null,
  heat: null,
  clusters: [],
  chosenCluster: -1,
  showsOutlines: true,
  blinkShown: 'expected',
  isBlinking: false,
  point: null, // the pixel under the pointer, or in the middle when keys move the picture
  loading: 0,
};

const images = () => [stage.expected, stage.actual].filter(Boolean);
const unionSize = () => ({
  width: Math.max(...images().map(image => image.width)), height: Math.max(...images().map(image => image.height)),
});
const canCompare = () => Boolean(stage.expected && stage.actual);

/** Shows the pictures of a golden; a later call wins over one whose pictures are still being read. */
async function showPictures(golden) {
  const ticket = ++stage.loading;
  let pictures;
  try {
    pictures = await Promise.all([golden.expected, golden.actual, golden.mask].map(picture));
  } catch {
    pictures = [null, null, null];
  }
  if (ticket !== stage.loading) return;
  [stage.expected, stage.actual, stage.mask] = pictures;
  stage.heat = null;
  stage.clusters = golden.clusters ?? [];
  stage.chosenCluster = -1;
  stage.point = null;
  stage.blinkShown = 'expected';
  buildPanes();
  if (images().length) fit(stage.panes[0], unionSize());
  refreshStage();
}

function buildPanes() {
  stopBlinking();
  stage.element.replaceChildren();
  stage.panes = [];
  if (!images().length) {
    stage.element.append(element('p', { class: 'empty' }, 'There is no picture to show.'));
    return;
  }
  const roles = !canCompare() ? [stage.expected ? 'expected' : 'actual']
    : stage.view === 'side' ? ['expected', 'actual'] : [stage.view];
  stage.element.dataset.panes = roles.length;
  stage.panes = roles.map(makePane);
  // Only once all of them stand side by side is it known how wide each is.
  for (const pane of stage.panes) measure(pane);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (stage.view === 'blink' && canCompare() && !isStill) startBlinking();
}

function makePane(role) {
  const caption = element('figcaption');
  const canvas = element('canvas', { role: 'img' });
  const box = element('div', { class: 'box' }, canvas);
  const figure = element('figure', { class: `pane ${role}` }, caption, box);
  stage.element.append(figure);
  const pane = { role, figure, caption, canvas, box };
  canvas.addEventListener('pointermove', event => pointerMoved(pane, event));
  canvas.addEventListener('pointerleave', () => { stage.point = null; refreshStage(); });
  canvas.addEventListener('pointerdown', event => pointerPressed(pane, event));
  canvas.addEventListener('pointerup', pointerReleased);
  canvas.addEventListener('pointercancel', pointerReleased);
  canvas.addEventListener('dblclick', event => { zoomStep(1, pointOf(pane, event)); refreshStage(); });
  canvas.addEventListener('wheel', event => wheelTurned(pane, event), { passive: false });
  return pane;
}

function measure(pane) {
  const { width, height } = pane.box.getBoundingClientRect();
  pane.ratio = devicePixelRatio || 1;
  pane.width = Math.max(Math.floor(width), 1);
  pane.height = Math.max(Math.floor(height), 1);
  pane.canvas.width = Math.round(pane.width * pane.ratio);
  pane.canvas.height = Math.round(pane.height * pane.ratio);
  pane.canvas.style.width = `${pane.width}px`;
  pane.canvas.style.height = `${pane.height}px`;
}

new ResizeObserver(() => {
  for (const pane of stage.panes) measure(pane);
  if (stage.panes.length && viewport.isFitted) fit(stage.panes[0], unionSize());
  drawPanes();
}).observe(stage.element);

const paneTitles = {
  expected: 'Expected', actual: 'Actual',
  swipe: 'Expected │ actual', onion: 'Expected and actual', heat: 'Difference',
};

function drawPanes() {
  for (const pane of stage.panes) {
    const context = pane.canvas.getContext('2d');
    context.setTransform(pane.ratio, 0, 0, pane.ratio, 0, 0);
    context.clearRect(0, 0, pane.width, pane.height);
    drawRole(context, pane);
    drawPixelGrid(context, pane, unionSize());
    const isHidden = pane.role === 'blink' || pane.role === 'onion';
    if (stage.showsOutlines && !isHidden) drawClusters(context, pane, stage.clusters, stage.chosenCluster);
    drawMarker(context, pane, stage.point);
    captionPane(pane);
  }
}

function drawRole(context, pane) {
  const { expected, actual } = stage;
  switch (pane.role) {
    case 'expected': return drawOnChequer(context, pane, expected);
    case 'actual': return drawOnChequer(context, pane, actual);
    case 'swipe': return drawSwipe(context, pane, expected, actual);
    case 'blink': return drawOnChequer(context, pane, stage[stage.blinkShown]);
    case 'onion': return drawOnion(context, pane, expected, actual);
    default:
      stage.heat ??= heatMap(expected, actual, stage.mask);
      return drawImage(context, pane, stage.heat);
  }
}

function captionPane(pane) {
  const shown = pane.role === 'blink' ? stage.blinkShown : pane.role;
  const image = stage[shown];
  const size = image ? image : unionSize();
  const title = paneTitles[shown];
  const label = `${title}, ${size.width} × ${size.height} pixels`;
  if (pane.canvas.getAttribute('aria-label') === label) return;
  pane.canvas.setAttribute('aria-label', label);
  pane.caption.replaceChildren(
    element('span', { class: 'tag' }, title), element('span', {}, `${size.width} × ${size.height}`));
  if (shown === 'heat') pane.caption.append(heatLegend());
}

function heatLegend() {
  const masked = stage.mask ? '; hatched: masked' : '';
  const label = `From yellow for a delta of 1 to violet for 255; blue: in one picture only${masked}`;
  const legend = element('span', { class: 'legend', role: 'img', 'aria-label': label },
    '1', element('i', { class: 'ramp' }), '255', element('i', { class: 'blue' }), 'in one only');
  if (stage.mask) legend.append(element('i', { class: 'hatch' }), 'masked');
  return legend;
}

// Blinking

let blinkTimer = 0;

function startBlinking() {
  stopBlinking();
  stage.isBlinking = true;
  blinkTimer = setInterval(blink, tuning.interval);
}

function stopBlinking() {
  clearInterval(blinkTimer);
  stage.isBlinking = false;
}

function blink() {
  stage.blinkShown = stage.blinkShown === 'expected' ? 'actual' : 'expected';
  drawPanes();
}

// Pointers: one moves the picture or the divider, two scale it.

const pointers = new Map();
let isDividing = false;

function pointOf(pane, event) {
  const bounds = pane.canvas.getBoundingClientRect();
  const frame = frameIn(pane, { width: 0, height: 0 });
  return {
    x: (event.clientX - bounds.left - frame.left) / viewport.scale,
    y: (event.clientY - bounds.top - frame.top) / viewport.scale,
  };
}

function pointerPressed(pane, event) {
  pane.canvas.setPointerCapture(event.pointerId);
  pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  const place = event.clientX - pane.canvas.getBoundingClientRect().left;
  isDividing = pane.role === 'swipe' && pointers.size === 1 && Math.abs(place - dividerPlace(pane, images())) < 22;
}

function pointerReleased(event) {
  pointers.delete(event.pointerId);
  isDividing = false;
}

function pointerMoved(pane, event) {
  const before = pointers.get(event.pointerId);
  if (before) {
    const now = { x: event.clientX, y: event.clientY };
    if (isDividing) {
      const span = visibleSpan(pane, images());
      const place = now.x - pane.canvas.getBoundingClientRect().left - span.left;
      tune('swipe', clamp(Math.round(100 * place / Math.max(span.width, 1)), 0, 100));
    } else if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const apart = place => Math.max(Math.hypot(place.x - other.x, place.y - other.y), 1);
      const middle = pointOf(pane, { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 });
      zoomTo(viewport.scale * apart(now) / apart(before), middle);
    } else {
      pan(before.x - now.x, before.y - now.y, unionSize());
    }
    pointers.set(event.pointerId, now);
  }
  const point = pointOf(pane, event);
  stage.point = { x: Math.floor(point.x), y: Math.floor(point.y) };
  refreshStage();
}

function wheelTurned(pane, event) {
  event.preventDefault();
  if (event.shiftKey) pan(event.deltaY, 0, unionSize());
  else zoomTo(viewport.scale * 2 ** (-clamp(event.deltaY, -100, 100) / 200), pointOf(pane, event));
  refreshStage();
}

/** Moves the picture by keys; the pixel in the middle is what the readout tells. */
function panByKey(dx, dy) {
  if (!images().length) return;
  const step = Math.max(viewport.scale, viewport.scale < 8 ? 48 : 0);
  pan(dx * step, dy * step, unionSize());
  stage.point = { x: Math.floor(viewport.x), y: Math.floor(viewport.y) };
  refreshStage();
}

function chooseCluster(direction) {
  const total = stage.clusters.length;
  if (!total || !stage.panes.length) return;
  const before = stage.chosenCluster < 0 && direction < 0 ? 0 : stage.chosenCluster;
  stage.chosenCluster = (before + direction + total) % total;
  lookAt(stage.clusters[stage.chosenCluster], stage.panes[0]);
  refreshStage();
}
