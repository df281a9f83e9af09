"""Checks that peers draw the same picture before anything is timed.

Rasterizers differ at edges, so pictures count as the same where no square of 8 × 8 pixels differs by more than 24 levels
of 255 in its mean, and the pixels that are drawn on by no more than 8 levels on average. Where glyphs are moved to whole
pixels the average may be more: 12 for the labels of cairo 1.16; 24 for pages, on which readers move seats. A seat that is
missing, or has another colour, is beyond the first.
"""

import subprocess

SQUARE, MOST_OF_A_SQUARE = 8, 24
MOST_ON_AVERAGE, MOST_WITH_LABELS, MOST_ON_PAGES = 8, 12, 24


class WrongOutput(Exception):
    """Something that is not what it has to be; the reason why a run fails."""


def difference(programs, expected, actual, square=1):
    """The largest and the mean difference of two PNG files, in levels."""
    command = [programs.swift("picture-difference"), expected, actual, str(square)]
    finished = subprocess.run(command, capture_output=True, text=True)
    if finished.returncode != 0:
        raise WrongOutput(f"{actual} is not as {expected}: {finished.stdout}{finished.stderr}".strip())
    words = finished.stdout.split()
    numbers = {name: float(number) for name, number in zip(words[::2], words[1::2])}
    return numbers["maximum"], numbers["mean"]


def check_same(programs, name, expected, actual, most_on_average=MOST_ON_AVERAGE):
    _, mean = difference(programs, expected, actual)
    most, _ = difference(programs, expected, actual, SQUARE)
    if mean > most_on_average or most > MOST_OF_A_SQUARE:
        raise WrongOutput(
            f"{name} draws another picture: {mean:.1f} levels on average where {most_on_average} are allowed, "
            f"{most:.0f} in a square where {MOST_OF_A_SQUARE} are; compare {expected} and {actual}")
