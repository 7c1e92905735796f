"""Lok'n'Roll: reasons for moves, in the terms of a good player."""

from collections.abc import Sequence
from typing import Any, Final

from farol.bots.bot import Seat
from farol.bots.decision import POINTS
from farol.bots.insight import Insight, unsqueezed
from farol.bots.reason import Reason
from farol.games.loknroll.bots.knowledge import SOLO_SPREAD, SPREAD, odds_of
from farol.games.loknroll.bots.lookahead import can_look_ahead
from farol.games.loknroll.bots.value import turns_left
from farol.games.loknroll.moves import (
    ACCEPT,
    LAY,
    PASS,
    PUT,
    ROLL,
    STOP,
    laid_kind,
    put_combines,
    put_kind,
)
from farol.games.loknroll.odds import Odds
from farol.games.loknroll.piles import points, put_in_best_order
from farol.games.loknroll.position import ACT, BUILD, DISCARD, PENALTY
from farol.games.loknroll.rules import LokState
from farol.games.loknroll.tables import CHAOS, KIND_IDS, SHAPE_OF, VALUE_OF
from farol.games.loknroll.track import values_clash

LAST_SPREAD: Final = 4  # at the end, a lead of so many points is half way to a certain win
MOVE_NAMES: Final = {PASS: "move-pass", ROLL: "move-roll", STOP: "move-stop"}
SMALL_RISK: Final = 25  # percent
GREAT_RISK: Final = 40  # percent
LIKELY: Final = 50  # percent
CHEAP: Final = 2  # cost of a pass, in points, that is still called cheap
LATE: Final = 2  # own turns left from which cards in hand count nearly in full


class LokInsight(Insight):
    """Points that leave the hand, the expected cost of the ride, and the effect on others."""

    scale = POINTS

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        world = seat.world
        assert isinstance(world, LokState)
        self.state = world
        self.hand = world.hands[seat.number]
        self.pile = world.piles[seat.number]

    def measure(self, value: float) -> float:
        """The lead over the best rival; alone, the saving compared with the average."""
        riders = len(self.state.piles)
        if can_look_ahead(self.state):
            return unsqueezed(value, int(LAST_SPREAD + self.state.deck // riders))
        return unsqueezed(value, SPREAD if self.state.seats > 1 else SOLO_SPREAD)

    def notes(self, action: int) -> list[Reason]:
        """The odds of the move."""
        chances = odds_of(self.state, action)
        if chances is None:
            return []
        cards = round(chances.expected_cards(), 1)
        return [Reason("odds", numbers={"percent": _percent(chances), "cards": cards})]

    def reasons(self, action: int, others: Sequence[int]) -> list[Reason]:
        """By the kind of decision: a ride, a discard or the order of penalty cards."""
        phase = self.state.phase
        if phase == PENALTY:
            return [self._penalty(action)]
        if phase == DISCARD or (phase == ACT and action >= PUT):
            return [self._discard(action)]
        if phase not in (ACT, BUILD):
            return [Reason("any-turn")]
        chances = odds_of(self.state, action)
        assert chances is not None
        if action == PASS:
            return self._pass(chances)
        if action == ROLL:
            return [*self._roll(others, _percent(chances)), self._ride(self._laid(), chances)]
        return self._lay(laid_kind(action), chances)

    def named(self, action: int) -> Reason | None:
        """A move by card values, without rotations."""
        if action in (PASS, ROLL, STOP):
            return Reason(MOVE_NAMES[action])
        if self.state.phase == PENALTY:
            return Reason("move-order")
        if action >= PUT:
            return Reason("move-put", numbers={"value": VALUE_OF[put_kind(action)]})
        return Reason("move-lay", numbers={"value": VALUE_OF[laid_kind(action)]})

    def tally(self, action: int) -> list[Reason]:
        """Points that leave the hand, expected points for the pile, and the risk."""
        if self.state.phase not in (ACT, BUILD) or action >= PUT:
            return []
        chances = self._odds(action)
        laid = self.state.build_cards + (LAY <= action < PUT)
        value = VALUE_OF[laid_kind(action)] if LAY <= action < PUT else self.state.build_value
        hand = value * laid if action != PASS else 0
        pile = round(chances.expected_points(), 1)
        found = [Reason("part-hand", numbers={"points": hand})] if hand else []
        kind = "part-pile-less" if pile < 0 else "part-pile" if pile > 0 else "part-pile-none"
        found.append(Reason(kind, numbers={"points": abs(pile)}))
        if percent := _percent(chances):
            found.append(Reason("part-derail", numbers={"percent": percent}))
        return found

    # --- rides -----------------------------------------------------------------------------------

    def _lay(self, kind: int, chances: Odds) -> list[Reason]:
        value = VALUE_OF[kind]
        laid = self.state.build_cards if self.state.phase == BUILD else 0
        found = [self._shed(kind, laid + 1), self._ride(value * (laid + 1), chances)]
        if _percent(chances) >= LIKELY:
            found.reverse()  # likely effects before their gains
        if self._pass_cost() > chances.expected_points() + CHEAP:
            found.append(Reason("pass-is-dearer", numbers={"points": self._pass_cost()}))
        elif self._fits_all_after(kind):
            found.append(Reason("rest-fits", numbers={"value": value}))
        return found

    def _shed(self, kind: int, count: int) -> Reason:
        value = VALUE_OF[kind]
        about: dict[str, Any] = {"cards": (KIND_IDS[kind],)}
        if count > 1:
            numbers = {"value": value, "count": count, "points": value * count}
            return Reason("shed-several", numbers=numbers, **about)
        numbers = {"value": value}
        if turns_left(self.state, len(self.state.piles) - 1) <= LATE:
            return Reason("shed-late", numbers=numbers, **about)
        rest = [VALUE_OF[card] for card in self.hand]
        is_dearest = value == max(rest) and value > min(rest)
        return Reason("shed-dearest" if is_dearest else "shed", numbers=numbers, **about)

    def _ride(self, shed: int, chances: Odds) -> Reason:
        """The odds of the ride, with the points that have left the hand."""
        percent = _percent(chances)
        cost = chances.expected_points()
        if cost < 0:
            return Reason("penalty-welcome", numbers={"points": round(-cost, 1)})
        if percent == 0:
            kind = "safe-ride" if cost == 0 else "safe-but-broken"
            return Reason(kind, numbers={"points": round(cost, 1)})
        numbers: dict[str, float] = {"percent": percent, "points": round(cost, 1), "shed": shed}
        if percent <= SMALL_RISK:
            return Reason("small-risk", numbers=numbers)
        return Reason("risk-pays" if shed > cost else "risk-costs", numbers=numbers)

    def _laid(self) -> int:
        """Points that have left the hand in this build."""
        return self.state.build_value * self.state.build_cards

    def _roll(self, others: Sequence[int], risk: int) -> list[Reason]:
        """One more card would have made the ride riskier."""
        further = [odds_of(self.state, other) for other in others if LAY <= other < PUT]
        risks = [_percent(chances) for chances in further if chances is not None]
        if not risks or min(risks) <= risk:
            return []
        return [Reason("roll-now", numbers={"percent": min(risks)})]

    def _pass(self, chances: Odds) -> list[Reason]:
        cost = round(chances.expected_points())
        lays = [action for action in self.state.legal_actions() if LAY <= action < PUT]
        found: list[Reason] = []
        if chances.expected_cards() == 0:
            found.append(Reason("pass-free"))
        elif cost < 0:
            found.append(Reason("pass-pairs", numbers={"points": -cost}))
        elif cost <= CHEAP:
            found.append(Reason("pass-cheap", numbers={"points": cost}))
        if not lays:
            found.append(Reason("pass-stuck", numbers={"points": cost}))
        else:
            risk = min(_percent(odds) for odds in map(self._odds, lays))
            if risk >= GREAT_RISK:
                found.append(Reason("pass-is-safer", numbers={"percent": risk}))
        ahead = self.state.track.ahead() - 1
        if ahead in (0, 1) and self.state.seats > 1:
            rival = (self.seat.number + 1) % self.state.seats
            found.append(Reason("leaves-short", (rival,), numbers={"ahead": ahead}))
        return found

    def _odds(self, action: int) -> Odds:
        chances = odds_of(self.state, action)
        assert chances is not None
        return chances

    def _pass_cost(self) -> int:
        """The cost of passing instead, in points; 0 where it is too late or free."""
        if self.state.phase != ACT:
            return 0
        return round(self._odds(PASS).expected_points())

    def _fits_all_after(self, kind: int) -> bool:
        """Whether all other track cards of the hand can follow this card, but could not before."""
        rest = list(self.hand)
        rest.remove(kind)
        values = [VALUE_OF[card] for card in rest if SHAPE_OF[card] != CHAOS]
        last = VALUE_OF[self.state.track.kinds[-1]]
        return (
            any(values_clash(value, last) for value in values)
            and not any(values_clash(value, VALUE_OF[kind]) for value in values)
        )  # fmt: skip

    # --- piles -----------------------------------------------------------------------------------

    def _discard(self, action: int) -> Reason:
        """Chaos cards leave the hand for the pile."""
        if action == STOP:
            return Reason("keep-chaos")
        kind = put_kind(action)
        about: dict[str, Any] = {"cards": (KIND_IDS[kind],), "numbers": {"value": VALUE_OF[kind]}}
        return Reason("chaos-pairs" if put_combines(action) else "chaos-as-bait", **about)

    def _penalty(self, action: int) -> Reason:
        pending = self.state.pending
        if action != ACCEPT:
            return _put(put_kind(action), bool(put_combines(action)))
        after = put_in_best_order(self.pile, pending)
        saved = points(self.pile) + points(pending) - points(after)
        if len(pending) == 1:
            return _put(pending[0], saved > 0)
        kind = "order-pairs" if saved > 0 else "order-low-top"
        return Reason(kind, numbers={"points": saved})


def _put(kind: int, pairs: bool) -> Reason:
    return Reason(
        "penalty-pairs" if pairs else "penalty-on-top",
        cards=(KIND_IDS[kind],),
        numbers={"value": VALUE_OF[kind]},
    )


def _percent(chances: Odds) -> int:
    return round(100 * chances.derail_chance())
