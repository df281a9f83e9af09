#!/usr/bin/env python3
"""Runs two commands in turn and prints a table: the median time of each, and how many times as long it is as ours.

    compare.py --runs 11 --ours COMMAND ... --theirs COMMAND ...

Times are those of the whole process, from start to end, in milliseconds. Where the other program prints a line that
ends with `sum MILLISECONDS`, the time that it measured itself, without its own start, is compared as well.
"""

import argparse
import statistics
import subprocess
import sys
import time


def run(command):
    """Runs a command; gives the process's time and the one that it printed, or None."""
    start = time.perf_counter()
    finished = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    elapsed = (time.perf_counter() - start) * 1000
    if finished.returncode != 0:
        sys.exit(f"compare.py: {command[0]} ended with status {finished.returncode}")
    words = finished.stdout.split()
    return elapsed, float(words[-1]) if words[-2:-1] == ["sum"] else None


def main():
    parser = argparse.ArgumentParser(description="Compare the times of two commands.")
    parser.add_argument("--runs", type=int, default=11)
    arguments, rest = parser.parse_known_args()
    if rest[:1] != ["--ours"] or "--theirs" not in rest:
        parser.error("expected --ours COMMAND ... --theirs COMMAND ...")
    split = rest.index("--theirs")
    ours, theirs = rest[1:split], rest[split + 1:]

    run(ours), run(theirs)  # Once each to fill the file cache.
    our_times, their_times = [], []
    for _ in range(arguments.runs):
        our_times.append(run(ours))
        their_times.append(run(theirs))

    our_median = statistics.median(process for process, _ in our_times)
    rows = [("seatmap, whole process", our_median)]
    rows.append(("plain C, whole process", statistics.median(process for process, _ in their_times)))
    inner = [printed for _, printed in their_times if printed is not None]
    if inner:
        rows.append(("plain C, drawing and PNG only", statistics.median(inner)))
    print(f"{'median of ' + str(arguments.runs) + ' runs':32}{'ms':>10}{'ratio':>10}")
    for name, median in rows:
        print(f"{name:32}{median:10.1f}{median / our_median:10.2f}")


if __name__ == "__main__":
    main()
