#!/usr/bin/env python3
"""Runs commands that compare two pictures in turn, and prints a table: medians, and ratios to the first command.

    compare_verdicts.py RUNS NAME COMMAND [NAME COMMAND ...]

Each COMMAND is one argument, split at spaces. Times are those of the whole process, in milliseconds. A command ends with
0 or 1, as comparers do for the same and for different pictures.
"""

import statistics
import subprocess
import sys
import time


def run(command):
    start = time.perf_counter()
    finished = subprocess.run(command.split(), stdin=subprocess.DEVNULL, capture_output=True)
    elapsed = (time.perf_counter() - start) * 1000
    if finished.returncode not in (0, 1):
        sys.exit(f"compare_verdicts.py: {command} ended with status {finished.returncode}")
    return elapsed


def main():
    if len(sys.argv) < 4 or len(sys.argv) % 2:
        sys.exit("usage: compare_verdicts.py RUNS NAME COMMAND [NAME COMMAND ...]")
    runs, names, commands = int(sys.argv[1]), sys.argv[2::2], sys.argv[3::2]
    for command in commands:  # Once each to fill the file cache.
        run(command)
    times = [[] for _ in commands]
    for _ in range(runs):
        for command, series in zip(commands, times):
            series.append(run(command))
    medians = [statistics.median(series) for series in times]
    print(f"{'median of ' + str(runs) + ' runs':40}{'ms':>10}{'ratio':>10}")
    for name, median in zip(names, medians):
        print(f"{name:40}{median:10.1f}{median / medians[0]:10.2f}")


if __name__ == "__main__":
    main()
