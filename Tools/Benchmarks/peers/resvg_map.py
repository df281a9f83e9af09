#!/usr/bin/env python3
"""Draws an SVG file as PNG with resvg, from memory to memory.

    resvg_map.py FILE.svg
"""

import sys

import resvg_py
import serving


def main():
    with open(sys.argv[1]) as file:
        svg = file.read()
    serving.serve(lambda parts: bytes(parts.measure("svg", lambda: resvg_py.svg_to_bytes(svg_string=svg))))


if __name__ == "__main__":
    main()
