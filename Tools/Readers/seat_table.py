"""The table in which every second reader lists the seats that it found."""

import csv
import sys

COLUMNS = ["id", "section", "row", "label", "x", "y", "category"]


def print_seats(seats, columns=COLUMNS):
    """Prints seats, each a tuple of the values of these columns, as CSV with a header."""
    table = csv.writer(sys.stdout, lineterminator="\n")
    table.writerow(columns)
    for identifier, section, row, label, x, y, *category in seats:
        table.writerow([identifier, section, row, label, repr(float(x)), repr(float(y)), *category])
