"""Encoding of a seat's legal actions and decoding of chosen ones, with caches for both."""

# compiled by mypyc

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, final

from farol.core.data import Json

REMEMBERED: Final = 16384  # declared actions of a game whose bytes are cached
READ: Final = 2048  # cached decodings
LONGEST: Final = 400  # bytes of an action that is cached


@final
class ActionCodec:
    """Action codec of one game, shared by all its tables. The bytes of a declared action are
    cached; the extra members that a game shows beside it are encoded every time. `plain`: the game
    does not override how actions are encoded; `same`: each legal action is its declared one;
    `silent`: no action has extra members.
    """

    def __init__(
        self,
        rules: Any,
        encode: Callable[[object], bytes],
        decode: Callable[[bytes], Json],
        plain: bool,
        same: bool,
        silent: bool,
    ) -> None:
        self._rules = rules
        self._encode = encode
        self._decode = decode
        self._plain = plain
        self._same = same
        self._silent = silent
        self._written: dict[int, bytes] = {}
        self._names: dict[int, frozenset[str]] = {}  # members that are encoded
        self._sets: dict[frozenset[str], frozenset[str]] = {}  # interned
        self._remembered: Callable[[bytes], int] = lru_cache(READ)(self._read)

    def of(self, state: Any, actions: list[int]) -> bytes:
        """Encoded legal actions of a state: `Game.action_json`."""
        rules, encode = self._rules, self._encode
        if not self._plain:
            return encode([rules.action_json(state, action) for action in actions])
        found: list[bytes] = []
        for action in actions:
            request: int = action if self._same else rules.request_of(state, action)
            known = self._written.get(request)
            if known is None:
                known = self._write(request)
            if self._silent:
                found.append(known)
                continue
            shown: dict[str, Json] = rules.shows(state, action)
            if not shown:
                found.append(known)
            elif self._names[request].isdisjoint(shown):
                found.append(known[:-1] + b"," + encode(shown)[1:])
            else:  # a shown member replaces a declared one
                found.append(encode(rules.action_json(state, action)))
        return b"[" + b",".join(found) + b"]"

    def _write(self, request: int) -> bytes:
        if len(self._written) >= REMEMBERED:
            self._written.clear()
            self._names.clear()
        declared: dict[str, Json] = self._rules.actions.new_json(request)
        names = frozenset(declared)
        self._names[request] = self._sets.setdefault(names, names)
        known = self._written[request] = self._encode(declared)
        return known

    def chosen(self, state: Any, data: bytes) -> int:
        """The legal action in a message: `Game.parse_action`. Raises IllegalAction or BadAction,
        and what `decode` raises for invalid JSON."""
        rules = self._rules
        if not self._plain:
            other: int = rules.parse_action(state, self._decode(data))
            return other
        request = self._remembered(data) if len(data) <= LONGEST else self._read(data)
        action: int = rules.legal(state, request)
        return action

    def _read(self, data: bytes) -> int:
        request: int = self._rules.actions.from_json(self._decode(data))
        return request
