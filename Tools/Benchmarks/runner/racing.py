"""Runs programs in turn, so that whatever else the machine does falls on all of them alike."""

import os
import shlex
import statistics
import subprocess
import time


class RunFailure(Exception):
    """A program that ended or answered otherwise than it should."""


class Times:
    """The milliseconds of a program's runs, and of their parts."""

    def __init__(self, first):
        """`first` is the first run, in which a program makes ready what it keeps; it is no part of the medians."""
        self.first, self.runs = first, []

    @property
    def median(self):
        return self.parts["sum"]

    @property
    def parts(self):
        """The median of each part; of the first run where there was no other."""
        runs = self.runs or [self.first]
        return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


class Racer:
    """A program that is asked to run."""

    def __init__(self, name, command):
        self.name, self.command, self.first = name, [str(word) for word in command], None

    def run(self):
        """Runs it; gives the milliseconds of its parts and, as `sum`, of all."""
        parts = self.timed()
        self.first = self.first or parts
        return parts


class Server(Racer):
    """A program that does its thing each time it is asked; see Measuring/Server.swift."""

    def __init__(self, name, command):
        super().__init__(name, command)
        self.process = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        answer = self.process.stdout.readline()
        if not answer:
            raise RunFailure(f"{shlex.join(self.command)} ended with status {self.process.wait()}")
        return answer.split()

    def timed(self):
        words = self.ask("run")
        return {name: float(milliseconds) for name, milliseconds in zip(words[::2], words[1::2])}

    def write(self, path):
        """Writes what the last run made."""
        self.ask(f"write {path}")

    def end(self):
        """Ends the program; gives the most memory that it held, in megabytes."""
        self.process.stdin.close()
        return wait(self.process, self.command)


class Process(Racer):
    """A program that is started anew for each run; its time is that of the whole process."""

    def __init__(self, name, command, output, allowed=(0,)):
        super().__init__(name, command)
        self.output, self.allowed, self.peak = output, allowed, 0

    def timed(self):
        start = time.perf_counter()
        process = subprocess.Popen(
            self.command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        problem = process.stderr.read()
        self.peak = max(self.peak, wait(process, self.command, self.allowed, problem))
        return {"sum": (time.perf_counter() - start) * 1000}

    def write(self, path):
        os.replace(self.output, path)

    def end(self):
        return self.peak


def wait(process, command, allowed=(0,), problem=b""):
    """Waits for a program's end; gives the most memory that it held, in megabytes."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in allowed:
        raise RunFailure(
            f"{shlex.join(command)} ended with status {process.returncode}\n{problem.decode(errors='replace')}".rstrip())
    return usage.ru_maxrss / 1024


def race(racers, rounds):
    """Runs each that has not run yet once, and then all in turn for some rounds; gives the times of each by its name."""
    for racer in racers:
        if racer.first is None:
            racer.run()
    times = {racer.name: Times(racer.first) for racer in racers}
    for _ in range(rounds):
        for racer in racers:
            times[racer.name].runs.append(racer.run())
    return times


def written(racer, path):
    """Runs a program once, for the file that it makes."""
    racer.run()
    racer.write(path)
    racer.end()
    return path
