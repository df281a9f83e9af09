"""Reads the list of seats that `map-benchmark list` writes; see MapBenchmark/SeatList.swift for its lines."""

import typing


class Seat(typing.NamedTuple):
    x: float
    y: float
    degrees: float
    color: tuple


class Label(typing.NamedTuple):
    x: float
    y: float
    size: float
    color: tuple
    text: str


class SeatList:
    def __init__(self, path):
        with open(path) as file:
            lines = (line.split() for line in file)
            _, width, height = next(lines)
            self.size = int(width), int(height)
            self.background = tuple(map(int, next(lines)[1:]))
            self.font = next(lines)[1]
            self.outline = [(letter, *map(float, numbers)) for letter, *numbers in read(lines)]
            self.seats = [Seat(*map(float, words[:3]), tuple(map(int, words[3:]))) for words in read(lines)]
            self.labels = [
                Label(*map(float, words[:3]), tuple(map(int, words[3:6])), words[6]) for words in read(lines)]


def read(lines):
    """As many lines as the next one says."""
    count = int(next(lines)[1])
    return [next(lines) for _ in range(count)]
