"""What was measured, as a table and as JSON."""

import dataclasses
import json
import os
import platform


@dataclasses.dataclass
class Goal:
    """A number to reach."""

    bound: float
    is_least: bool = True

    def is_met(self, value):
        return value >= self.bound if self.is_least else value <= self.bound

    def __str__(self):
        return f"{'≥' if self.is_least else '≤'} {self.bound:g}"

    def json(self):
        return {"atLeast" if self.is_least else "atMost": self.bound}


def at_least(bound):
    return Goal(bound)


def at_most(bound):
    return Goal(bound, is_least=False)


@dataclasses.dataclass
class Row:
    """A number. A goal is for the ratio where there is one, else for the value.

    `is_output` says that the number tells of what was made, not of how fast that was.
    """

    name: str
    value: float
    unit: str
    ratio: float | None = None
    goal: Goal | None = None
    first: float | None = None
    parts: dict = dataclasses.field(default_factory=dict)
    is_output: bool = False

    @classmethod
    def of_times(cls, name, times, ratio=None, goal=None):
        """The times of a program, with its first run and the parts of the others."""
        return cls(name, times.median, "ms", ratio, goal, first=times.first["sum"], parts=times.parts)

    @property
    def judged(self):
        return self.value if self.ratio is None else self.ratio

    @property
    def is_met(self):
        return None if self.goal is None else self.goal.is_met(self.judged)

    @property
    def shown_value(self):
        return f"{self.value:.0f}" if self.value >= 10_000 else f"{self.value:.2f}"

    @property
    def judgement(self):
        """The ratio, the goal and whether it is met, as words; empty where there is none."""
        return (
            "" if self.ratio is None else f"{self.ratio:.2f} ×", "" if self.goal is None else str(self.goal),
            {True: "met", False: "NOT MET", None: ""}[self.is_met])

    def markdown(self):
        return f"| {self.name.strip()} | {self.shown_value} {self.unit} | {' | '.join(self.judgement)} |"

    def json(self):
        fields = {"name": self.name, "value": round(self.value, 3), "unit": self.unit}
        if self.first is not None:
            fields["first"] = round(self.first, 3)
        if self.parts:
            fields["parts"] = {name: round(part, 3) for name, part in self.parts.items()}
        if self.ratio is not None:
            fields["ratio"] = round(self.ratio, 3)
        if self.goal is not None:
            fields |= {"goal": self.goal.json(), "isMet": self.is_met}
        return fields


class Report:
    """Rows under headings, printed as they come; in a smoke run, whose times mean nothing, those about output alone."""

    def __init__(self, is_smoke):
        self.sections, self.is_smoke = [], is_smoke

    def section(self, heading, note=""):
        self.sections.append({"heading": heading, "rows": []})
        print(f"\n{heading}{' (' + note + ')' if note else ''}", flush=True)

    def add(self, row):
        self.sections[-1]["rows"].append(row)
        if self.is_smoke and not row.is_output:
            return
        ratio, goal, verdict = row.judgement
        print(f"  {row.name:62}{row.shown_value:>9} {row.unit:7}{ratio:>9}  {goal:7}{verdict}".rstrip(), flush=True)
        details = [f"{name} {part:.1f}" for name, part in row.parts.items() if name != "sum"]
        if row.first is not None:
            details.append(f"the first run {row.first:.1f}")
        if details:
            print(f"      {', '.join(details)}", flush=True)

    def skip(self, name, how):
        """Says that a peer is not there, and how to install it."""
        print(f"  {name:62}left out; to have it: {how}", flush=True)

    def missed(self):
        """The goals that are not met; in a smoke run those about output alone."""
        return [
            f"{section['heading']}: {row.name.strip()}" for section in self.sections for row in section["rows"]
            if row.is_met is False and (row.is_output or not self.is_smoke)]

    def write_table(self, path):
        """Writes the numbers as tables in Markdown."""
        lines = []
        for section in self.sections:
            lines += [f"### {section['heading']}", "", "| | | ratio | goal | |", "|---|--:|--:|--:|---|"]
            lines += [row.markdown() for row in section["rows"]] + [""]
        with open(path, "w") as file:
            file.write("\n".join(lines))

    def write_json(self, path):
        content = {
            "machine": machine(),
            "sections": [
                {"heading": section["heading"], "rows": [row.json() for row in section["rows"]]}
                for section in self.sections],
        }
        with open(path, "w") as file:
            json.dump(content, file, indent=2, ensure_ascii=False)
            file.write("\n")


def machine():
    """What the numbers depend on."""
    with open("/proc/cpuinfo") as file:
        models = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
    with open("/etc/os-release") as file:
        system = next((line.split("=", 1)[1].strip().strip('"') for line in file if line.startswith("PRETTY_NAME")), "")
    return {
        "processor": models[0] if models else platform.machine(), "cores": len(os.sched_getaffinity(0)),
        "system": system, "kernel": platform.release(),
    }
