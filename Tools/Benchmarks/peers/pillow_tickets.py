#!/usr/bin/env python3
"""Makes tickets as one would with Pillow and qrcode: a PNG file for each, in memory.

    pillow_tickets.py COUNT

The ticket is that of `ticket-benchmark`, in the same typeface; its edges are not smooth, for Pillow has no way to draw
them so but at a larger size. Files are written as Pillow does unless told otherwise.
A run makes COUNT tickets; the file is the last of them.
"""

import io
import sys

import qrcode
import serving
from PIL import Image, ImageDraw, ImageFont

FONTS = "/usr/share/fonts/opentype/inter/Inter-"
GROUND, INK, PALE, LINE = (233, 235, 242), (21, 21, 28), (90, 90, 102), (133, 133, 143)


def font(weight, size):
    return ImageFont.truetype(f"{FONTS}{weight}.otf", size)


TITLE, VENUE, LABEL, VALUE = font("Black", 48), font("Medium", 24), font("SemiBold", 18), font("Bold", 36)


def field(draw, x, label, value):
    draw.text((x, 244), label, fill=PALE, font=LABEL)
    draw.text((x, 268), value, fill=INK, font=VALUE)


def ticket(number):
    picture = Image.new("RGB", (1000, 400), GROUND)
    draw = ImageDraw.Draw(picture)
    draw.rounded_rectangle((20, 20, 979, 379), 24, fill="white")
    for y in (20, 380):
        draw.ellipse((680, y - 20, 719, y + 19), fill=GROUND)
    for y in range(48, 352, 16):
        draw.rectangle((699, y, 700, y + 7), fill=LINE)
    draw.text((68, 80), "The Midnight Express", fill=INK, font=TITLE)
    draw.text((68, 144), "Odeon Grand, Screen 3", fill=PALE, font=VENUE)
    draw.rectangle((68, 204, 659, 204), fill=LINE)
    field(draw, 68, "Date", "24 Oct")
    field(draw, 220, "Time", "19:30")
    field(draw, 372, "Row", str(number // 40 + 1))
    field(draw, 524, "Seat", str(number % 40 + 1))
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, box_size=6, border=0)
    code.add_data("ticket:%06d:7f3a9c2e51d84b60aa" % number)
    code.make()
    picture.paste(code.make_image().get_image(), (753, 113))
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def main():
    count = int(sys.argv[1])
    serving.serve(lambda parts: parts.measure("tickets", lambda: [ticket(number) for number in range(count)])[-1])


if __name__ == "__main__":
    main()
