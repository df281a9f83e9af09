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
  const digits = color[3] === 255 ? hex.slice(0, 6) : hex;
  return element('span', {}, `${label} `, swatch, `${isRounded ? ' ≈' : ' '}#${digits}`);
}
