#!/usr/bin/python3
"""What Tools/check-structure finds, each in a small package of its own."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parent.parent.parent / "Tools/check-structure"
BODY = "".join(f"// line {line}\n" for line in range(20))
TABLE = "## Wing\n\n| target | what | imports |\n|---|---|---|\n"


class CheckStructureTests(unittest.TestCase):
    def faults(self, files, targets, rows):
        """The lines that the script prints for a package of these files, targets and rows."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            table = TABLE + "".join(f"| `{name}` | what | {', '.join(listed)} |\n" for name, listed in rows)
            files = {"ARCHITECTURE.md": table, "Sources/Wing/README.md": "", **files}
            for name, text in files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            package = {"targets": [
                {"name": name, "path": f"Sources/Wing/{name}", "type": "regular",
                 "dependencies": [{"byName": [module, None]} for module in listed]}
                for name, listed in targets
            ]}
            (root / "manifest.json").write_text(json.dumps(package), encoding="utf-8")
            run = subprocess.run(
                [sys.executable, SCRIPT, "--root", root, "--manifest", root / "manifest.json"],
                stdout=subprocess.PIPE, text=True, check=False)
            lines = run.stdout.splitlines()
            self.assertEqual(run.returncode, 1 if lines else 0)
            return lines

    def test_a_package_that_is_what_its_table_says_has_no_faults(self):
        files = {
            "Sources/Wing/Below/Below.swift": BODY + "import Glibc\npublic struct Stone {}\n",
            "Sources/Wing/Above/Above.swift": BODY + "public import struct Below.Stone\npublic struct Roof {}\n",
            "Sources/Wing/Above/Exports.swift": "// All of it.\n@_exported public import Below\n",
        }
        same = [("Below", []), ("Above", ["Below"])]
        self.assertEqual(self.faults(files, same, same), [])

    def test_an_import_that_the_table_does_not_list(self):
        files = {
            "Sources/Wing/Below/Below.swift": BODY,
            "Sources/Wing/Above/Above.swift": BODY + "internal import Below\n",
        }
        self.assertEqual(
            self.faults(files, [("Below", []), ("Above", ["Below"])], [("Below", []), ("Above", [])]),
            ["Sources/Wing/Above/Above.swift: imports Below, which ARCHITECTURE.md does not list for Above"])

    def test_foundation_has_to_be_listed_and_the_systems_library_does_not(self):
        files = {"Sources/Wing/Hall/Hall.swift": BODY + "import Foundation\nimport Glibc\n"}
        self.assertEqual(
            self.faults(files, [("Hall", [])], [("Hall", [])]),
            ["Sources/Wing/Hall/Hall.swift: imports Foundation, which ARCHITECTURE.md does not list for Hall"])

    def test_a_dependency_that_nothing_imports(self):
        files = {"Sources/Wing/Below/Below.swift": BODY, "Sources/Wing/Above/Above.swift": BODY}
        both = [("Below", []), ("Above", ["Below"])]
        self.assertEqual(self.faults(files, both, both), [
            "ARCHITECTURE.md: lists Below for Above, which does not import it",
            "Package.swift: lists Below for Above, which does not import it",
        ])

    def test_an_arrow_that_points_up(self):
        files = {
            "Sources/Wing/Below/Below.swift": BODY,
            "Sources/Wing/Above/Above.swift": BODY + "import Below\n",
        }
        rows = [("Above", ["Below"]), ("Below", [])]
        self.assertEqual(
            self.faults(files, rows, rows),
            ["ARCHITECTURE.md: Above imports Below, whose row is below: arrows point down"])

    def test_two_public_types_of_one_name(self):
        files = {
            "Sources/Wing/One/One.swift": BODY + "public struct Price {}\npublic enum Kind {}\n",
            "Sources/Wing/Two/Two.swift": BODY + "@frozen public final class Price {}\nstruct Kind {}\n",
        }
        rows = [("One", []), ("Two", [])]
        self.assertEqual(self.faults(files, rows, rows), ["Price: a public type in One and in Two"])

    def test_a_short_file_that_is_no_shim(self):
        files = {
            "Sources/Wing/Hall/Hall.swift": BODY,
            "Sources/Wing/Hall/Door.swift": "// Nineteen lines at most.\nstruct Door {}\n",
        }
        self.assertEqual(
            self.faults(files, [("Hall", [])], [("Hall", [])]),
            ["Sources/Wing/Hall/Door.swift: has 2 lines; a file has at least 20"])

    def test_a_target_without_a_row_a_row_without_a_target_and_a_file_without_either(self):
        files = {"Sources/Wing/Hall/Hall.swift": BODY, "Sources/Wing/Shed/Shed.swift": BODY}
        self.assertEqual(self.faults(files, [("Hall", [])], [("House", [])]), [
            "ARCHITECTURE.md: the table has no row for the target Hall",
            "ARCHITECTURE.md: the table has a row for House, which is no target below Sources",
            "Sources/Wing/Shed/Shed.swift: belongs to no target",
        ])

    def test_a_row_under_another_wing(self):
        table = "## Barn\n\n| `Hall` | what |  |\n"
        files = {"Sources/Wing/Hall/Hall.swift": BODY, "ARCHITECTURE.md": table}
        self.assertEqual(
            self.faults(files, [("Hall", [])], []),
            ["ARCHITECTURE.md: lists Hall under Barn, and it is in Sources/Wing/Hall"])

    def test_a_wing_without_a_door(self):
        files = {"Sources/Wing/Hall/Hall.swift": BODY, "Sources/Barn/Notes.txt": ""}
        self.assertEqual(
            self.faults(files, [("Hall", [])], [("Hall", [])]), ["Sources/Barn: has no README.md"])


if __name__ == "__main__":
    unittest.main()
