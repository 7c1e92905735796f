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
class Offers:
    """The actions of one game, `rules`; all its tables share them. A declared action is always
    written the same; what is shown beside it is asked for every time. `plain`: the game says of its
    actions what every game does; `same`: a legal action is the declared one."""

    def __init__(
        self,
        rules: Any,
        encode: Callable[[object], bytes],
        decode: Callable[[bytes], Json],
        plain: bool,
        same: bool,
    ) -> None:
        self._rules = rules
        self._encode = encode
        self._decode = decode
        self._plain = plain
        self._same = same
        self._written: dict[int, bytes] = {}
        self._heads: dict[str, bytes] = {}
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
            shown: dict[str, Json] = rules.shows(state, action)
            if not shown:
                found.append(known)
            elif self._may_replace(known, shown):
                found.append(encode(rules.action_json(state, action)))
            else:
                found.append(known[:-1] + b"," + encode(shown)[1:])
        return b"[" + b",".join(found) + b"]"

    def _write(self, request: int) -> bytes:
        if len(self._written) >= REMEMBERED:
            self._written.clear()
        known = self._written[request] = self._encode(self._rules.actions.new_json(request))
        return known

    def _may_replace(self, known: bytes, shown: dict[str, Json]) -> bool:
        """Whether one of the names may stand in what is written already."""
        for name in shown:
            head = self._heads.get(name)
            if head is None:
                head = self._heads[name] = self._encode(name) + b":"
            if head in known:
                return True
        return False

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
