"""What a seat may do, as it goes over the wire, and what comes back: written and read once."""

# compiled by mypyc

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, final

from farol.core.data import Json

REMEMBERED: Final = 16384  # declared actions of a game whose bytes are kept
READ: Final = 2048  # texts of actions that came and are understood
LONGEST: Final = 400  # bytes of an action that is worth remembering


@final
class ActionCodec:
    """The actions of one game, `rules`; all its tables share them. A declared action is always
    written the same; what is shown beside it is asked for every time. `plain`: the game says of its
    actions what every game does; `same`: a legal action is the declared one; `silent`: nothing is
    shown beside any."""

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
        self._names: dict[int, frozenset[str]] = {}  # of the members that are written,
        self._sets: dict[frozenset[str], frozenset[str]] = {}  # equal ones once
        self._remembered: Callable[[bytes], int] = lru_cache(READ)(self._read)

    def of(self, state: Any, actions: list[int]) -> bytes:
        """Legal actions as a client shows and groups them: what `Game.action_json` says."""
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
            else:  # something that is shown stands in the place of what is declared
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
        """The legal action that a client means: what `Game.parse_action` says. IllegalAction or
        BadAction otherwise, and what `decode` raises for what is no JSON."""
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
