"""Roles of seats, in games that declare them in their laws."""

from collections.abc import Mapping

from farol.bots.bot import Seat
from farol.core.data import Json
from farol.games import AnyGame, part


class Roles:
    """What a game says of roles in its `laws`; `names` is empty if it has none."""

    def __init__(self, game: AnyGame) -> None:
        self._laws = part(game, "laws")
        self.names: tuple[str, ...] = getattr(self._laws, "ROLES", ())
        self.gain: str = getattr(self._laws, "GAIN", "points")  # what a round brings

    def revealed(self, view: Mapping[str, Json], seats: int) -> dict[str, list[int]] | None:
        """The seats of every role, if this public view of an event ends a round; else None."""
        if self._laws is None or not self.names:
            return None
        found: dict[str, list[int]] | None = self._laws.roles(view)
        if found is None:
            return None
        listed = {seat for members in found.values() for seat in members}
        others = [seat for seat in range(seats) if seat not in listed]
        return {**{role: found.get(role, []) for role in self.names[:-1]}, self.names[-1]: others}

    def of(self, seat: Seat) -> str:
        """The role that a seat has now, as it knows itself."""
        assert self._laws is not None
        role: str = self._laws.own_role(seat.observation())
        return role
