"""A game in numbers without a `tensor` of its own: what follows from the types of its view, and
from its declared actions and events.

Words become codes, with 0 for nothing; numbers are clipped at 255; of a list of words each is
counted, because most lists of cards have no order that matters. What stands in a list for each seat
begins with the viewing seat, and a member marked `SeatNumber` counts from it.
"""

from collections.abc import Callable, Sequence
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from farol.core.actions import Seat
from farol.core.data import Json
from farol.core.declared import DeclaredGame, Telling
from farol.core.encoder import MOST, NO_NUMBER, Encoder
from farol.core.errors import BadOptions
from farol.core.game import AnyGame
from farol.core.native import i64, u8, vec
from farol.core.numbers import Block, Detail, EventKind, Kind, Numbers, size_of
from farol.core.shapes import Member, members
from farol.core.state import State

LEFT_OUT: Final = frozenset({"game", "result"})  # of a view: known, or only after the end
LONGEST: Final = 2_000  # decisions of a game that does not say


class ViewPart:
    """One block of an observation, and its bytes out of a seat's view."""

    def __init__(self, block: Block, read: Callable[[Json, int], Sequence[int]]) -> None:
        self.block: Final = block
        self.read: Final = read


def plans_of(shape: type, seats: int, path: tuple[str, ...] = ()) -> list[ViewPart]:
    """The blocks of a declared object."""
    found: list[ViewPart] = []
    for member in members(shape):
        if member.name not in LEFT_OUT or path:
            found += _plans(member, seats, (*path, member.name))
    return found


def _plans(member: Member, seats: int, path: tuple[str, ...]) -> list[ViewPart]:
    kind = _bare(member.type)
    if is_typeddict(kind):
        return plans_of(kind, seats, path)
    items = _bare(get_args(kind)[0]) if get_origin(kind) is list else None
    if items is not None and is_typeddict(items):
        inner = plans_of(items, seats)
        return [_by_seat(plan, seats, path) for plan in inner]
    if items is not None and get_origin(items) is Literal:
        return [_counts(get_args(items), path)]
    if items in {int, bool}:
        return [_row(seats, path, items is bool)]
    return [_single(kind, member.seat, seats, path)]


def _bare(kind: Any) -> Any:
    """A type without None."""
    if get_origin(kind) in {Union, UnionType}:
        rest = [one for one in get_args(kind) if one is not NoneType]
        return rest[0] if len(rest) == 1 else kind
    return kind


def _at(view: Json, path: Sequence[str]) -> Json:
    for name in path:
        if not isinstance(view, dict) or view.get(name) is None:
            return None
        view = view[name]
    return view


def _single(kind: Any, seat: bool, seats: int, path: tuple[str, ...]) -> ViewPart:
    name, text = ".".join(path), "as in the view"
    if get_origin(kind) is Literal:
        codes = {word: code for code, word in enumerate(get_args(kind), 1)}
        block = Block(name, (1,), "code", len(codes), "0 for nothing, then the words of its type")
        return ViewPart(block, lambda view, _: (codes.get(_at(view, path), 0),))
    if seat:
        block = Block(name, (1,), "code", seats, "0 for nobody, 1 for the viewing seat")

        def relative(view: Json, me: int) -> tuple[int]:
            other = _at(view, path)
            return ((other - me) % seats + 1 if isinstance(other, int) else 0,)

        return ViewPart(block, relative)
    if kind is bool:
        return ViewPart(
            Block(name, (1,), "flag", 1, text), lambda view, _: (int(bool(_at(view, path))),)
        )
    if kind is int:
        block = Block(name, (1,), "count", MOST, "clipped")
        return ViewPart(block, lambda view, _: (_clipped(_at(view, path)),))
    raise BadOptions(f"{name!r} of the view is {kind}: such a member needs a tensor.py of its own.")


def _counts(words: tuple[Any, ...], path: tuple[str, ...]) -> ViewPart:
    """How often each word stands in a list, and null at last."""
    shape, top = (len(words) + 1,), MOST
    block = Block(".".join(path), shape, "count", top, "of each word of its type, then face down")

    def count(view: Json, _: int) -> list[int]:
        things = _at(view, path)
        listed = things if isinstance(things, list) else []
        return [min(MOST, listed.count(word)) for word in (*words, None)]

    return ViewPart(block, count)


def _row(seats: int, path: tuple[str, ...], flags: bool) -> ViewPart:
    """A number for every seat, the viewing one first."""
    kind: Kind = "flag" if flags else "count"
    block = Block(".".join(path), (seats,), kind, 1 if flags else MOST, "by seat")

    def row(view: Json, me: int) -> list[int]:
        things = _at(view, path)
        listed = things if isinstance(things, list) and len(things) == seats else [0] * seats
        return [_clipped(listed[(me + step) % seats]) for step in range(seats)]

    return ViewPart(block, row)


def _by_seat(plan: ViewPart, seats: int, path: tuple[str, ...]) -> ViewPart:
    """A member of the objects of all seats, the viewing one first."""
    inner = plan.block
    name = ".".join((*path, inner.name))
    block = Block(name, (seats, *inner.shape), inner.kind, inner.top, f"by seat: {inner.text}")

    def rows(view: Json, me: int) -> list[int]:
        things = _at(view, path)
        listed = things if isinstance(things, list) and len(things) == seats else [None] * seats
        return [
            number for step in range(seats) for number in plan.read(listed[(me + step) % seats], me)
        ]

    return ViewPart(block, rows)


def _clipped(number: Json) -> int:
    return max(0, min(MOST, int(number))) if isinstance(number, int) else 0


class DerivedEncoder(Encoder):
    """The encoder of a game by its declared types."""

    def __init__(self, game: AnyGame, plans: Sequence[ViewPart], seats: int) -> None:
        self._game = game
        self._plans = plans
        self._numbers = Numbers(game.actions)
        super().__init__(seats, size_of([plan.block for plan in plans]), len(self._numbers))

    def write(self, state: State, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write the seat's view."""
        view: Json = self._game.observe(state, int(seat))
        for plan in self._plans:
            for number in plan.read(view, int(seat)):
                out[at] = u8(number)
                at += 1
        return at

    def number(self, state: State, action: i64) -> i64:
        """The number of the declared action; its seats count from the acting one."""
        request = self._game.request_of(state, int(action))
        kind = self._game.actions.kind_of(request)
        values = [
            (value - state.to_act()) % self.seats
            if isinstance(part, Seat) and value < self.seats
            else value
            for part, value in zip(kind.parts, kind.values(request), strict=True)
        ]
        number: int = self._numbers.table[kind.number(values)]
        return number if number >= 0 else NO_NUMBER


def tensor_of(game: AnyGame, views: ModuleType) -> ModuleType:
    """What a module `tensor` would say, for a game without one."""
    derived = ModuleType(f"{game.package}.tensor")

    def plans(seats: int) -> list[ViewPart]:
        return plans_of(views.View, seats)

    found: dict[str, Any] = {
        "parts": lambda seats: [plan.block for plan in plans(seats)],
        "new_encoder": lambda seats: DerivedEncoder(game, plans(seats), seats),
        "longest": lambda _: LONGEST,
    }
    if isinstance(game, DeclaredGame):
        found["event_kinds"] = lambda _: _event_kinds(game.events)
    derived.__dict__.update(found)
    return derived


def _event_kinds(telling: Telling) -> tuple[EventKind, ...]:
    def details(parts: Sequence[Any]) -> tuple[Detail, ...]:
        return tuple(
            Detail(part.name, part.size, kind="seat" if isinstance(part, Seat) else "number")
            for part in parts
        )

    return tuple(
        EventKind(told.kind, details(told.public), details(told.private))
        for told in telling.kinds.values()
    )
