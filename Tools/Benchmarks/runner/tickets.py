"""Tickets to files in memory, against those who make the same ticket."""

from . import programs
from .racing import Server, race
from .report import Row


def measure(context):
    few, many = (2, 4) if context.is_smoke else (50, 400)
    ours = context.programs.swift("ticket-benchmark")
    context.report.section("Tickets of the design flat")
    racers = [
        (many, Server("seatmap, PNG, one thread", [ours, many, "1"])),
        (2 * many, Server("seatmap, PNG, two threads", [ours, 2 * many, "2"])),
    ]
    for name, script, needs in (
            ("ReportLab, PDF", "reportlab_tickets.py", ["reportlab"]),
            ("Pillow and qrcode, PNG", "pillow_tickets.py", ["PIL", "qrcode"])):
        if how := next(filter(None, map(programs.missing, needs)), ""):
            context.report.skip(name, how)
        else:
            racers.append((few, Server(name, programs.python_peer(script, str(few)))))
    times = race([racer for _, racer in racers], context.rounds)
    rates = [count / times[racer.name].median * 1000 for count, racer in racers]
    for (_, racer), rate in zip(racers, rates):
        racer.end()
        context.report.add(Row(racer.name, rate, "/s", ratio=rates[0] / rate if rate != rates[0] else None))
