"""Ledger: results in a file, so that an interrupted run can continue."""

import hashlib
import json
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from mutation.mutants import Mutant


@dataclass(frozen=True)
class Verdict:
    """The result of a mutant."""

    result: str  # noticed, overtime, survived, survived so far, unrun
    by: str = ""  # the test that failed, or the phase before the tests
    seconds: float = 0.0


class Ledger:
    """A file of lines: first the coverage, then verdicts."""

    def __init__(self, folder: Path, asked: object, sources: list[Path]) -> None:
        print_of_all = hashlib.sha256(json.dumps(asked).encode())
        for source in sources:
            print_of_all.update(source.read_bytes())
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{print_of_all.hexdigest()[:16]}.jsonl"
        self.runs: Any = None
        self._verdicts: dict[str, Verdict] = {}
        self.read()

    def read(self) -> None:
        """Read what this file holds by now."""
        for line in self.path.read_text().splitlines() if self.path.exists() else []:
            with suppress(json.JSONDecodeError):  # empty, or truncated by an interruption
                self._learn(json.loads(line))

    def verdict(self, mutant: Mutant) -> Verdict | None:
        """The verdict of an earlier run."""
        return self._verdicts.get(_name(mutant))

    def keep_runs(self, runs: object) -> None:
        """Save the coverage for later runs with the same files."""
        self._append({"runs": runs})

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        """Save a verdict for later runs with the same files."""
        self._verdicts[_name(mutant)] = verdict
        self._append({"mutant": _name(mutant), **asdict(verdict)})

    def _learn(self, read: dict[str, Any]) -> None:
        if "runs" in read:
            self.runs = read["runs"]
        else:
            name = read.pop("mutant")
            self._verdicts[name] = Verdict(**read)

    def _append(self, line: object) -> None:
        with self.path.open("a") as file:
            file.write(f"\n{json.dumps(line)}\n")


def _name(mutant: Mutant) -> str:
    return f"{mutant.path}:{mutant.number}"
