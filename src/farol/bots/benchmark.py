"""The task by which policies are compared; a game sets its own in its laws."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from farol.core.data import Json
from farol.core.errors import FarolError
from farol.games import ALL, AnyGame, part


class NoTask(FarolError):
    """A game that sets no task."""


@dataclass(frozen=True)
class Task:
    """A policy in one seat, bots of one level in all others; every deal is played from every seat.

    A changed task gets another `edition`; only figures of one edition can be compared.
    """

    edition: int
    seats: int
    opponents: str  # a level that does not search, so that its strength is the same everywhere
    deals: int
    seed: int
    options: Mapping[str, Json] = field(default_factory=lambda: MappingProxyType({}))

    def to_json(self) -> dict[str, Json]:
        """All of it."""
        return {
            "edition": self.edition,
            "seats": self.seats,
            "opponents": self.opponents,
            "deals": self.deals,
            "seed": self.seed,
            "options": dict(self.options),
        }


def task_of(game: AnyGame) -> Task:
    """`BENCHMARK` of the game's laws; NoTask says which games have one."""
    found: Task | None = getattr(part(game, "laws"), "BENCHMARK", None)
    if found is None:
        others = [name for name, one in ALL.items() if hasattr(part(one, "laws"), "BENCHMARK")]
        raise NoTask(f"{game.name} sets no task; these do: {', '.join(others) or 'none'}.")
    return found
