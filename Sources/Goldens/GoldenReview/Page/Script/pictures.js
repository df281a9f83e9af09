// Pictures are in the page once each, in Base64, and are read when they are first shown.
const pictureCache = new Map();
const keptPictures = 8;
const keptPixels = 24e6; // each takes eight bytes, in the canvas and in the samples

/** A picture that was read: its size, something to draw, and its samples, opacity straight. */
async function readPicture(index) {
  const encoded = atob(byId(`picture-${index}`).textContent);
  const bytes = Uint8Array.from(encoded, character => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: 'none' });
  const canvas = element('canvas', { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, source: canvas, data, isOpaque: isOpaque(data) };
}

function isOpaque(data) {
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 255) return false;
  return true;
}

/** The picture of an index, or null where there is none; the ones last used are kept. */
function picture(index) {
  if (index === undefined || index === null) return Promise.resolve(null);
  const kept = pictureCache.get(index) ?? readPicture(index);
  pictureCache.delete(index);
  pictureCache.set(index, kept);
  while (pictureCache.size > keptPictures) pictureCache.delete(pictureCache.keys().next().value);
  kept.then(forgetLargePictures, () => pictureCache.delete(index));
  return kept;
}

/** Lets the pictures go that were used longest ago, but for the three of a golden, once all have too many pixels. */
async function forgetLargePictures() {
  const entries = [...pictureCache];
  const read = await Promise.allSettled(entries.map(([, kept]) => kept));
  const sizes = read.map(({ value }) => value ? value.width * value.height : 0);
  let pixels = sizes.reduce((sum, size) => sum + size, 0);
  for (const [place, [index]] of entries.slice(0, -3).entries()) {
    if (pixels <= keptPixels) return;
    pictureCache.delete(index);
    pixels -= sizes[place];
  }
}

/** Red, green, blue and opacity of a pixel, or null outside the picture. */
function sample(image, x, y) {
  if (!image || x < 0 || y < 0 || x >= image.width || y >= image.height) return null;
  const start = (y * image.width + x) * 4;
  return image.data.subarray(start, start + 4);
}

/** The largest difference of a premultiplied sample, as the comparison counts it. */
function delta(first, second) {
  let largest = Math.abs(first[3] - second[3]);
  for (let part = 0; part < 3; part += 1) {
    const step = Math.abs(Math.round(first[part] * first[3] / 255) - Math.round(second[part] * second[3] / 255));
    if (step > largest) largest = step;
  }
  return largest;
}

/** Colours from yellow over red to violet, darker the larger the difference; even 1 stands out from the pale ghost. */
const heatColors = (() => {
  const stops = [[255, 196, 61], [240, 105, 32], [204, 31, 72], [122, 8, 110], [52, 4, 84]];
  const colors = new Uint32Array(256);
  for (let value = 0; value < 256; value += 1) {
    // By the logarithm: small steps are what one looks for.
    const place = Math.log2(1 + value) / 8 * (stops.length - 1);
    const lower = Math.min(Math.floor(place), stops.length - 2);
    const mixed = stops[lower].map((part, index) =>
      Math.round(part + (stops[lower + 1][index] - part) * (place - lower)));
    colors[value] = 0xff000000 | mixed[2] << 16 | mixed[1] << 8 | mixed[0];
  }
  return colors;
})();

const onlyOneColor = 0xffd6701e;

const hatchColors = [0xffa87a8a, 0xfff5e7ec];
const hatchPeriod = 6; // pixels from one line to the next

/** Whether a pixel does not count: where the mask's picture is at least half opaque. */
const isMasked = (mask, x, y) => (sample(mask, x, y)?.[3] ?? 0) >= 128;

/**
 * The heat map: a ghost of what was expected, differences in colour, hatching where they do not count, and in blue what
 * one of the pictures lacks.
 */
function heatMap(expected, actual, mask) {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const canvas = element('canvas', { width, height });
  const context = canvas.getContext('2d');
  const output = context.createImageData(width, height);
  const words = new Uint32Array(output.data.buffer);
  const before = new Uint32Array(expected.data.buffer);
  const after = new Uint32Array(actual.data.buffer);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInExpected = x < expected.width && y < expected.height;
      const isInActual = x < actual.width && y < actual.height;
      const i = y * expected.width + x;
      const j = y * actual.width + x;
      if (!isInExpected || !isInActual) {
        words[y * width + x] = isInExpected || isInActual ? onlyOneColor : 0;
        continue;
      }
      if (isMasked(mask, x, y)) {
        words[y * width + x] = hatchColors[(x + y) % hatchPeriod < 2 ? 0 : 1];
        continue;
      }
      const word = before[i];
      const step = word === after[j] ? 0 : delta(sample(expected, x, y), sample(actual, x, y));
      if (step > 0) {
        words[y * width + x] = heatColors[step];
      } else {
        const alpha = word >>> 24;
        const luma = (299 * (word & 255) + 587 * (word >> 8 & 255) + 114 * (word >> 16 & 255)) / 1000;
        const gray = Math.round(216 + (luma * alpha / 255 + 255 - alpha) * 32 / 255);
        words[y * width + x] = 0xff000000 | gray << 16 | gray << 8 | gray;
      }
    }
  }
  context.putImageData(output, 0, 0);
  return { width, height, source: canvas, data: output.data };
}
