"""Halloween: reasons for moves, in the terms of a good player."""

from collections.abc import Sequence
from typing import Any, Final

from farol.bots.bot import Seat
from farol.bots.decision import POINTS
from farol.bots.insight import Insight, unsqueezed
from farol.bots.reason import Reason
from farol.core.rand import Rand
from farol.games.halloween import steps
from farol.games.halloween.actions import cell_words
from farol.games.halloween.bots.end_bonus import can_score
from farol.games.halloween.bots.knowledge import SPREAD, HalloweenKnowledge, standings
from farol.games.halloween.ending import counted, token_sets
from farol.games.halloween.rules import Halloween
from farol.games.halloween.steps import argument_of, verb_of
from farol.games.halloween.tables import (
    ACTIONS,
    BUILDING_OF,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    COUNT_POINTS,
    COUNT_TOKENS,
    FIGHT,
    FREE,
    HAUNT,
    HAUNT_POINTS,
    LAST_CARD,
    LOCKED,
    MOVE,
    SCARE,
    SCORE_COUNT,
    SCORE_PER,
    SCORE_POINTS,
    SET_POINTS,
    SLOTS,
    SUMMON,
    UPGRADE,
)

ACTION_NAMES: Final = {
    SUMMON: "summon",
    SCARE: "scare",
    UPGRADE: "upgrade",
    MOVE: "move",
    FIGHT: "fight",
    HAUNT: "haunt",
}
MOVE_NAMES: Final = {
    steps.REST: "move-rest",
    steps.USE_BONUS: "move-bonus",
    steps.END_TURN: "move-end",
}
LONGEST: Final = 12  # maximum steps of one action in a lookahead
CERTAIN: Final = 100  # percent
EVEN: Final = 50  # percent


class Course:
    """An action carried out up to the next roll or draw: by the plan, then greedily."""

    def __init__(self, seat: Seat, root: Halloween, action: int, plan: Sequence[int]) -> None:
        self.odds: int | None = None  # percent to win the fight
        self.state = root.copy()
        self.choices: list[int] = []  # of the second step
        knowledge = HalloweenKnowledge(root, Rand(0))
        planned = list(plan)
        for step in range(LONGEST):
            self._note_odds(seat, action)
            self.state.apply_unchecked(action)
            is_on = len(self.state.stack) > 0 and self.state.to_act() == seat.number
            if not is_on or self.state.active != root.active:
                return
            actions = self.state.legal_actions()
            if step == 0:
                self.choices = actions
            if len(actions) == 1:
                action = actions[0]
            elif planned and planned[0] in actions:
                action = planned.pop(0)
            else:
                planned = []
                weights = knowledge.weigh(self.state, actions)
                action = actions[weights.index(max(weights))]

    def _note_odds(self, seat: Seat, action: int) -> None:
        shown: Any = seat.game.shows(self.state, action)
        if "odds" in shown:
            self.odds = round(CERTAIN * shown["odds"]["wins"] / shown["odds"]["of"])


class HalloweenInsight(Insight):
    """An action's immediate effects, the options it opens, and its risks."""

    scale = POINTS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        world = seat.world
        assert isinstance(world, Halloween)
        self.now = world
        self._courses: dict[int, Course] = {}

    def measure(self, value: float) -> float:
        """The lead over the best rival."""
        return unsqueezed(value, SPREAD)

    def notes(self, _action: int) -> list[Reason]:
        """Each seat's points, and its expected further points."""
        return [
            Reason("standing", (seat,), numbers={"points": points, "more": more})
            for seat, (points, more) in enumerate(standings(self.now))
        ]

    def reasons(self, action: int, others: Sequence[int]) -> list[Reason]:
        """Points first, then lasting gains, then preparation, then the rest."""
        if len(self.now.stack) > 0 and self.now.to_act() != self.seat.number:
            return []
        if verb_of(action) == steps.END_TURN:
            return [Reason("end-turn")]
        beside = self._course(others[0]).state if others else None
        best = self._course(action)
        if found := self._brings(best, beside, action):
            return found
        for choice in best.choices:
            other_way = Course(self.seat, self.now, action, [choice])
            if found := self._brings(other_way, beside, action):
                return found
        return self._left_over(action)

    def _course(self, action: int) -> Course:
        if action not in self._courses:
            plan = self.plans.get(action, ())
            self._courses[action] = Course(self.seat, self.now, action, plan)
        return self._courses[action]

    # --- beside other moves ----------------------------------------------------------------------

    def named(self, action: int) -> Reason | None:
        """The action, without its place."""
        verb = verb_of(action)
        if verb == steps.ACT:
            return Reason(f"move-{ACTION_NAMES[argument_of(action) % ACTIONS]}")
        if verb in (steps.OCCUPY, steps.USE_CARD):
            kind = "move-occupy" if verb == steps.OCCUPY else "move-card"
            return Reason(kind, cards=(str(argument_of(action)),))
        return Reason(MOVE_NAMES[verb]) if verb in MOVE_NAMES else None

    def tally(self, action: int) -> list[Reason]:
        """The changes for the seat after an action, and the odds of a fight."""
        if len(self.now.stack) > 0 and self.now.to_act() != self.seat.number:
            return []
        course = self._course(action)
        then, me = course.state, self.seat.number
        found: list[Reason] = []
        for thing, had, has in (
            ("points", self.now.points[me], then.points[me]),
            ("tokens", self._tokens_of(self.now), self._tokens_of(then)),
            ("scare", self.now.scare[me], then.scare[me]),
        ):
            if has != had:
                kind = f"part-{thing}" if has > had else f"part-{thing}-less"
                found.append(Reason(kind, numbers={"count": abs(int(has - had))}))
        if course.odds is not None:
            found.append(Reason("part-fight", numbers={"percent": course.odds}))
        return found

    def is_alike(self, action: int, other: int) -> bool:
        """Immediate points are not equal to other gains, only to later points."""
        if len(self.now.stack) > 0:
            return True
        me = self.seat.number
        points = self._course(action).state.points[me] - self._course(other).state.points[me]
        return points <= 0 or self.is_deferred(action, other)

    def is_deferred(self, action: int, other: int) -> bool:
        """Whether the turn is planned to continue from either action with the other."""
        return self._leads_to(action, other) or self._leads_to(other, action)

    def _leads_to(self, action: int, other: int) -> bool:
        name = self.named(other)
        return name is not None and any(
            self.named(step) == name for step in self.plans.get(action, ())
        )

    def _tokens_of(self, town: Halloween) -> int:
        first = self.seat.number * COLOURS
        return sum(town.tokens[first : first + COLOURS])

    def _brings(self, course: Course, beside: Halloween | None, action: int) -> list[Reason]:
        then = course.state
        found = [
            *self._payment(then, beside, action),
            *self._points(then, action),
            *self._counts(then),
            *self._card(then),
            *self._fight(course.odds),
            *self._levels(then),
            *self._prepared(then, beside),
            *self._tokens(then, action),
            *self._scare(then, action),
            *self._discs(then, action),
            *self._bonus(then),
        ]
        return found or self._positions(then)

    # --- at once ---------------------------------------------------------------------------------

    def _points(self, then: Halloween, action: int) -> list[Reason]:
        points = then.points[self.seat.number] - self.now.points[self.seat.number]
        if points <= 0:
            return []
        places = _new_haunts(self.now, then)
        kind = "haunt-now" if places else "points-now"
        if self.now.ending:
            kind = "points-last-round"
        elif verb_of(action) == steps.POINTS:
            kind = "points-shared"
        return [Reason(kind, places=places, numbers={"points": points})]

    def _counts(self, then: Halloween) -> list[Reason]:
        """Increases of the end score by own cards or sets of tokens; interest comes last."""
        seat = self.seat.number
        found: list[Reason] = []
        for card in self._scoring():
            more = _card_points(then, seat, card) - _card_points(self.now, seat, card)
            if more > 0 and SCORE_COUNT[card] != COUNT_POINTS:
                found.append(Reason("card-counts", cards=(str(card),), numbers={"points": more}))
        sets = token_sets(then, seat) - token_sets(self.now, seat) if self.now.master else 0
        if sets > 0:
            found.append(Reason("set-counts", numbers={"points": sets * SET_POINTS}))
        return found

    def _scoring(self) -> list[int]:
        """The own cards with an end score."""
        held = self.now.held[self.seat.number]
        return [card for card in self.now.display if held >> card & 1 and SCORE_COUNT[card] >= 0]

    def _card(self, then: Halloween) -> list[Reason]:
        """An occupied card: its end trigger, score, or power."""
        seat = self.seat.number
        new = then.held[seat] & ~self.now.held[seat]
        if new == 0:
            return []
        card = int(new).bit_length() - 1
        cards = (str(card),)
        found: list[Reason] = []
        if bin(then.held[seat]).count("1") == LAST_CARD:
            found.append(Reason("card-ends-game", cards=cards))
        if SCORE_COUNT[card] < 0:
            return [*found, Reason("card-power", cards=cards)]
        points = _card_points(then, seat, card)
        if points == 0 and not can_score(then, seat, card):
            return [*found, Reason("card-for-points", cards=cards)]
        kind = "card-scores" if points > 0 else "card-scores-later"
        return [*found, Reason(kind, cards=cards, numbers={"points": points})]

    def _fight(self, odds: int | None) -> list[Reason]:
        if odds is None:
            return []
        if odds == CERTAIN:
            return [Reason("fight-sure")]
        kind = "fight-likely" if odds >= EVEN else "fight-risky"
        return [Reason(kind, numbers={"percent": odds})]

    def _levels(self, then: Halloween) -> list[Reason]:
        first = self.seat.number * self.now.sections
        for section in range(self.now.sections):
            level = then.levels[first + section]
            if level > self.now.levels[first + section]:
                place = ({"section": section + 1},)
                words = {"colour": COLOUR_NAMES[level]}
                numbers = {"points": HAUNT_POINTS[level]}
                return [Reason("level-up", places=place, numbers=numbers, words=words)]
        return []

    def _tokens(self, then: Halloween, action: int) -> list[Reason]:
        first = self.seat.number * COLOURS
        counting = [card for card in self._scoring() if SCORE_COUNT[card] == COUNT_TOKENS]
        buys = not self.now.ending or _offers(self._next(then, action), steps.OCCUPY)
        for colour in reversed(range(COLOURS)):
            had = self.now.tokens[first + colour]
            more = then.tokens[first + colour] - had
            if more > 0 and (counting or buys):
                numbers, words = {"count": more}, {"colour": COLOUR_NAMES[colour]}
                if counting:
                    cards = (str(counting[0]),)
                    return [Reason("token-counts", cards=cards, numbers=numbers, words=words)]
                kind = "token-new-colour" if had == 0 else "token-more"
                return [Reason(kind, numbers=numbers, words=words)]
        return []

    def _scare(self, then: Halloween, action: int) -> list[Reason]:
        more = then.scare[self.seat.number] - self.now.scare[self.seat.number]
        upgrades = not self.now.ending or _offers_act(self._next(then, action), UPGRADE)
        return [Reason("scare-more", numbers={"count": more})] if more > 0 and upgrades else []

    def _next(self, then: Halloween, action: int) -> list[int]:
        """The planned or possible actions after this one."""
        return [*self.plans.get(action, ()), *(self._menu(then) or ())]

    def _discs(self, then: Halloween, action: int) -> list[Reason]:
        first = self.seat.number * self.now.sections
        places = range(first, first + self.now.sections)
        back = sum(bin(self.now.discs[at] & ~then.discs[at]).count("1") for at in places)
        kind = "disc-frees-action" if verb_of(action) == steps.DISC else "discs-back"
        is_used = back > 0 and not self.now.ending
        return [Reason(kind, numbers={"count": back})] if is_used else []

    def _bonus(self, then: Halloween) -> list[Reason]:
        first = self.seat.number * SLOTS
        held, later = (
            sum(slot not in (FREE, LOCKED) for slot in town.slots[first : first + SLOTS])
            for town in (self.now, then)
        )
        return [Reason("bonus-found")] if later > held else []

    def _payment(self, then: Halloween, beside: Halloween | None, action: int) -> list[Reason]:
        """The tokens of a payment, by what the rest can still pay for."""
        if verb_of(action) != steps.PAYMENT or beside is None:
            return []
        left = self._colours(then)
        kind = "pay-keeps-colours" if left > self._colours(beside) else "pay-least"
        return [Reason(kind, numbers={"count": left})]

    # --- what it makes possible ------------------------------------------------------------------

    def _prepared(self, then: Halloween, beside: Halloween | None) -> list[Reason]:
        """New options for the rest of the turn, compared with before and with the best
        alternative.
        """
        offered = self._menu(then)
        town = self.now if self._menu(self.now) is not None else beside
        before = None if town is None else self._menu(town)
        if offered is None or town is None or before is None:
            return []
        found: list[Reason] = []
        best, cell = _best_haunt(then, offered)
        if best > _best_haunt(town, before)[0]:
            found.append(Reason("haunt-ready", places=(_place(cell),), numbers={"points": best}))
        if _offers(offered, steps.OCCUPY) and not _offers(before, steps.OCCUPY):
            found.append(Reason("card-ready"))
        if _offers_act(offered, UPGRADE) and not _offers_act(before, UPGRADE):
            found.append(Reason("upgrade-ready"))
        return found

    def _menu(self, town: Halloween) -> list[int] | None:
        """The menu of the own turn; None if another decision comes first."""
        if len(town.stack) > 0 or town.over or town.active != self.seat.number:
            return None
        return town.legal_actions()

    def _positions(self, then: Halloween) -> list[Reason]:
        """The effects of ghosts' new positions."""
        me = self.seat.number
        found: list[Reason] = []
        points, cell = _haunt_of(then, me)
        if points > _haunt_of(self.now, me)[0]:
            found.append(Reason("haunt-later", places=(_place(cell),), numbers={"points": points}))
        for step in range(1, self.now.seats):
            rival = (me + step) % self.now.seats
            lost, cell = _haunt_of(self.now, rival)
            if _haunt_of(then, rival)[0] < lost:
                numbers = {"points": lost}
                found.append(
                    Reason("haunt-denied", (rival,), places=(_place(cell),), numbers=numbers)
                )
        if _pairs(then) > _pairs(self.now):
            found.append(Reason("summon-later"))
        return found

    # --- what is left over -----------------------------------------------------------------------

    def _left_over(self, action: int) -> list[Reason]:
        verb = verb_of(action)
        if verb == steps.DONE:
            return [Reason("pass-on")]
        if self.now.ending:
            return [Reason("little-else")]
        if verb == steps.REST:
            return [Reason("rest-nothing")]
        if verb == steps.USE_CARD:
            return [Reason("use-card", cards=(str(argument_of(action)),))]
        return [Reason("use-bonus" if verb == steps.USE_BONUS else "little-else")]

    def _colours(self, town: Halloween) -> int:
        first = self.seat.number * COLOURS
        return sum(town.tokens[first + colour] > 0 for colour in range(COLOURS))


def _card_points(town: Halloween, seat: int, card: int) -> int:
    """The present end score of a card for a seat."""
    return counted(town, seat, SCORE_COUNT[card]) // SCORE_PER[card] * SCORE_POINTS[card]


def _place(cell: int) -> dict[str, int | str]:
    return {name: str(word) for name, word in cell_words(cell).items()}


def _new_haunts(now: Halloween, then: Halloween) -> tuple[dict[str, int | str], ...]:
    cells = range(len(now.spaces))
    return tuple(_place(cell) for cell in cells if now.spaces[cell] < 0 <= then.spaces[cell])


def _best_haunt(town: Halloween, menu: list[int]) -> tuple[int, int]:
    """The points of the best haunt on the menu of a turn, and its cell."""
    best, place = 0, 0
    for action in menu:
        if _is_act(action, HAUNT):
            after = town.copy()
            after.apply_unchecked(action)
            for choice in after.legal_actions():
                if verb_of(choice) == steps.HAUNT_SPACE:
                    cell = argument_of(choice) // 2
                    if HAUNT_POINTS[COLOUR_OF[cell]] > best:
                        best, place = HAUNT_POINTS[COLOUR_OF[cell]], cell
    return best, place


def _haunt_of(town: Halloween, seat: int) -> tuple[int, int]:
    """The points of the best haunt for the ghosts' positions and a seat's levels, and its cell."""
    levels = town.levels[seat * town.sections : (seat + 1) * town.sections]
    best, place = 0, 0
    for cell, ghosts in enumerate(town.ghosts):
        points = HAUNT_POINTS[COLOUR_OF[cell]]
        is_free = ghosts > 0 and town.spaces[cell] < 0 and COLOUR_OF[cell] <= max(levels)
        if is_free and points > best and _has_haunt_for(town, seat, cell):
            best, place = points, cell
    return best, place


def _has_haunt_for(town: Halloween, seat: int, cell: int) -> bool:
    """Whether a seat has a haunt token that is not yet in the building of a cell."""
    return any(
        town.haunts_left[kind] > 0 and town.haunted[kind] >> BUILDING_OF[cell] & 1 == 0
        for kind in (2 * seat, 2 * seat + 1)
    )


def _pairs(town: Halloween) -> int:
    """The number of cells with two ghosts or more, where a third one can be summoned."""
    return sum(ghosts > 1 for ghosts in town.ghosts)


def _offers(menu: list[int], verb: int) -> bool:
    return any(verb_of(action) == verb for action in menu)


def _is_act(action: int, act: int) -> bool:
    return verb_of(action) == steps.ACT and argument_of(action) % ACTIONS == act


def _offers_act(menu: list[int], act: int) -> bool:
    return any(_is_act(action, act) for action in menu)
