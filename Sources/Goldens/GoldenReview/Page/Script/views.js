// The ways to look at two pictures. Each draws one pane; `side` has a pane for each picture.
const tuning = {
  swipe: 50, // percent of the picture that show what was expected
  onion: 50, // percent of what came instead
  interval: 700, // milliseconds between blinks
};

const views = [
  { name: 'side', title: 'Side by side', short: 'Side' },
  {
    name: 'swipe', title: 'Swipe', short: 'Swipe',
    slider: { key: 'swipe', label: 'Divider', min: 0, max: 100, step: 1, unit: ' %' },
  },
  {
    name: 'blink', title: 'Blink', short: 'Blink',
    slider: { key: 'interval', label: 'Every', min: 300, max: 2000, step: 100, unit: ' ms' },
  },
  {
    name: 'onion', title: 'Onion skin', short: 'Onion',
    slider: { key: 'onion', label: 'Actual', min: 0, max: 100, step: 1, unit: ' %' },
  },
  { name: 'heat', title: 'Heat map', short: 'Heat' },
];

/** Where a picture lies in a pane, in CSS pixels on whole pixels of the screen. */
function frameIn(pane, image) {
  const ratio = pane.ratio;
  const snap = value => Math.round(value * ratio) / ratio;
  const left = snap(pane.width / 2 - viewport.x * viewport.scale);
  const top = snap(pane.height / 2 - viewport.y * viewport.scale);
  // A picture that is made smaller ends on a whole pixel too, so that no seam shows; a larger one keeps its squares.
  const length = value => viewport.scale < 1
    ? Math.max(snap(value * viewport.scale), 1 / ratio) : value * viewport.scale;
  return { left, top, width: length(image.width), height: length(image.height) };
}

function drawChequer(context, frame) {
  const square = 8;
  context.fillStyle = '#fff';
  context.fillRect(frame.left, frame.top, frame.width, frame.height);
  context.fillStyle = '#e2e2e2';
  context.save();
  context.beginPath();
  context.rect(frame.left, frame.top, frame.width, frame.height);
  context.clip();
  const { canvas } = context;
  const firstColumn = Math.max(0, Math.floor(-frame.left / square));
  const firstRow = Math.max(0, Math.floor(-frame.top / square));
  const lastColumn = Math.min(frame.width, canvas.width - frame.left) / square;
  const lastRow = Math.min(frame.height, canvas.height - frame.top) / square;
  for (let row = firstRow; row < lastRow; row += 1) {
    for (let column = firstColumn + (row + firstColumn) % 2; column < lastColumn; column += 2) {
      context.fillRect(frame.left + column * square, frame.top + row * square, square, square);
    }
  }
  context.restore();
}

function drawImage(context, pane, image) {
  const frame = frameIn(pane, image);
  context.imageSmoothingEnabled = viewport.scale < 1;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image.source, frame.left, frame.top, frame.width, frame.height);
}

function drawOnChequer(context, pane, image) {
  if (!image.isOpaque) drawChequer(context, frameIn(pane, image));
  drawImage(context, pane, image);
}

/** The part of a pane, across, where there is something to see. */
function visibleSpan(pane, images) {
  const frames = images.map(image => frameIn(pane, image));
  const left = Math.max(0, Math.min(...frames.map(frame => frame.left)));
  const right = Math.min(pane.width, Math.max(...frames.map(frame => frame.left + frame.width)));
  return { left, width: Math.max(right - left, 0) };
}

function dividerPlace(pane, images) {
  const span = visibleSpan(pane, images);
  return Math.round(span.left + span.width * tuning.swipe / 100);
}

function drawSwipe(context, pane, expected, actual) {
  const divider = dividerPlace(pane, [expected, actual]);
  for (const [image, left, right] of [[expected, 0, divider], [actual, divider, pane.width]]) {
    context.save();
    context.beginPath();
    context.rect(left, 0, right - left, pane.height);
    context.clip();
    drawOnChequer(context, pane, image);
    context.restore();
  }
  const colors = stageColors();
  context.fillStyle = colors.accent;
  context.fillRect(divider - 1, 0, 2, pane.height);
  const middle = pane.height / 2;
  context.beginPath();
  context.roundRect(divider - 14, middle - 14, 28, 28, 14);
  context.fill();
  context.strokeStyle = colors.onAccent;
  context.lineWidth = 2;
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(divider + side * 4, middle - 5);
    context.lineTo(divider + side * 9, middle);
    context.lineTo(divider + side * 4, middle + 5);
  }
  context.stroke();
}

/** Mixes premultiplied samples, so that what is transparent in both stays so. */
function drawOnion(context, pane, expected, actual) {
  for (const image of [expected, actual]) if (!image.isOpaque) drawChequer(context, frameIn(pane, image));
  const layer = element('canvas', { width: context.canvas.width, height: context.canvas.height });
  const mixed = layer.getContext('2d');
  mixed.setTransform(context.getTransform());
  mixed.globalCompositeOperation = 'lighter';
  mixed.globalAlpha = 1 - tuning.onion / 100;
  drawImage(mixed, pane, expected);
  mixed.globalAlpha = tuning.onion / 100;
  drawImage(mixed, pane, actual);
  context.drawImage(layer, 0, 0, layer.width / pane.ratio, layer.height / pane.ratio);
}

/** Rectangles around the clusters, that of the chosen one stronger. */
function drawClusters(context, pane, clusters, chosen) {
  const colors = stageColors();
  clusters.forEach((cluster, index) => {
    const frame = frameIn(pane, { width: 0, height: 0 });
    const gap = 3;
    const left = frame.left + cluster.x * viewport.scale - gap;
    const top = frame.top + cluster.y * viewport.scale - gap;
    const [width, height] = [cluster.width * viewport.scale + 2 * gap, cluster.height * viewport.scale + 2 * gap];
    context.lineWidth = index === chosen ? 4 : 3;
    context.strokeStyle = colors.outlineBehind;
    context.strokeRect(left, top, width, height);
    context.lineWidth = index === chosen ? 2 : 1;
    context.strokeStyle = index === chosen ? colors.accent : colors.outline;
    context.strokeRect(left, top, width, height);
  });
}

function drawPixelGrid(context, pane, size) {
  if (viewport.scale < 16) return;
  const frame = frameIn(pane, size);
  context.fillStyle = 'rgb(128 128 128 / 0.35)';
  const line = 1 / pane.ratio;
  const range = (start, extent, length) =>
    [Math.max(0, Math.floor(-start / viewport.scale)), Math.min(length, Math.ceil((extent - start) / viewport.scale))];
  const [firstColumn, lastColumn] = range(frame.left, pane.width, size.width);
  const [firstRow, lastRow] = range(frame.top, pane.height, size.height);
  for (let x = firstColumn; x <= lastColumn; x += 1) {
    const height = Math.min(frame.height, pane.height);
    context.fillRect(frame.left + x * viewport.scale, Math.max(frame.top, 0), line, height);
  }
  for (let y = firstRow; y <= lastRow; y += 1) {
    const width = Math.min(frame.width, pane.width);
    context.fillRect(Math.max(frame.left, 0), frame.top + y * viewport.scale, width, line);
  }
}

function drawMarker(context, pane, point) {
  if (!point || viewport.scale < 4) return;
  const frame = frameIn(pane, { width: 0, height: 0 });
  const [left, top] = [frame.left + point.x * viewport.scale, frame.top + point.y * viewport.scale];
  for (const [width, color] of [[3, '#fff'], [1, '#000']]) {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.strokeRect(left, top, viewport.scale, viewport.scale);
  }
}

/** Colours of the style sheet that the canvases need. */
function stageColors() {
  const style = getComputedStyle(document.documentElement);
  const color = name => style.getPropertyValue(name).trim();
  return {
    accent: color('--accent'), onAccent: color('--on-accent'), outline: color('--outline'),
    outlineBehind: color('--outline-behind'),
  };
}
