"""What the peers in Python share: they answer `run` and `write FILE` as Measuring/Server.swift says."""

import sys
import time


class Parts:
    """Measures the parts of a run, in order."""

    def __init__(self):
        self.times = {}

    def measure(self, name, part):
        start = time.perf_counter()
        value = part()
        self.times[name] = (time.perf_counter() - start) * 1000
        return value

    def line(self):
        times = self.times | {"sum": sum(self.times.values())}
        return " ".join(f"{name} {milliseconds:.3f}" for name, milliseconds in times.items())


def serve(work):
    """Answers until standard input ends; `work` gets the parts to measure, and gives a file's bytes."""
    last = b""
    for line in sys.stdin:
        if line.startswith("write "):
            with open(line[len("write "):].rstrip("\n"), "wb") as file:
                file.write(last)
            print("written", flush=True)
        else:
            parts = Parts()
            last = work(parts)
            print(parts.line(), flush=True)
