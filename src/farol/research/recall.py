"""Information states with perfect recall: one hash over all that a seat has seen and done."""

import json
from hashlib import blake2b
from typing import Final

from farol.core.claims import Said
from farol.core.data import Json
from farol.core.event import Event
from farol.core.options import Options
from farol.core.state import State
from farol.games import ALL, AnyGame

DIGEST: Final = 16  # bytes of a hash


class Recall:
    """Every seat's history in one game: views of events, and its own actions.

    Two histories give a seat the same hash exactly if it saw and did the same in both (up to 128
    bits of collision resistance). It can be copied and pickled, and holds no state.
    """

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        start = _bytes([game.name, game.version, seats, dict(options)])
        self._game = game
        self._keys = [_mixed(bytes([seat]), start) for seat in range(seats)]

    def apply(self, state: State, action: int) -> None:
        """Apply a legal action or an outcome of chance, and record it for every seat."""
        events: list[Event] = []
        acting = state.to_act()
        state.apply(action, events)
        self.note(acting, action, events)

    def note(self, acting: int, action: int, events: list[Event]) -> None:
        """Record events for every seat; the action itself only for the acting seat."""
        if acting >= 0:
            self._keys[acting] = _mixed(self._keys[acting], _bytes(action))
        for event in events:
            for seat in range(len(self._keys)):
                view = self._game.event_view(event, seat)
                if view is not None:
                    self._keys[seat] = _mixed(self._keys[seat], _bytes(view))

    def hear(self, said: Said) -> None:
        """Record a claim for every seat."""
        for seat in range(len(self._keys)):
            self._keys[seat] = _mixed(self._keys[seat], _bytes(said.view(self._game.claims)))

    def see(self, seat: int, seen: bytes) -> None:
        """Record something else that a seat saw: in another world its view differs."""
        self._keys[seat] = _mixed(self._keys[seat], seen)

    def key(self, seat: int) -> str:
        """The seat's information state, as 32 hexadecimal digits."""
        return self._keys[seat].hex()

    def copy(self) -> "Recall":
        """An independent copy."""
        twin = object.__new__(Recall)
        twin._game = self._game
        twin._keys = self._keys[:]
        return twin

    def __deepcopy__(self, _memo: object) -> "Recall":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _remembered, (self._game.name, self._keys)


def _remembered(name: str, keys: list[bytes]) -> Recall:
    recall = object.__new__(Recall)
    recall._game = ALL[name]
    recall._keys = keys[:]
    return recall


def _bytes(value: Json) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def _mixed(key: bytes, data: bytes) -> bytes:
    return blake2b(data, digest_size=DIGEST, key=key).digest()
