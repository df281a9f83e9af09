"""Measures seatmap against others; see Tools/Benchmarks/README.md."""

import argparse
import dataclasses
import sys

from . import (
    beside, documents, files, maps, picking, pictures, programs, quality, racing, start, tickets, updates, verdicts)
from .report import Report

TOPICS = {
    "maps": maps.measure,
    "files": files.measure,
    "updates": updates.measure,
    "quality": quality.measure,
    "svg": documents.measure_svg,
    "pdf": documents.measure_pdf,
    "tickets": tickets.measure,
    "start": start.measure,
    "goldens": verdicts.measure,
    "pick": picking.measure,
}


@dataclasses.dataclass
class Context:
    programs: programs.Programs
    report: Report
    rounds: int
    is_smoke: bool

    def folder(self, name):
        """A folder for a topic's files; those of smoke runs, which are other pictures, lie elsewhere."""
        folder = programs.ROOT / ("out/bench-smoke" if self.is_smoke else "out/bench") / name
        folder.mkdir(parents=True, exist_ok=True)
        return folder


class ArgumentParser(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(64, f"Tools/bench: {message}\n")


def main():
    parser = ArgumentParser(prog="Tools/bench", description="Measures seatmap against what people would use instead.")
    parser.add_argument("topics", nargs="*", metavar="TOPIC", help=f"{', '.join(TOPICS)}; all if none is given")
    parser.add_argument("--json", metavar="FILE", help="write the numbers as JSON as well")
    parser.add_argument("--markdown", metavar="FILE", help="write them as tables of Markdown as well")
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="runs of each program; 7 if not given")
    parser.add_argument(
        "--smoke", action="store_true", help="run every case in small, in the debug build, for its output alone")
    parser.add_argument(
        "--beside", metavar="FOLDER", help="measure against the build of another checkout instead, in the same turns")
    arguments = parser.parse_args()
    unknown = [topic for topic in arguments.topics if topic not in TOPICS]
    if unknown or arguments.rounds < 1:
        parser.error(f"no topic is named {unknown[0]}" if unknown else "--rounds is 1 or more")

    context = Context(
        programs.Programs("debug" if arguments.smoke else "release"), Report(arguments.smoke),
        rounds=0 if arguments.smoke else arguments.rounds, is_smoke=arguments.smoke)
    try:
        if arguments.beside:
            beside.measure(context, arguments.beside)
        else:
            for topic in arguments.topics or TOPICS:
                TOPICS[topic](context)
    except (pictures.WrongOutput, programs.BuildFailure, racing.RunFailure) as problem:
        sys.exit(f"Tools/bench: {problem}")
    if arguments.json:
        context.report.write_json(arguments.json)
    if arguments.markdown:
        context.report.write_table(arguments.markdown)
    conclude(context)


def conclude(context):
    missed = context.report.missed()
    print(f"\nNot met, {len(missed)}:" if missed else "\nAll goals are met.")
    for goal in missed:
        print(f"  {goal}")
    if missed and context.is_smoke:
        sys.exit("Tools/bench: the output is not as it has to be")


if __name__ == "__main__":
    main()
