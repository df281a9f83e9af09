#!/usr/bin/env python3
"""Runs programs that make tickets in turn, and prints a table: median tickets a second, and how they compare to the
first program's.

    compare_tickets.py RUNS NAME COMMAND [NAME COMMAND ...]

Each COMMAND is one argument, split at spaces. A program prints `COUNT tickets sum MILLISECONDS`, the time that it
measured itself, without its own start.
"""

import statistics
import subprocess
import sys


def rate(command):
    finished = subprocess.run(command.split(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    words = finished.stdout.split()
    if finished.returncode != 0 or words[1:3] != ["tickets", "sum"]:
        sys.exit(f"compare_tickets.py: {command} ended with status {finished.returncode}")
    return int(words[0]) / float(words[3]) * 1000


def main():
    if len(sys.argv) < 4 or len(sys.argv) % 2:
        sys.exit("usage: compare_tickets.py RUNS NAME COMMAND [NAME COMMAND ...]")
    runs, names, commands = int(sys.argv[1]), sys.argv[2::2], sys.argv[3::2]
    for command in commands:  # Once each to fill the file cache.
        rate(command)
    rates = [[] for _ in commands]
    for _ in range(runs):
        for command, series in zip(commands, rates):
            series.append(rate(command))
    medians = [statistics.median(series) for series in rates]
    print(f"{'median of ' + str(runs) + ' runs':40}{'tickets/s':>10}{'ratio':>10}")
    for name, median in zip(names, medians):
        print(f"{name:40}{median:10.1f}{median / medians[0]:10.2f}")


if __name__ == "__main__":
    main()
