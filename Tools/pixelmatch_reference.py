#!/usr/bin/python3
"""Counts differing pixels as pixelmatch does: an implementation to hold the one in Swift against.

It shares no code and no structure with the Swift one: planes of whole pictures here, one pixel at a time there. The rules
are those of pixelmatch 5.3.0 ("5"), 7.2.0 ("7") and of its commit c6fee35 ("oklab"), in words of our own:
https://github.com/mapbox/pixelmatch. The colour differences are of Y. Kotsarenko and F. Ramos, "Measuring perceived color
difference using YIQ NTSC transmission color space in mobile applications" (2010), and of B. Ottosson's OKLab with the
distance HyAB; the detection of antialiasing is of V. Vysniauskas, "Anti-aliased Pixel and Intensity Slope Detector"
(2009).

    Tools/pixelmatch_reference.py A.png B.png [--version 7] [--threshold 0.1] [--count-antialiasing] [--window N]
    Tools/pixelmatch_reference.py --check     # whether Tests/Fixtures/pixelmatch/counts.json is what this program counts
    Tools/pixelmatch_reference.py --write     # makes counts.json anew from the pairs
    Tools/pixelmatch_reference.py --pairs     # draws the pairs anew (needs the fonts of Tools/setup)
"""

import argparse
import json
import math
import random
import sys
from pathlib import Path

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    print("pixelmatch_reference.py: python3-pil is needed: run Tools/setup", file=sys.stderr)
    sys.exit(3)

FIXTURES = Path(__file__).resolve().parent.parent / "Tests" / "Fixtures" / "pixelmatch"
VERSIONS = ("5", "7", "oklab")
THRESHOLDS = (0.05, 0.1, 0.2)
LUMA = (0.29889531, 0.58662247, 0.11448223)
IN_PHASE = (0.59597799, -0.27417610, -0.32180189)
QUADRATURE = (0.21147017, -0.52261711, 0.31114694)
# Of the largest squared difference in YIQ that two colours of the cube can have.
LARGEST_SQUARE = 35215
GOLDEN_RATIO = 1.618033988749895


class Picture:
    """The pixels of a picture, row after row, and what the detector asks of them."""

    def __init__(self, image):
        image = image.convert("RGBA")
        self.width, self.height = image.size
        self.pixels = list(image.getdata())

    def neighbours(self, index):
        """The indices of the up to eight pixels around one, column after column."""
        column, row = index % self.width, index // self.width
        return [
            y * self.width + x
            for x in range(max(column - 1, 0), min(column + 1, self.width - 1) + 1)
            for y in range(max(row - 1, 0), min(row + 1, self.height - 1) + 1)
            if (x, y) != (column, row)
        ]

    def is_at_border(self, index):
        column, row = index % self.width, index // self.width
        return column in (0, self.width - 1) or row in (0, self.height - 1)

    def is_in_flat_surroundings(self, index):
        """Whether three pixels around one are its like; the border counts as one."""
        like = sum(self.pixels[other] == self.pixels[index] for other in self.neighbours(index))
        return like + self.is_at_border(index) >= 3


def white(_):
    return (255, 255, 255)


def chequered(index):
    """The background that version 7 lays under a pixel; it takes the offset of the pixel's bytes, a multiple of four."""
    offset = 4 * index
    return tuple(48 + 159 * (int(offset / divisor) % 2) for divisor in (1, GOLDEN_RATIO, GOLDEN_RATIO + 1))


def laid_over(pixel, ground):
    """A pixel without opacity, its colour laid over a background, not rounded."""
    opacity = pixel[3] / 255
    return [g + (c - g) * opacity for c, g in zip(pixel, ground)]


def weighed(weights, color):
    return sum(w * c for w, c in zip(weights, color))


# MARK: distances of colours


def yiq_exceeds(threshold, ground_at):
    limit = LARGEST_SQUARE * threshold * threshold

    def exceeds(first, second, index):
        ground = ground_at(index)
        difference = [a - b for a, b in zip(laid_over(first, ground), laid_over(second, ground))]
        square = (
            0.5053 * weighed(LUMA, difference) ** 2
            + 0.299 * weighed(IN_PHASE, difference) ** 2
            + 0.1957 * weighed(QUADRATURE, difference) ** 2
        )
        note_margin(square, limit)
        return square > limit

    return exceeds


def table(function, steps):
    """A function over 0...1 as the straight lines between steps + 1 values."""
    values = [function(step / steps) for step in range(steps + 1)]
    values.append(values[-1])

    def looked_up(x):
        position = x * steps
        step = int(position)
        return values[step] + (values[step + 1] - values[step]) * (position - step)

    return looked_up


linear = table(lambda v: v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4, 255)
cube_root = table(lambda v: v ** (1 / 3), 4096)


def oklab_with_toe(color):
    """Lightness as it is seen (Ottosson's toe), and the two axes of colour."""
    light = [linear(c / 255) for c in color]
    l, m, s = (
        cube_root(min(max(weighed(row, light), 0), 1))
        for row in (
            (0.4122214708, 0.5363325363, 0.0514459929),
            (0.2119034982, 0.6806995451, 0.1073969566),
            (0.0883024619, 0.2817188376, 0.6299787005),
        )
    )
    k1, k2 = 0.206, 0.03
    k3 = (1 + k1) / (1 + k2)
    x = k3 * (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s) - k1
    lightness = 0.5 * (x + math.sqrt(x * x + 4 * k2 * (x + k1)))
    return (
        lightness,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def hyab_exceeds(threshold):
    def exceeds(first, second, index):
        ground = chequered(index)
        one, other = oklab_with_toe(laid_over(first, ground)), oklab_with_toe(laid_over(second, ground))
        distance = abs(one[0] - other[0]) + math.hypot(one[1] - other[1], one[2] - other[2])
        note_margin(distance, threshold)
        return distance > threshold

    return exceeds


smallest_margin = [math.inf]


def note_margin(value, limit):
    """Keeps how near to its limit any value came, so that no count hangs on the last bit of a sum."""
    smallest_margin[0] = min(smallest_margin[0], abs(value - limit) / limit)


# MARK: antialiasing


def brightness_step(picture, index, other, version):
    """How much brighter a pixel is than a neighbour; both over the background that belongs to the pixel."""
    first, second = picture.pixels[index], picture.pixels[other]
    if first == second:
        return 0.0
    ground = chequered(index) if version == "7" else white(index)
    step = weighed(LUMA, [a - b for a, b in zip(laid_over(first, ground), laid_over(second, ground))])
    # A sum of three products that should vanish may leave something in the last bits.
    if abs(step) < 1e-9:
        step = 0.0
    if version == "oklab" and step == 0 and first[3] != second[3]:
        step = (first[3] - second[3]) / 2
    return step


def is_antialiased(picture, other, index, version):
    around = picture.neighbours(index)
    steps = [brightness_step(picture, index, neighbour, version) for neighbour in around]
    if steps.count(0) + picture.is_at_border(index) > 2:
        return False
    # The first of several that are alike, as `min` and `max` give it.
    brightest, darkest = min(steps), max(steps)
    if not brightest < 0 < darkest:
        return False
    extremes = (around[steps.index(brightest)], around[steps.index(darkest)])
    return any(picture.is_in_flat_surroundings(e) and other.is_in_flat_surroundings(e) for e in extremes)


# MARK: counting


def differing(first, second, version, threshold, counts_antialiasing):
    """The indices of the pixels that count."""
    if version == "oklab":
        exceeds = hyab_exceeds(threshold)
    else:
        exceeds = yiq_exceeds(threshold, chequered if version == "7" else white)
    return [
        index
        for index, (one, other) in enumerate(zip(first.pixels, second.pixels))
        if one != other
        and exceeds(one, other, index)
        and (
            counts_antialiasing
            or not (
                is_antialiased(first, second, index, version) or is_antialiased(second, first, index, version)
            )
        )
    ]


def most_in_a_window(indices, size, width, height):
    """The most of the pixels that any square of a size holds, by sums over rectangles from the corner."""
    across, down = min(size, width), min(size, height)
    sums = [[0] * (width + 1) for _ in range(height + 1)]
    chosen = set(indices)
    for y in range(height):
        for x in range(width):
            sums[y + 1][x + 1] = (y * width + x in chosen) + sums[y][x + 1] + sums[y + 1][x] - sums[y][x]
    return max(
        sums[y + down][x + across] - sums[y][x + across] - sums[y + down][x] + sums[y][x]
        for y in range(height - down + 1)
        for x in range(width - across + 1)
    )


def count(first, second, version, threshold, counts_antialiasing, window=None):
    if (first.width, first.height) != (second.width, second.height):
        sys.exit("pixelmatch compares pictures of one size only")
    indices = differing(first, second, version, threshold, counts_antialiasing)
    return len(indices) if window is None else most_in_a_window(indices, window, first.width, first.height)


def all_counts():
    results = []
    for path in sorted(FIXTURES.glob("*.a.png")):
        name = path.name.removesuffix(".a.png")
        first, second = Picture(Image.open(path)), Picture(Image.open(FIXTURES / f"{name}.b.png"))
        for version in VERSIONS:
            for threshold in THRESHOLDS:
                for counts_antialiasing in (False, True):
                    windows = (None, 8) if version == "oklab" and threshold == 0.1 else (None,)
                    for window in windows:
                        results.append({
                            "pair": name, "version": version, "threshold": threshold,
                            "countsAntialiasing": counts_antialiasing, "window": window,
                            "pixels": count(first, second, version, threshold, counts_antialiasing, window),
                        })
    return results


def as_text(results):
    return "[\n" + ",\n".join("  " + json.dumps(result) for result in results) + "\n]\n"


# MARK: pairs


def supersampled(size, draw, ground):
    """A drawing with edges that are shares of coverage: eight times as large, then averaged."""
    image = Image.new("RGBA", (size * 8, size * 8), ground)
    draw(ImageDraw.Draw(image))
    return image.resize((size, size), Image.BOX)


def lines(shift):
    def draw(canvas):
        for number in range(7):
            x = 24 + number * 56 + shift * 8
            canvas.line([(x, 8), (x + 40 * number - 120, 376)], fill=(20, 40 + 20 * number, 160, 255), width=6 + 3 * number)
        canvas.ellipse([60 + shift * 8, 60, 320 + shift * 8, 320], outline=(200, 30, 30, 255), width=8)

    return supersampled(48, draw, (250, 250, 250, 255))


def text(words, shift, color):
    font = ImageFont.truetype("/usr/share/fonts/opentype/inter/Inter-Regular.otf", 13 * 8)
    return supersampled(
        56, lambda canvas: [
            canvas.text((16 + shift * 8, 16 + 144 * row), line, font=font, fill=color) for row, line in enumerate(words)
        ], (255, 255, 255, 255))


def noise(seed, spread, base=None, opacity=False):
    generator = random.Random(seed)
    image = Image.new("RGBA", (32, 32))
    for y in range(32):
        for x in range(32):
            color = base.getpixel((x, y)) if base else [generator.randrange(256) for _ in range(4)]
            changed = [min(max(c + generator.randint(-spread, spread), 0), 255) for c in color]
            image.putpixel((x, y), tuple(changed[:3]) + ((changed[3] if opacity else 255),))
    return image


def blocks(colors):
    image = Image.new("RGBA", (40, 40), (255, 255, 255, 255))
    for number, color in enumerate(colors):
        image.paste(color, (4 + number % 4 * 9, 4 + number // 4 * 9, 11 + number % 4 * 9, 11 + number // 4 * 9))
    return image


def translucent(seed, shift):
    generator = random.Random(seed)
    image = Image.new("RGBA", (48, 48), (0, 0, 0, 0))
    for _ in range(14):
        layer = Image.new("RGBA", (48 * 8, 48 * 8), (0, 0, 0, 0))
        x, y, radius = generator.randrange(300), generator.randrange(300), generator.randrange(30, 110)
        color = tuple(generator.randrange(256) for _ in range(3)) + (generator.randrange(20, 256),)
        moved = x + round(shift * 8)
        ImageDraw.Draw(layer).ellipse([moved, y, moved + radius, y + radius], fill=color)
        image = Image.alpha_composite(image, layer.resize((48, 48), Image.BOX))
    return image


def draw_pairs():
    generator = random.Random(20)
    colors = [tuple(generator.randrange(256) for _ in range(3)) + (255,) for _ in range(16)]
    near = [tuple(min(max(c + generator.choice((-1, 1)) * (4 * n + 3), 0), 255) for c in color[:3]) + (255,)
            for n, color in enumerate(colors)]
    grainy = noise(31, 0)
    veiled = noise(32, 0, opacity=True)
    pairs = {
        "opaque": (blocks(colors), blocks(near)),
        "lines": (lines(0), lines(0.375)),
        "text": (text(["Row 12", "Seat 7", "Parkett"], 0, (0, 0, 0, 255)),
                 text(["Row 12", "Seat 1", "Parkett"], 0.25, (0, 0, 0, 255))),
        "recoloured-text": (text(["Aa Gg", "Qq 38"], 0, (30, 30, 30, 255)), text(["Aa Gg", "Qq 38"], 0, (90, 60, 140, 255))),
        "noise": (grainy, noise(33, 40, base=grainy)),
        "translucent": (translucent(34, 0), translucent(34, 0.5)),
        "translucent-noise": (veiled, noise(35, 40, base=veiled, opacity=True)),
    }
    FIXTURES.mkdir(parents=True, exist_ok=True)
    for name, (first, second) in pairs.items():
        first.save(FIXTURES / f"{name}.a.png", optimize=True)
        second.save(FIXTURES / f"{name}.b.png", optimize=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pictures", nargs="*")
    parser.add_argument("--version", choices=VERSIONS, default="7")
    parser.add_argument("--threshold", type=float, default=0.1)
    parser.add_argument("--count-antialiasing", action="store_true")
    parser.add_argument("--window", type=int)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--pairs", action="store_true")
    arguments = parser.parse_args()
    if arguments.pairs:
        draw_pairs()
    elif arguments.check or arguments.write:
        counted = as_text(all_counts())
        if smallest_margin[0] < 1e-9:
            sys.exit("a pixel stands exactly on a threshold: its count hangs on the last bit of a sum")
        if arguments.write:
            (FIXTURES / "counts.json").write_text(counted)
        elif counted != (FIXTURES / "counts.json").read_text():
            sys.exit("counts.json is not what this program counts")
    elif len(arguments.pictures) == 2:
        first, second = (Picture(Image.open(path)) for path in arguments.pictures)
        print(count(
            first, second, arguments.version, arguments.threshold, arguments.count_antialiasing, arguments.window))
    else:
        parser.error("name two pictures, or --check, --write or --pairs")


if __name__ == "__main__":
    main()
