"""Builds what is run, and knows which peers there are."""

import functools
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
BENCHMARKS = ROOT / "Tools/Benchmarks"
PEERS = BENCHMARKS / "peers"
# What is compiled of the peers.
FOLDER = ROOT / "out/bench"

# How to install what may be missing.
PYTHON_PACKAGES = {
    "skia": "skia-python", "resvg_py": "resvg-py", "PIL": "pillow", "cairosvg": "cairosvg", "reportlab": "reportlab",
    "qrcode": "qrcode"}
DEBIAN_PACKAGES = {"rsvg-convert": "librsvg2-bin", "compare": "imagemagick", "pdftotext": "poppler-utils"}


class BuildFailure(Exception):
    pass


def missing(need):
    """How to install a command or a Python module that a peer needs; nothing where it is there."""
    if need in PYTHON_PACKAGES:
        return "" if importlib.util.find_spec(need) else f"pip install {PYTHON_PACKAGES[need]}"
    return "" if shutil.which(need) else f"apt-get install {DEBIAN_PACKAGES[need]}"


def call(command):
    finished = subprocess.run([str(word) for word in command], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True)
    if finished.returncode != 0:
        raise BuildFailure((finished.stdout + finished.stderr).decode(errors="replace"))
    return finished.stdout.decode().strip()


class Programs:
    """The programs of a checkout in one configuration, built when the first is asked for."""

    def __init__(self, configuration, root=ROOT):
        self.configuration, self.root = configuration, root

    def swift(self, product):
        return self.folder / product

    @functools.cached_property
    def folder(self):
        """Where the built programs are."""
        place = "" if self.root == ROOT else f" {self.root}"
        print(f"Tools/bench: building{place} in {self.configuration}", file=sys.stderr)
        build = ["swift", "build", "--configuration", self.configuration]
        # In the folder of the main package, so that the library is built once. The plan of the build, which is
        # remembered, is that of the package that was built last.
        build += ["--scratch-path", self.root / ".build"]
        uncached = "--disable-build-manifest-caching"
        call([*build, "--package-path", self.root / "Tools/Benchmarks", uncached])
        build += ["--package-path", self.root]
        call([*build, "--product", "seatmap", uncached])
        return pathlib.Path(call([*build, "--show-bin-path"]))

    @functools.cache
    def plain_cairo(self):
        sources = [PEERS / "plain_cairo.c", PEERS / "seat_list.c"]
        return compiled("plain_cairo", sources, ["cairo", "freetype2", "spng"])


def compiled(name, sources, libraries=()):
    """A program in C, built as plain as its users would: by Debian's compiler where there is one."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    compiler = shutil.which("gcc") or shutil.which("clang")
    flags = call(["pkg-config", "--cflags", "--libs", *libraries]).split() if libraries else []
    call([compiler, "-O2", "-o", FOLDER / name, *sources, *flags, "-lm"])
    return FOLDER / name


def python_peer(script, *arguments):
    return [sys.executable, PEERS / script, *arguments]
