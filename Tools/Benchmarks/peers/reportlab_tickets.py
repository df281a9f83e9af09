#!/usr/bin/env python3
"""Makes tickets as one would with ReportLab: a PDF page for each, in memory.

    reportlab_tickets.py COUNT

The ticket is that of `ticket-benchmark`. Fonts and the QR code are ReportLab's own, which is the fastest that it has.
A run makes COUNT tickets; the file is the last of them.
"""

import io
import sys

import serving
from reportlab.graphics import renderPDF
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.pdfgen import canvas

LEFT, RIGHT, BOTTOM, TOP, TEAR = 20, 980, 20, 380, 700
CORNER, NOTCH = 24, 20


def outline(page):
    """Rounded corners, and half circles bitten out where the stub is torn off; angles against the clock."""
    path = page.beginPath()
    path.moveTo(LEFT, BOTTOM + CORNER)
    for x, y, angle in (
        (LEFT, TOP - 2 * CORNER, 180), (TEAR - NOTCH, TOP - NOTCH, None), (RIGHT - 2 * CORNER, TOP - 2 * CORNER, 90),
        (RIGHT - 2 * CORNER, BOTTOM, 0), (TEAR - NOTCH, BOTTOM - NOTCH, None), (LEFT, BOTTOM, 270),
    ):
        if angle is None:
            # Into the ticket: below its upper edge, above its lower one.
            start = 180 if y > BOTTOM else 0
            path.arcTo(x, y, x + 2 * NOTCH, y + 2 * NOTCH, start, 180)
        else:
            path.arcTo(x, y, x + 2 * CORNER, y + 2 * CORNER, angle, -90)
    path.close()
    return path


def field(page, x, label, value):
    page.setFillGray(0.37)
    page.setFont("Helvetica-Bold", 18)
    page.drawString(x, 130, label)
    page.setFillGray(0.09)
    page.setFont("Helvetica-Bold", 36)
    page.drawString(x, 90, value)


def ticket(number):
    file = io.BytesIO()
    page = canvas.Canvas(file, pagesize=(1000, 400))
    page.setFillColorRGB(0.914, 0.922, 0.949)
    page.rect(0, 0, 1000, 400, stroke=0, fill=1)
    page.setFillGray(1)
    page.drawPath(outline(page), stroke=0, fill=1)
    page.setStrokeGray(0.53)
    page.setLineWidth(2)
    page.setDash(8, 8)
    page.line(TEAR, BOTTOM + 28, TEAR, TOP - 28)
    page.setFillGray(0.09)
    page.setFont("Helvetica-Bold", 48)
    page.drawString(68, 270, "The Midnight Express")
    page.setFillGray(0.37)
    page.setFont("Helvetica", 24)
    page.drawString(68, 230, "Odeon Grand, Screen 3")
    field(page, 68, "Date", "24 Oct")
    field(page, 220, "Time", "19:30")
    field(page, 372, "Row", str(number // 40 + 1))
    field(page, 524, "Seat", str(number % 40 + 1))
    code = QrCodeWidget("ticket:%06d:7f3a9c2e51d84b60aa" % number, barLevel="M", barBorder=0)
    left, bottom, right, top = code.getBounds()
    drawing = Drawing(174, 174, transform=[174 / (right - left), 0, 0, 174 / (top - bottom), 0, 0])
    drawing.add(code)
    renderPDF.draw(drawing, page, 753, 120)
    page.showPage()
    page.save()
    return file.getvalue()


def main():
    count = int(sys.argv[1])
    serving.serve(lambda parts: parts.measure("tickets", lambda: [ticket(number) for number in range(count)])[-1])


if __name__ == "__main__":
    main()
