"""Summary of verdicts, and the remaining time."""

import time
from collections import Counter
from typing import Final

from mutation.ledger import Verdict

NOTICED: Final = ("noticed", "overtime")
SIGMAS: Final = 1.96  # for a 95 % interval
EVERY: Final = 30.0  # seconds between two progress lines


def summary(results: list[str]) -> str:
    """The share of detected mutants with an interval, and the counts of other results."""
    counted = Counter(results)
    noticed, total = sum(counted[word] for word in NOTICED), len(results)
    if not total:
        return "No error was planted."
    from farol.arena.intervals import wilson  # noqa: PLC0415  # imported after the import hooks

    low, high = wilson(noticed / total, total, SIGMAS)
    share = f"{noticed / total:.1%} [{low:.1%}, {high:.1%}]"
    kinds = ", ".join(f"{word} {count}" for word, count in counted.most_common())
    return f"{noticed} of {total} errors were noticed ({share}).\n{kinds}"


def of_both_tiers(planted: int, by_quick: int, results: list[str]) -> str:
    """The scores of the quick tier and of all tests, by what the quick tier did not notice."""
    noticed = by_quick + sum(result in NOTICED for result in results)
    share = f"{by_quick / noticed:.1%}" if noticed else "none"
    return (
        f"Of {planted} errors all tests noticed {noticed}, the quick tier {by_quick}: {share} of"
        " those.\n" + summary(results)
    )


class Progress:
    """Progress lines with an estimate."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._results: list[str] = []
        self._begun = time.monotonic()
        self._told = 0.0

    def went_on(self, verdict: Verdict) -> None:
        """Record a verdict."""
        now = time.monotonic()
        if not self._results:
            self._begun = now - verdict.seconds  # without collection and timing of tests
        self._results.append(verdict.result)
        if now - self._told < EVERY:
            return
        self._told = now
        done, each = len(self._results), (now - self._begun) / len(self._results)
        left = (self._total - done) * each / 60
        noticed = sum(result in NOTICED for result in self._results)
        line = f"{done} of {self._total}, {noticed} noticed, {each:.1f} s each"
        print(f"-- {line}, about {left:.0f} min left", flush=True)
