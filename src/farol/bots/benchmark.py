"""The benchmark task of a game, which its laws declare."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from farol.bots.bot import TalkMode
from farol.core.data import Json
from farol.core.errors import FarolError
from farol.games import ALL, AnyGame, part


class NoTask(FarolError):
    """The game has no benchmark task."""


@dataclass(frozen=True)
class Task:
    """A policy in one seat, bots of one level in all others; every deal is played from every seat.

    A changed task gets another `edition`; results are comparable within one edition only.
    """

    edition: int
    seats: int
    opponents: str  # a level without search, so that its strength does not depend on the machine
    deals: int
    seed: int
    options: Mapping[str, Json] = field(default_factory=lambda: MappingProxyType({}))
    talk: TalkMode | None = None  # how all bots talk; None: they do not

    def to_json(self) -> dict[str, Json]:
        """All fields."""
        return {
            "edition": self.edition,
            "seats": self.seats,
            "opponents": self.opponents,
            "deals": self.deals,
            "seed": self.seed,
            "options": dict(self.options),
            "talk": self.talk,
        }


def task_of(game: AnyGame, talk: bool = False) -> Task:
    """`BENCHMARK` of the game's laws, at a table that talks or not; NoTask lists the games that
    have one."""
    found: Task | None = getattr(part(game, "laws"), "BENCHMARK", None)
    if found is None:
        others = [name for name, one in ALL.items() if hasattr(part(one, "laws"), "BENCHMARK")]
        raise NoTask(f"{game.name} sets no task; these do: {', '.join(others) or 'none'}.")
    return replace(found, talk="free") if talk else found
