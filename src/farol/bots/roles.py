"""Roles of seats, in games that declare them in their laws."""

from collections.abc import Mapping

from farol.bots.bot import Seat
from farol.core.data import Json
from farol.games import AnyGame, part


class Roles:
    """The roles that a game's `laws` declare; `names` is empty without roles."""

    def __init__(self, game: AnyGame) -> None:
        self._laws = part(game, "laws")
        self.names: tuple[str, ...] = getattr(self._laws, "ROLES", ())
        self.gain: str = getattr(self._laws, "GAIN", "points")  # unit of a round's gain

    def revealed(self, view: Mapping[str, Json], seats: int) -> dict[str, list[int]] | None:
        """The seats of every role, if this public view of an event ends a round; otherwise None."""
        if self._laws is None or not self.names:
            return None
        found: dict[str, list[int]] | None = self._laws.roles(view)
        if found is None:
            return None
        listed = {seat for members in found.values() for seat in members}
        others = [seat for seat in range(seats) if seat not in listed]
        return {**{role: found.get(role, []) for role in self.names[:-1]}, self.names[-1]: others}

    def of(self, seat: Seat) -> str:
        """The present role of a seat, which the seat itself knows."""
        assert self._laws is not None
        role: str = self._laws.own_role(seat.observation())
        return role
