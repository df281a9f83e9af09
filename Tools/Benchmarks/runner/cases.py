"""The maps that are drawn."""

import dataclasses


@dataclasses.dataclass(frozen=True)
class Case:
    """A map that `map-benchmark` makes; in a smoke run a fiftieth of it."""

    seats: int
    arrangement: str = "grid"
    has_labels: bool = False

    @property
    def name(self):
        return f"{self.arrangement}-{self.seats}" + ("-labels" if self.has_labels else "")

    @property
    def title(self):
        things = {
            "grid": "chairs on a grid", "circles": "circles on a grid", "turned": "chairs turned towards a stage",
            "loose": "chairs on a grid, at any fraction of a pixel"}[self.arrangement]
        return f"{self.seats:,} {things}{', with labels' if self.has_labels else ''}"

    def command(self, context, build=None):
        """`map-benchmark`, of this build or another, with the case's options."""
        command = [(build or context.programs).swift("map-benchmark"), "--arrangement", self.arrangement]
        command += ["--seats", self.seats // 50 if context.is_smoke else self.seats]
        command += ["--canvas", "480x360"] if context.is_smoke else []
        return command + (["--labels"] if self.has_labels else [])
