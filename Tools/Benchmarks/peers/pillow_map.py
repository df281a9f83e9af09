#!/usr/bin/env python3
"""Draws a seat map as one would with Pillow: a polygon for each part of a seat.

    pillow_map.py LIST

Pillow draws polygons without smooth edges, so they are drawn at four times the size, which is then reduced. Their points,
and what is timed with them, are whole pixels of the larger picture; curves are four lines each.
"""

import io
import math
import sys

import seat_list
import serving
from PIL import Image, ImageDraw

ENLARGED = 4
LINES_TO_A_CURVE = 4


def curve(p0, p1, p2, p3):
    for step in range(1, LINES_TO_A_CURVE + 1):
        t = step / LINES_TO_A_CURVE
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
        yield tuple(a * p0[i] + b * p1[i] + c * p2[i] + d * p3[i] for i in (0, 1))


def polygons(outline):
    contours = []
    for letter, *numbers in outline:
        points = list(zip(numbers[::2], numbers[1::2]))
        if letter == "M":
            contours.append(points)
        elif letter == "L":
            contours[-1] += points
        elif letter == "C":
            contours[-1] += curve(contours[-1][-1], *points)
    return contours


def shrunk(contour):
    """A contour half a small pixel narrower all round: Pillow also fills the pixels that a polygon's lines go through."""
    middle = [(min(side) + max(side)) / 2 for side in zip(*contour)]
    return [tuple(v - math.copysign(0.5 / ENLARGED, v - m) for v, m in zip(point, middle)) for point in contour]


def placed(contour, seat):
    """Whole pixels of the larger picture; Pillow takes the middle of a pixel for its corner."""
    angle = math.radians(seat.degrees)
    sine, cosine = math.sin(angle), math.cos(angle)
    return [
        (round(ENLARGED * (seat.x + x * cosine - y * sine) - 0.5),
         round(ENLARGED * (seat.y + x * sine + y * cosine) - 0.5))
        for x, y in contour]


def main():
    plan = seat_list.SeatList(sys.argv[1])
    contours = [shrunk(contour) for contour in polygons(plan.outline)]
    shapes = [(placed(contour, seat), seat.color) for seat in plan.seats for contour in contours]

    def draw():
        picture = Image.new("RGB", tuple(ENLARGED * side for side in plan.size), plan.background)
        context = ImageDraw.Draw(picture)
        for points, color in shapes:
            context.polygon(points, fill=color)
        return picture.reduce(ENLARGED)

    def encode(picture):
        file = io.BytesIO()
        picture.save(file, "PNG")
        return file.getvalue()

    def work(parts):
        picture = parts.measure("draw", draw)
        return parts.measure("encode", lambda: encode(picture))

    serving.serve(work)


if __name__ == "__main__":
    main()
