#!/usr/bin/env python3
"""Draws a seat map as one would with skia-python: a path for each seat, a piece of text for each label.

    skia_map.py LIST

Paints, fonts and texts are made before it is timed, and the canvas is moved to each seat.
"""

import sys

import seat_list
import serving
import skia


def outline_path(outline):
    path = skia.Path()
    steps = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Z": path.close}
    for letter, *numbers in outline:
        steps[letter](*numbers)
    return path


def paints(colors):
    return {color: skia.Paint(AntiAlias=True, Color=skia.Color(*color)) for color in colors}


def main():
    plan = seat_list.SeatList(sys.argv[1])
    path = outline_path(plan.outline)
    ink = paints({item.color for item in plan.seats + plan.labels})
    seats = [(seat.x, seat.y, seat.degrees, ink[seat.color]) for seat in plan.seats]
    typeface = skia.Typeface.MakeFromFile(plan.font)
    fonts = {size: skia.Font(typeface, size) for size in {label.size for label in plan.labels}}
    for font in fonts.values():
        font.setSubpixel(True)
        font.setHinting(skia.FontHinting.kNone)
        font.setEdging(skia.Font.Edging.kAntiAlias)
    labels = [(label.text, label.x, label.y, fonts[label.size], ink[label.color]) for label in plan.labels]

    def draw():
        surface = skia.Surface(*plan.size)
        canvas = surface.getCanvas()
        canvas.clear(skia.Color(*plan.background))
        for x, y, degrees, paint in seats:
            canvas.save()
            canvas.translate(x, y)
            if degrees:
                canvas.rotate(degrees)
            canvas.drawPath(path, paint)
            canvas.restore()
        for text, x, y, font, paint in labels:
            canvas.drawString(text, x, y, font, paint)
        return surface.makeImageSnapshot()

    def work(parts):
        image = parts.measure("draw", draw)
        return bytes(parts.measure("encode", lambda: image.encodeToData(skia.kPNG, 100)))

    serving.serve(work)


if __name__ == "__main__":
    main()
