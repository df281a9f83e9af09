"""The best seats of 50,000 for a party, with more and more of them sold."""

import subprocess

from . import programs


def measure(context):
    context.report.section("The best seats for a party")
    command = [context.programs.swift("pick-benchmark"), "4" if context.is_smoke else "10", str(max(context.rounds, 1))]
    if context.is_smoke:
        programs.call([*command, "1"])
    else:
        subprocess.run(command, check=True)
