#!/usr/bin/env python3
"""Draws the pictures that comparing is measured with: a screen full of tickets, and the same with a button.

    make_scene.py FOLDER [WIDTH HEIGHT]

FOLDER gets scene.png (cards with gradients, 900 shapes, 1,400 lines of text), scene-button.png (the same with one red
button, 10,800 pixels), both RGB as cairo writes them. The numbers come from a seed: every run draws the same.
"""

import math
import pathlib
import random
import sys

import cairo

CARD, SHAPES, LINES = 400, 900, 1400
WORDS = "row seat aisle balcony stalls circle gate ticket hall screen price adult child premium left right".split()


def draw_cards(context, rng, width, height):
    for x in range(0, width, CARD):
        for y in range(0, height, CARD):
            gradient = cairo.LinearGradient(x, y, x, y + CARD)
            low = rng.uniform(0.75, 0.95)
            gradient.add_color_stop_rgb(0, low, low, 1)
            gradient.add_color_stop_rgb(1, 1, 1, low)
            context.set_source_rgb(1, 1, 1)
            context.rectangle(x, y, CARD, CARD)
            context.fill()
            context.set_source(gradient)
            rounded(context, x + 12, y + 12, CARD - 24, CARD - 24, 18)
            context.fill_preserve()
            context.set_source_rgb(0.6, 0.6, 0.7)
            context.set_line_width(1.5)
            context.stroke()


def rounded(context, x, y, width, height, radius):
    context.new_sub_path()
    for corner, (dx, dy) in enumerate([(width, 0), (width, height), (0, height), (0, 0)]):
        centre = (x + dx - math.copysign(radius, dx - 1), y + dy - math.copysign(radius, dy - 1))
        context.arc(*centre, radius, (corner - 1) * math.pi / 2, corner * math.pi / 2)
    context.close_path()


def draw_shapes(context, rng, width, height):
    for _ in range(SHAPES):
        x, y, size = rng.uniform(0, width), rng.uniform(0, height), rng.uniform(6, 60)
        context.set_source_rgba(rng.random(), rng.random(), rng.random(), rng.choice([1, 1, 0.5]))
        if rng.random() < 0.5:
            context.arc(x, y, size / 2, 0, 2 * math.pi)
        else:
            rounded(context, x, y, size, size * 0.8, size / 5)
        if rng.random() < 0.7:
            context.fill()
        else:
            context.set_line_width(rng.uniform(1, 4))
            context.stroke()


def draw_text(context, rng, width, height):
    context.select_font_face("Inter")
    for _ in range(LINES):
        context.set_font_size(rng.uniform(9, 22))
        context.set_source_rgb(*[rng.uniform(0, 0.4)] * 3)
        context.move_to(rng.uniform(0, width), rng.uniform(0, height))
        context.show_text(" ".join(rng.choice(WORDS) for _ in range(rng.randint(2, 7))))


def scene(width, height, has_button):
    rng = random.Random(2024)
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
    context = cairo.Context(surface)
    draw_cards(context, rng, width, height)
    draw_shapes(context, rng, width, height)
    draw_text(context, rng, width, height)
    if has_button:
        context.set_source_rgb(0.85, 0.1, 0.1)
        context.rectangle(width // 2, height // 2, 180, 60)
        context.fill()
    return surface


def main():
    if len(sys.argv) not in (2, 4):
        sys.exit("usage: make_scene.py FOLDER [WIDTH HEIGHT]")
    folder = pathlib.Path(sys.argv[1])
    width, height = map(int, sys.argv[2:4]) if len(sys.argv) == 4 else (4000, 3000)
    folder.mkdir(parents=True, exist_ok=True)
    scene(width, height, False).write_to_png(str(folder / "scene.png"))
    scene(width, height, True).write_to_png(str(folder / "scene-button.png"))


if __name__ == "__main__":
    main()
