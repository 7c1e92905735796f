"""Halloween's Game: options, actions with cost and gain, notation, positions."""

from types import MappingProxyType
from typing import ClassVar, Final

from farol.core.actions import Action, ActionSpace
from farol.core.data import Json
from farol.core.errors import BadOptions, shown
from farol.core.event import Event
from farol.core.game import Game
from farol.core.options import Choice, Flag, Number, Options, OptionsSchema
from farol.games.halloween import steps, view
from farol.games.halloween import tables as t
from farol.games.halloween.actions import ACTION_SPACE, OUTCOMES
from farol.games.halloween.bonus import has_bonus
from farol.games.halloween.layout import LAYOUT
from farol.games.halloween.odds import fight_odds, roll_odds
from farol.games.halloween.refusals import legal
from farol.games.halloween.rules import Halloween, new_state
from farol.games.halloween.steps import a_of, argument_of, kind_of, verb_of

CHOSEN: Final = "chosen"
MOST_QUIET_ROUNDS: Final = 100


class HalloweenGame(Game[Halloween]):
    """Two to four seats, eight of 52 cards, and a Master variant without cards and dice."""

    name: ClassVar[str] = "halloween"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, t.MOST_SEATS + 1)
    order: ClassVar[int] = 4
    options: ClassVar[OptionsSchema] = (
        Flag("master", default=False),
        Number("quiet_rounds", 0, 0, MOST_QUIET_ROUNDS),
        Choice("cards", ("random", *t.CARD_SETS, CHOSEN), only=("master", False)),
        *(
            Number(f"card_{place}", 0, 0, t.CARDS, names="card", only=("cards", CHOSEN))
            for place in range(1, t.DISPLAY + 1)
        ),
    )
    first: ClassVar[Options] = MappingProxyType({"cards": "casper"})  # the book's beginners' set
    actions: ClassVar[ActionSpace] = ACTION_SPACE
    layout = LAYOUT
    unattended: ClassVar[Options] = MappingProxyType({"quiet_rounds": t.QUIET_ROUNDS})

    def start(self, seats: int, options: Options) -> Halloween:
        """A new game; cards that are not chosen are drawn."""
        cards = str(options["cards"])
        numbers: list[int] = []
        if cards in t.CARD_SETS:
            numbers = t.CARD_SETS[cards]
        elif cards == CHOSEN:
            places = [int(options[f"card_{place}"]) for place in range(1, t.DISPLAY + 1)]
            numbers = [number for number in places if number > 0]
            if len(set(numbers)) < len(numbers):
                raise BadOptions(f"The chosen cards must differ; these do not: {shown(numbers)}.")
        state = new_state(seats, options["master"] is True, numbers)
        state.quiet_limit = int(options["quiet_rounds"])
        return state

    def observe(self, state: Halloween, seat: int | None) -> dict[str, Json]:  # noqa: ARG002
        """The whole table: nothing is hidden."""
        return view.observe(state)

    def own(self, state: Halloween, seat: int) -> dict[str, Json]:  # noqa: ARG002
        """Empty: nothing is hidden."""
        return {}

    def event_view(self, event: Event, seat: int | None) -> dict[str, Json]:  # noqa: ARG002
        """The event in words."""
        return view.event_view(event)

    def reveals(self, event: Event, seat: int) -> bool:  # noqa: ARG002
        """False: nothing is hidden, so an action reveals nothing."""
        return False

    def shows(self, state: Halloween, action: int) -> dict[str, Json]:
        """The immediate costs, gains and prospects of an action."""
        shown: dict[str, Json] = {}
        if verb_of(action) != steps.END_TURN:
            shown.update(_balance(state, action))
        odds = _odds(state, action)
        if odds:
            shown["odds"] = odds
        return shown

    def legal(self, state: Halloween, request: int) -> int:
        """The legal action for a request."""
        return legal(state, request)

    def outcomes(self, state: Halloween) -> Action:
        """The chance outcomes of the pending step."""
        return OUTCOMES[kind_of(state.stack[-1])]


def _balance(state: Halloween, action: int) -> dict[str, Json]:
    """The changes for the deciding seat right after the action."""
    seat = state.to_act()
    after = state.copy()
    after.apply_unchecked(action)
    gain: dict[str, Json] = {}
    cost: dict[str, Json] = {}
    for name, change in (
        ("points", after.points[seat] - state.points[seat]),
        ("scare", after.scare[seat] - state.scare[seat]),
        ("discs", after.reserve[seat] - state.reserve[seat]),
    ):
        if change > 0:
            gain[name] = change
        elif change < 0:
            cost[name] = -change
    more, less = _token_changes(state, after, seat)
    if more:
        gain["tokens"] = more
    if less:
        cost["tokens"] = less
    bonuses = _new_bonuses(state, after, seat)
    if bonuses:
        gain["bonus"] = bonuses
    balance: dict[str, Json] = {}
    if gain:
        balance["gain"] = gain
    if cost:
        balance["cost"] = cost
    return balance


def _token_changes(
    state: Halloween, after: Halloween, seat: int
) -> tuple[dict[str, Json], dict[str, Json]]:
    more: dict[str, Json] = {}
    less: dict[str, Json] = {}
    for colour in range(t.COLOURS):
        index = seat * t.COLOURS + colour
        change = after.tokens[index] - state.tokens[index]
        if change > 0:
            more[t.COLOUR_NAMES[colour]] = change
        elif change < 0:
            less[t.COLOUR_NAMES[colour]] = -change
    return more, less


def _new_bonuses(state: Halloween, after: Halloween, seat: int) -> list[Json]:
    """New bonus tokens in the seat's spaces."""
    return [
        t.BONUS_NAMES[after.slots[slot]]
        for slot in range(seat * t.SLOTS, (seat + 1) * t.SLOTS)
        if after.slots[slot] not in {t.FREE, t.LOCKED, state.slots[slot]}
    ]


def _odds(state: Halloween, action: int) -> dict[str, Json]:
    """The odds of the fight that an action starts or changes, also with the use of held tokens."""
    if not state.stack:
        return {}
    packed = state.stack[-1]
    kind = kind_of(packed)
    verb = verb_of(action)
    if kind in {steps.FOE, steps.NEXT_FOE} and verb == steps.GHOST:
        wins, of = fight_odds(state, a_of(packed), argument_of(action))
        odds: dict[str, Json] = {"wins": wins, "of": of}
        if of > 1:
            mine = t.COLOUR_OF[a_of(packed)]
            odds.update(_helped_odds(state, mine, t.COLOUR_OF[argument_of(action)]))
        return odds
    if kind == steps.BEFORE_ROLL and len(state.dice) > state.own_dice:
        bigger = 1 if verb == steps.BIGGER_DIE else 0
        return _share(roll_odds(state, state.dice[0] + bigger, state.dice[1]))
    return {}


def _helped_odds(state: Halloween, mine: int, theirs: int) -> dict[str, Json]:
    helped: dict[str, Json] = {}
    if has_bonus(state, t.BONUS_BIGGER) and mine < t.RED:
        helped["bigger_die"] = _share(roll_odds(state, mine + 1, theirs))
    if has_bonus(state, t.BONUS_PLUS):
        helped["add_three"] = _share(roll_odds(state, mine, theirs, t.PLUS))
    return helped


def _share(odds: tuple[int, int]) -> dict[str, Json]:
    return {"wins": odds[0], "of": odds[1]}


GAME: Final = HalloweenGame()
