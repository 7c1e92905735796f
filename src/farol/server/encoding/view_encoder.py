"""Encoding of views: each state is encoded once, member by member, and shared between viewers."""

# compiled by mypyc

from collections.abc import Callable, Iterable, Mapping
from typing import Any, final

from farol.core.data import Json


@final
class MemberNames:
    """The member names of an object, in order. Interned, so that they compare by identity; there
    are as many as games have kinds of views."""

    def __init__(self, names: tuple[str, ...], heads: list[bytes]) -> None:
        self.names = frozenset(names)
        self.heads = heads  # encoded names, each with its colon
        escaped = [head.replace(b"%", b"%%") + b"%b" for head in heads]
        self.template = b",".join(escaped)
        self._apart: dict[MemberNames, bool] = {}

    def are_apart(self, others: "MemberNames") -> bool:
        """Whether the two have no name in common."""
        known = self._apart.get(others)
        if known is None:
            known = self._apart[others] = self.names.isdisjoint(others.names)
        return known


@final
class EncodedObject:
    """An object with each member encoded separately, so that equal members are equal bytes."""

    def __init__(self, names: MemberNames, values: tuple[bytes, ...]) -> None:
        self.names = names
        self.values = values
        self._text: bytes | None = None

    def text(self) -> bytes:
        """All members as the inside of a JSON object."""
        text = self._text
        if text is None:
            text = self._text = self.names.template % self.values
        return text

    def since(self, before: "EncodedObject") -> bytes:
        """The members that differ from those of `before`, which has the same names."""
        found: list[bytes] = []
        for place, now in enumerate(self.values):
            if now != before.values[place]:
                found.append(self.names.heads[place] + now)
        return b",".join(found)

    def by_name(self) -> dict[str, bytes]:
        """Each member's JSON by name."""
        pairs = zip(self.names.heads, self.values, strict=True)
        return {head.decode(): head + value for head, value in pairs}

    def forget_text(self) -> None:
        """Drop the cached text."""
        self._text = None


@final
class ViewEncoder:
    """View encoder of one game, shared by all its tables. `rules`: the Game."""

    def __init__(self, rules: Any, encode: Callable[[object], bytes]) -> None:
        self.rules = rules
        self._encode = encode
        self._known: dict[tuple[str, ...], MemberNames] = {}

    def members(self, value: dict[str, Json]) -> EncodedObject:
        """Encode the members of an object."""
        keys = tuple(value)
        names = self._known.get(keys)
        if names is None:
            heads = [self._encode(name) + b":" for name in keys]
            names = self._known[keys] = MemberNames(keys, heads)
        return EncodedObject(names, tuple(map(self._encode, value.values())))

    def events(self, events: Iterable[Any], look: int | None) -> bytes:
        """Encode events as a seat (None: a spectator) learns of them."""
        rules = self.rules
        seen: list[Json] = []
        for event in events:
            view = rules.event_view(event, look)
            if view is not None:
                seen.append(view)
        return self._encode(seen)


@final
class EncodedView:
    """Encoded views of one state: the public view, and what each seat sees beyond it."""

    def __init__(self, lens: ViewEncoder, state: Any) -> None:
        self._lens = lens
        self._state = state
        self._public: EncodedObject | None = None
        self._own: dict[int, EncodedObject] | None = None  # by seat
        self._was: EncodedObject | None = None  # public view of the previous state,
        self._news = b""  # and the cached difference to it

    def public(self) -> EncodedObject:
        """The public view."""
        public = self._public
        if public is None:
            public = self._lens.members(self._lens.rules.observe(self._state, None))
            self._public = public
        return public

    def own(self, look: int) -> EncodedObject:
        """The private members of a seat's view; they override public ones."""
        if self._own is None:
            self._own = {}
        own = self._own.get(look)
        if own is None:
            own = self._lens.members(self._lens.rules.own(self._state, look))
            self._own[look] = own
        return own

    def seen_by(self, look: int | None) -> bytes:
        """The whole view of a seat (None: a spectator), as a JSON object."""
        public = self.public()
        if look is None:
            return b"{" + public.text() + b"}"
        own = self.own(look)
        if public.names.are_apart(own.names):
            return _object(public.text(), own.text())
        return _joined({**public.by_name(), **own.by_name()})

    def changes(self, before: "EncodedView", look: int | None) -> bytes | None:
        """The view's changes since `before`, as a JSON object; None if a member was removed, which
        changes cannot express."""
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
        """Changes of the public view, cached: the same for everybody who saw the same state."""
        if self._was is not was:
            self._was = was
            self._news = self.public().since(was)
        return self._news

    def forget(self) -> None:
        """Drop the cached views; they are encoded again on demand."""
        self._public = None
        self._own = None
        self._was = None
        self._news = b""

    def drop_news(self) -> None:
        """Drop the cached difference; keep the views, which the next state is compared with."""
        self._was = None
        self._news = b""
        if self._public is not None:
            self._public.forget_text()
        if self._own is not None:
            for own in self._own.values():
                own.forget_text()


def _object(some: bytes, more: bytes) -> bytes:
    """A JSON object of encoded members."""
    if some and more:
        return b"{" + some + b"," + more + b"}"
    return b"{" + some + more + b"}"


def _joined(members: Mapping[str, bytes]) -> bytes:
    return b"{" + b",".join(members.values()) + b"}"


def _changes(was: dict[str, bytes], now: dict[str, bytes]) -> bytes | None:
    if not was.keys() <= now.keys():
        return None
    return _joined({name: text for name, text in now.items() if was.get(name) != text})
