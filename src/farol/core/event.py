"""Events, and the audience of their private parts."""

# compiled by mypyc

from typing import Final

NOBODY: Final = 0  # audience: no seat


class Event:
    """An event: `public` for all, `private` for the seats in the set `audience`."""

    def __init__(
        self, kind: str, seat: int, public: tuple[int, ...], private: tuple[int, ...], audience: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.public = public
        self.private = private
        self.audience = audience

    def __repr__(self) -> str:
        return f"<{self.kind} by seat {self.seat + 1}: {self.public} {self.private}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.kind, self.seat, self.public, self.private, self.audience)

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know the private part."""
        return seat is not None and (self.audience >> seat) & 1 == 1


def only(seat: int) -> int:
    """The audience of one seat."""
    return 1 << seat


def everyone(seats: int) -> int:
    """The audience of all seats; spectators still see the public part only."""
    return (1 << seats) - 1
