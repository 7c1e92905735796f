"""States and events declared once: attributes, copies, dumps, chance, event views, and their types.

A declared state names its members as a dataclass does; `__init__`, `copy`, dump and load follow:

    class Race(Declared):
        turn: int = whole(0, last_seat)
        steps: list[int] = wholes(0, 9, count=seats_of)

Hot games write their own: compiled, a copy by hand takes a third to a twentieth of the time, and a
tensor by hand a tenth of the view alone, from which the other is made.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final, Literal, NotRequired, Self, TypeVar, Union

from farol.core.actions import ANY_OUTCOME, Action, Part, Seat
from farol.core.data import Fields, Json
from farol.core.errors import BadPosition
from farol.core.event import Event
from farol.core.game import Game
from farol.core.layout import Bool, Field, Int, Ints, Layout, Limit, limit_of
from farol.core.ledger import Ledger, LedgerField
from farol.core.options import Options
from farol.core.rand import Rand
from farol.core.shapes import Private, new_shape
from farol.core.state import OVER, State

S = TypeVar("S", bound="Declared")

WHAT: Final = "A position"
NONE: Final = -1  # no seat, no card


def seats_of(state: State) -> int:
    """How many seats there are: as a limit or a count."""
    return int(state.seats)


def last_seat(state: State) -> int:
    """The highest seat, as a limit."""
    return int(state.seats) - 1


# --- members of a state --------------------------------------------------------------------------


class DeclaredMember:
    """One declared member: its field of the layout, its first value, and how it is copied; None
    for what never changes in place."""

    def __init__(
        self,
        field: Callable[[str], Field],
        first: Callable[[Any], Any],
        copy: Callable[[Any], Any] | None = None,
    ) -> None:
        self.field: Final = field
        self.first: Final = first
        self.copy: Final = copy


def whole(low: Limit, high: Limit, first: int = 0) -> Any:
    """A whole number within limits."""
    return DeclaredMember(lambda name: Int(name, low, high), lambda _: first)


def flag() -> Any:
    """True or false, false at first."""
    return DeclaredMember(Bool, lambda _: False)


def wholes(low: Limit, high: Limit, count: Limit | None = None, first: int = 0) -> Any:
    """A list of whole numbers within limits; without a `count` of any length, empty at first."""
    return DeclaredMember(
        lambda name: Ints(name, low, high, count),
        lambda state: [first] * (0 if count is None else limit_of(count, state)),
        list.copy,
    )


def by_seat(each: Any) -> Any:
    """A list with such a member for every seat."""
    copy = each.copy
    return DeclaredMember(
        lambda name: _BySeat(name, each.field(name)),
        lambda state: [each.first(state) for _ in range(state.seats)],
        list.copy if copy is None else lambda items: [copy(item) for item in items],
    )


def ledger(start: Callable[[Any], Sequence[Sequence[int]]]) -> Any:
    """Cards with all their moves; `start`: those of each place by kind, for so many seats."""
    return DeclaredMember(LedgerField, lambda state: Ledger(start(state)), Ledger.copy)


class _BySeat(Field):
    """A list with a field for every seat."""

    def __init__(self, name: str, each: Field) -> None:
        super().__init__(name)
        self._each = each

    def to_json(self, value: Sequence[Any]) -> Json:
        return [self._each.to_json(item) for item in value]

    def read(self, state: State, fields: Fields) -> list[Any]:
        value = fields.value(self.name)
        if not isinstance(value, list) or len(value) != state.seats:
            raise BadPosition(f"{WHAT}: {self.name!r} must be a list for each seat.")
        return [
            self._each.read(state, Fields({self.name: one}, WHAT, BadPosition)) for one in value
        ]


class Declared(State):
    """A state whose members are declared in its class. A subclass has rules, and where chance
    acts, `chance_weights`."""

    members: ClassVar[Mapping[str, DeclaredMember]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = {
            name: value for name, value in vars(cls).items() if isinstance(value, DeclaredMember)
        }
        for name in own:
            delattr(cls, name)
        cls.members = {**cls.members, **own}

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        for name, member in self.members.items():
            setattr(self, name, member.first(self))

    def copy(self) -> Self:
        """An independent equal state."""
        twin = type(self).__new__(type(self))
        State.__init__(twin, self.seats)
        for name, value in vars(self).items():
            member = self.members.get(name)
            copied = value if member is None or member.copy is None else member.copy(value)
            setattr(twin, name, copied)  # a compiled class makes its `__dict__` for the first one
        return twin

    def chance_weights(self) -> list[int]:
        """The weight of each outcome of chance, counted from 0."""
        raise NotImplementedError(f"{type(self).__name__} has no chance_weights().")

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Each possible outcome with its weight."""
        return [(outcome, weight) for outcome, weight in enumerate(self.chance_weights()) if weight]

    def sample_chance(self, rand: Rand) -> int:
        """One outcome, by weight."""
        return rand.weighted(self.chance_weights())

    def sample_action(self, rand: Rand) -> int:
        """One legal action, each as likely."""
        return rand.choice(self.legal_actions())


def layout_of(kind: type[S], seats: range) -> Layout[S]:
    """The layout of the states of a class."""
    return Layout(
        WHAT,
        lambda fields: kind(fields.integer("seats", seats[0], seats[-1])),
        lambda state: {"seats": int(state.seats)},
        [member.field(name) for name, member in kind.members.items()],
        lambda _: None,
    )


# --- events --------------------------------------------------------------------------------------


class Told:
    """One kind of event: what everybody hears, and what only its audience does, as the parts of
    actions. `seat`: it happens to a seat, which hears all of it; `also`: those of the public parts
    whose seats do, too."""

    def __init__(
        self,
        kind: str,
        *public: Part,
        private: Sequence[Part] = (),
        seat: bool = True,
        also: Sequence[Seat] = (),
    ) -> None:
        self.kind: Final = kind
        self.public: Final = public
        self.private: Final = tuple(private)
        self.seat: Final = seat
        self._also: Final = tuple(public.index(part) for part in also)

    def hearers(self, event: Event) -> set[int]:
        """The seats that hear the private parts."""
        return {event.seat, *(event.public[place] for place in self._also)}

    @property
    def shape(self) -> Any:
        """A TypedDict of its JSON."""
        types: dict[str, Any] = {"kind": Literal[(self.kind,)]}
        if self.seat:
            types["seat"] = int
        for part in self.public:
            types |= part.types()
        for part in self.private:
            types |= {
                name: NotRequired[Annotated[kind, Private]] for name, kind in part.types().items()
            }
        words = self.kind.split("-")
        return new_shape("".join(word.capitalize() for word in words) + "Event", types)


class Telling:
    """All kinds of events of a game: their views and their types.

    The numbers of an event count the values of its parts from 0.
    """

    def __init__(self, *kinds: Told) -> None:
        self.kinds: Final = {kind.kind: kind for kind in kinds}

    @property
    def shape(self) -> Any:
        """The union of the types of all kinds: `Event` in a game's module `views`."""
        return Union[tuple(kind.shape for kind in self.kinds.values())]  # noqa: UP007 - from a list

    def view(self, event: Event, seat: int | None) -> dict[str, Json]:
        """What a seat (None: a spectator) hears of an event."""
        told = self.kinds[event.kind]
        view: dict[str, Json] = {"kind": event.kind}
        if told.seat:
            view["seat"] = event.seat
        _write(view, told, told.public, event.public)
        if event.private and event.seen_by(seat):
            _write(view, told, told.private, event.private)
        return view


def _write(view: dict[str, Json], told: Told, parts: Sequence[Part], values: Sequence[int]) -> None:
    if len(parts) != len(values):
        raise ValueError(
            f"An event {told.kind!r} holds {len(values)} numbers where {len(parts)} are declared."
        )
    for part, value in zip(parts, values, strict=True):
        view.update(part.write(value))


# --- the game ------------------------------------------------------------------------------------


class DeclaredGame(Game[S]):
    """A game with a declared state and declared events."""

    events: ClassVar[Telling]
    chance: ClassVar[Action] = ANY_OUTCOME  # the outcomes, if they are all of one kind
    state_class: type[S]

    def __init__(self, state_class: type[S] | None = None) -> None:
        """`state_class`: a variant of the game's own."""
        if state_class is not None:
            self.state_class = state_class
        self.layout = layout_of(self.state_class, self.seats)

    def start(self, seats: int, options: Options) -> S:  # noqa: ARG002  # for games that have some
        """A new state."""
        return self.state_class(seats)

    def standing(self, state: S, phase: str) -> dict[str, Json]:
        """What every view begins with: the game, its phase, who acts, and at the end the result."""
        to_act = state.to_act()
        view: dict[str, Json] = {"game": self.name, "phase": phase}
        view["to_act"] = to_act if to_act >= 0 else None
        if to_act == OVER:
            view["result"] = {"scores": list(state.scores()), "places": list(state.ranking())}
        return view

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json]:
        """What a seat (None: a spectator) hears of an event."""
        return self.events.view(event, seat)

    def outcomes(self, state: S) -> Action:  # noqa: ARG002  # of one kind
        """The declaration of the outcomes."""
        return self.chance
