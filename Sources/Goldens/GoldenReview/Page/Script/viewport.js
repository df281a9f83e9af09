// Where in the picture one looks: the same for all panes, so that they move together.
const viewport = {
  scale: 1, // screen pixels (of CSS) for each pixel of the picture
  x: 0, // the point of the picture in the middle of a pane
  y: 0,
  isFitted: true,
};

const largestScale = 32;
const scaleSteps = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32];

/** Shows the whole picture, never larger than twice its size. */
function fit(pane, size) {
  const margin = 16;
  const room = [(pane.width - margin) / size.width, (pane.height - margin) / size.height];
  const scale = Math.min(room[0], room[1], largestScale);
  // Whole steps keep small pictures crisp.
  viewport.scale = scale >= 1 ? Math.min(Math.floor(scale), 4) : Math.max(scale, 1 / 64);
  viewport.x = size.width / 2;
  viewport.y = size.height / 2;
  viewport.isFitted = true;
}

/** Scales about a point of the picture that keeps its place on the screen. */
function zoomTo(scale, about = { x: viewport.x, y: viewport.y }) {
  const wanted = clamp(scale, 1 / 64, largestScale);
  const ratio = viewport.scale / wanted;
  viewport.x = about.x + (viewport.x - about.x) * ratio;
  viewport.y = about.y + (viewport.y - about.y) * ratio;
  viewport.scale = wanted;
  viewport.isFitted = false;
}

function zoomStep(direction, about) {
  const slack = 1.001;
  const next = direction > 0
    ? scaleSteps.find(step => step > viewport.scale * slack) ?? largestScale
    : scaleSteps.findLast(step => step < viewport.scale / slack) ?? scaleSteps[0];
  zoomTo(next, about);
}

/** Moves by a distance on the screen; the middle stays within the picture. */
function pan(dx, dy, size) {
  viewport.x = clamp(viewport.x + dx / viewport.scale, 0, size.width);
  viewport.y = clamp(viewport.y + dy / viewport.scale, 0, size.height);
  viewport.isFitted = false;
}

/** Brings a rectangle into the middle, as large as leaves some of what is around it to be seen. */
function lookAt(rectangle, pane) {
  const around = 24;
  const scale = Math.min(pane.width / (rectangle.width + around), pane.height / (rectangle.height + around));
  viewport.scale = scale >= 1 ? Math.min(2 ** Math.floor(Math.log2(scale)), 16) : Math.max(scale, 1 / 64);
  viewport.x = rectangle.x + rectangle.width / 2;
  viewport.y = rectangle.y + rectangle.height / 2;
  viewport.isFitted = false;
}
