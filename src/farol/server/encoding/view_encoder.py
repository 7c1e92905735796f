"""What everybody sees of one state, each for themselves: encoded once, member by member."""

# compiled by mypyc

from collections.abc import Callable, Iterable, Mapping
from typing import Any, final

from farol.core.data import Json


@final
class MemberNames:
    """The names of an object's members in their order. Equal ones are one object, so that objects
    of the same names are told by identity; there are as many as games have kinds of views."""

    def __init__(self, names: tuple[str, ...], heads: list[bytes]) -> None:
        self.names = frozenset(names)
        self.heads = heads  # each encoded, with the colon that follows
        escaped = [head.replace(b"%", b"%%") + b"%b" for head in heads]
        self.template = b",".join(escaped)
        self._apart: dict[MemberNames, bool] = {}

    def are_apart(self, others: "MemberNames") -> bool:
        """Whether no name is among the others."""
        known = self._apart.get(others)
        if known is None:
            known = self._apart[others] = self.names.isdisjoint(others.names)
        return known


@final
class EncodedObject:
    """The members of an object, each encoded by itself: equal ones are equal bytes."""

    def __init__(self, names: MemberNames, values: tuple[bytes, ...]) -> None:
        self.names = names
        self.values = values
        self._text: bytes | None = None

    def text(self) -> bytes:
        """All of them, as they stand in an object."""
        text = self._text
        if text is None:
            text = self._text = self.names.template % self.values
        return text

    def since(self, before: "EncodedObject") -> bytes:
        """Those that were different before, under the same names."""
        found: list[bytes] = []
        for place, now in enumerate(self.values):
            if now != before.values[place]:
                found.append(self.names.heads[place] + now)
        return b",".join(found)

    def by_name(self) -> dict[str, bytes]:
        """Each behind its name, as it stands in an object."""
        pairs = zip(self.names.heads, self.values, strict=True)
        return {head.decode(): head + value for head, value in pairs}

    def forget_text(self) -> None:
        """Let go of what follows from the rest."""
        self._text = None


@final
class ViewEncoder:
    """How a game is looked at and written down; all its tables share one. `rules`: the Game."""

    def __init__(self, rules: Any, encode: Callable[[object], bytes]) -> None:
        self.rules = rules
        self._encode = encode
        self._known: dict[tuple[str, ...], MemberNames] = {}

    def members(self, value: dict[str, Json]) -> EncodedObject:
        """The members of an object."""
        keys = tuple(value)
        names = self._known.get(keys)
        if names is None:
            heads = [self._encode(name) + b":" for name in keys]
            names = self._known[keys] = MemberNames(keys, heads)
        return EncodedObject(names, tuple(map(self._encode, value.values())))

    def events(self, events: Iterable[Any], look: int | None) -> bytes:
        """What a seat (None: a spectator) learns from events."""
        rules = self.rules
        seen: list[Json] = []
        for event in events:
            view = rules.event_view(event, look)
            if view is not None:
                seen.append(view)
        return self._encode(seen)


@final
class EncodedView:
    """What there is to see of one state, `state`: what everybody sees, and what each seat alone
    does."""

    def __init__(self, lens: ViewEncoder, state: Any) -> None:
        self._lens = lens
        self._state = state
        self._public: EncodedObject | None = None
        self._own: dict[int, EncodedObject] | None = None  # by seat
        self._was: EncodedObject | None = None  # what was public,
        self._news = b""  # and what is new since

    def public(self) -> EncodedObject:
        """What a spectator sees."""
        public = self._public
        if public is None:
            public = self._lens.members(self._lens.rules.observe(self._state, None))
            self._public = public
        return public

    def own(self, look: int) -> EncodedObject:
        """What a seat sees beyond that, or in place of parts of it."""
        if self._own is None:
            self._own = {}
        own = self._own.get(look)
        if own is None:
            own = self._lens.members(self._lens.rules.own(self._state, look))
            self._own[look] = own
        return own

    def seen_by(self, look: int | None) -> bytes:
        """All that a seat (None: a spectator) sees, as an object."""
        public = self.public()
        if look is None:
            return b"{" + public.text() + b"}"
        own = self.own(look)
        if public.names.are_apart(own.names):
            return _object(public.text(), own.text())
        return _joined({**public.by_name(), **own.by_name()})

    def changes(self, before: "EncodedView", look: int | None) -> bytes | None:
        """What a seat sees that it did not see so before, as an object; None if something is not
        there any more, which changes alone cannot tell."""
        now, was = self.public(), before.public()
        if look is None:
            if now.names is was.names:
                return b"{" + self._since(was) + b"}"
            return _changes(was.by_name(), now.by_name())
        own, owned = self.own(look), before.own(look)
        if now.names is was.names and own.names is owned.names and now.names.are_apart(own.names):
            return _object(self._since(was), own.since(owned))
        return _changes({**was.by_name(), **owned.by_name()}, {**now.by_name(), **own.by_name()})

    def _since(self, was: EncodedObject) -> bytes:
        """What is new in public: the same for everybody who saw the same."""
        if self._was is not was:
            self._was = was
            self._news = self.public().since(was)
        return self._news

    def forget(self) -> None:
        """Let go of what was seen: it is made again if somebody asks once more."""
        self._public = None
        self._own = None
        self._was = None
        self._news = b""

    def drop_news(self) -> None:
        """Let go of what was only to be told, and keep what is compared with what comes."""
        self._was = None
        self._news = b""
        if self._public is not None:
            self._public.forget_text()
        if self._own is not None:
            for own in self._own.values():
                own.forget_text()


def _object(some: bytes, more: bytes) -> bytes:
    """An object of encoded members."""
    if some and more:
        return b"{" + some + b"," + more + b"}"
    return b"{" + some + more + b"}"


def _joined(members: Mapping[str, bytes]) -> bytes:
    return b"{" + b",".join(members.values()) + b"}"


def _changes(was: dict[str, bytes], now: dict[str, bytes]) -> bytes | None:
    if not was.keys() <= now.keys():
        return None
    return _joined({name: text for name, text in now.items() if was.get(name) != text})
