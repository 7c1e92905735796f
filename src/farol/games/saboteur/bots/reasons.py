"""Saboteur: reasons for moves and beliefs about others, in the terms of a good player."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from farol.bots.bot import Seat
from farol.bots.decision import POINTS
from farol.bots.insight import Insight
from farol.bots.reason import OPEN, SURELY, Reason, RoleBelief, believed
from farol.games.saboteur.bots.analysis import NO_WAY, Analysis, cell_place, goal_word
from farol.games.saboteur.bots.belief import evidence_of, fair_evidence, has_done_wrong
from farol.games.saboteur.bots.claim_evidence import evidence_for, tales_for, words_about
from farol.games.saboteur.bots.history import DEEDS
from farol.games.saboteur.bots.policy import CLOSE, FILLERS, THROUGH_CARDS
from farol.games.saboteur.tables import (
    ASKED,
    BREAK,
    BREAK_TOOL,
    CELLS,
    COLLAPSE,
    DEMANDS,
    DISCARD,
    FACE,
    FACE_THROUGH,
    GOALS,
    KIND_IDS,
    LAY,
    LOOK,
    MAP,
    MAX_PAY,
    MEND,
    MEND_TOOL,
    PASS,
    PATHS,
    PICK,
    REACHED,
    ROCKFALL,
    ROLE_IDS,
    STEP,
    TOOL_IDS,
    TOOLS,
    VALUES,
)

TELLING: Final = 0.1  # goals with a smaller difference of probabilities count as equal
HONEST: Final = 0.5  # probability of being a saboteur below which a seat counts as a digger
LAST_CARDS: Final = 3  # to the treasure: blocking becomes urgent
FEW: Final = 2  # deeds that are named as evidence
MOST_PERCENT: Final = 99  # for uncertain beliefs
DIGGER_ROLE, SABOTEUR_ROLE = ROLE_IDS


class TurnInsight(Insight):
    """Turns: the effect of a card for the own side, and the evidence of everybody's deeds."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.sight = Analysis(seat)
        self._prize = self.sight.prize()

    def measure(self, value: float) -> float:
        """Gold as the probability that the own side wins the round."""
        return min(1.0, value / self._prize)

    def roles(self) -> list[RoleBelief]:
        """Suspected saboteurs, with the strongest claims and deeds as evidence."""
        belief = self.sight.belief
        found: list[RoleBelief] = []
        for seat in range(belief.seats):
            if seat != self.seat.number:
                chance = belief.saboteur(seat)
                words = words_about(belief, self.sight.weigh, seat, self.seat.number)[:1]
                evidence = words + [
                    Reason(f"deed-{DEEDS[kind]}", (seat,), numbers={"count": count})
                    for kind, count in self._deeds(seat, chance)[:FEW]
                ]
                found.append(self._believed(seat, chance, evidence))
        return found

    def _believed(self, seat: int, chance: float, evidence: list[Reason]) -> RoleBelief:
        """A cautious belief: no seat is called a saboteur without an offence, unless it follows by
        elimination.
        """
        belief = believed(seat, chance, (SABOTEUR_ROLE, DIGGER_ROLE), tuple(evidence))
        if belief.role != SABOTEUR_ROLE or has_done_wrong(self.sight.belief, seat):
            return belief
        if belief.word == SURELY:
            left_over = Reason("left-over", (seat,))
            return replace(belief, evidence=belief.evidence or (left_over,))
        return replace(belief, role="", word=OPEN)

    def _deeds(self, seat: int, chance: float) -> list[tuple[int, int]]:
        """Deeds that support the belief about a seat."""
        history = self.sight.belief.history
        if chance >= HONEST:
            return fair_evidence(history, seat)
        return evidence_of(history, seat, chance)

    def spoken(self, speaker: int, claim: int) -> list[Reason]:
        """Public evidence for an opinion, or whether the speaker has looked at the goal."""
        return evidence_for(self.sight.belief.history, speaker, claim)

    def notes(self, _action: int) -> list[Reason]:
        """The place of the treasure, with its reporters; nothing while all goals are about
        equal.
        """
        sight = self.sight
        place = ({"goal": sight.target},)
        words = goal_word(sight.target)
        chance = sight.chances[sight.target]
        if sight.knows:
            return [Reason("treasure-known", places=place, words=words)]
        if chance - min(sight.chances[goal] for goal in sight.possible) < TELLING:
            return []
        percent = {"percent": min(MOST_PERCENT, round(100 * chance))}
        likely = Reason("treasure-likely", places=place, numbers=percent, words=words)
        return [likely, *tales_for(sight.belief, sight.target, sight.number)]

    def named(self, action: int) -> Reason | None:
        """A move by its card and target seat, without its place."""
        if action >= LAY:
            return Reason("move-lay", cards=(KIND_IDS[(action - LAY) // CELLS // 2],))
        if action >= COLLAPSE:
            return Reason("move-collapse")
        if action >= MEND_TOOL:
            tool, target = (action - MEND_TOOL) % 30 // 10, (action - MEND_TOOL) % 10
            words = {"tool": TOOL_IDS[tool]}
            if target == self.seat.number:
                return Reason("move-mend-own", words=words)
            return Reason("move-mend", (target,), words=words)
        if action >= BREAK_TOOL:
            tool, target = divmod(action - BREAK_TOOL, 10)
            return Reason("move-break", (target,), words={"tool": TOOL_IDS[tool]})
        if action >= LOOK:
            return Reason("move-look", words=goal_word(action - LOOK))
        return Reason("move-pass" if action == PASS else "move-discard")

    # --- reasons -------------------------------------------------------------------------------

    def reasons(self, action: int, others: Sequence[int]) -> list[Reason]:
        """The effect of the card: progress or delay, help or harm, information or concealment."""
        if action >= LAY:
            return self._lay(*divmod(action - LAY, CELLS), others)
        if action >= COLLAPSE:
            return self._collapse(action - COLLAPSE)
        if action >= MEND_TOOL:
            return self._mend(action)
        if action >= BREAK_TOOL:
            return self._break(*divmod(action - BREAK_TOOL, 10))
        if action >= LOOK:
            return self._look(action - LOOK)
        return [] if action == PASS else [self._discard(action - DISCARD)]

    def _lay(self, piece: int, cell: int, others: Sequence[int]) -> list[Reason]:
        sight = self.sight
        about: dict[str, Any] = {"cards": (KIND_IDS[piece // 2],), "places": (cell_place(cell),)}
        reached = sight.reached(piece, cell)
        if sight.is_saboteur:
            return [self._lay_against(piece, cell, reached, about)]
        if reached:
            goal = max(reached, key=lambda one: sight.chances[one])
            about["places"] += ({"goal": goal},)
            if sight.knows:
                return [Reason("reach-treasure", words=goal_word(goal), **about)]
            percent = {"percent": round(100 * sight.chances[goal])}
            return [Reason("reach-goal", numbers=percent, words=goal_word(goal), **about)]
        gains = {goal: sight.gain(piece, cell, goal) for goal in sight.possible}
        found = self._forward(gains, sight.joined(piece, cell), about)
        if self._has_more_ways(piece, cell, others):
            found.append(Reason("second-way", **about))
        if not found:
            found.append(Reason("dig-spare" if sight.leads_on() else "dig-aside", **about))
        return found

    def _forward(self, gains: dict[int, int], joined: int, about: dict[str, Any]) -> list[Reason]:
        """A card that leads nearer to the treasure, or may do so."""
        sight = self.sight
        nearer = [goal for goal in gains if gains[goal] > 0]
        if not nearer:
            return []
        goal = sight.target if sight.target in nearer else min(nearer, key=sight.left)
        left = {"left": sight.left(goal) - gains[goal]}
        about = {**about, "places": (*about["places"], {"goal": goal})}
        words = goal_word(goal)
        if joined:
            return [Reason("dig-joins", numbers={**left, "cards": joined}, words=words, **about)]
        if left["left"] == 1 and goal == sight.target:
            kind = "dig-last"
        elif sight.knows:
            kind = "dig-nearer"
        else:
            kind = "dig-anywhere" if len(nearer) == len(gains) else "dig-towards"
        return [Reason(kind, numbers=left, words=words, **about)]

    def _has_more_ways(self, piece: int, cell: int, others: Sequence[int]) -> bool:
        """Whether a block costs less after this card than before, and less than after the best
        alternative.
        """
        sight = self.sight
        if not FACE_THROUGH[piece + 1] or sight.turns_up(piece, cell):
            return False
        detour = sight.detour(piece, cell)
        rivals = [
            sight.detour(*divmod(other - LAY, CELLS))
            for other in others[:2]
            if other >= LAY and not sight.turns_up(*divmod(other - LAY, CELLS))
        ]
        now = sight.paths.spare[sight.target] - sight.paths.best[sight.target]
        return detour < min([now, *rivals])

    def _lay_against(
        self, piece: int, cell: int, reached: list[int], about: dict[str, Any]
    ) -> Reason:
        """A card of a saboteur."""
        sight = self.sight
        goal = sight.target
        words = goal_word(goal)
        if reached:
            chance = sum(sight.chances[one] for one in reached)
            return Reason("risk-goal", numbers={"percent": round(100 * chance)}, **about)
        if sight.turns_up(piece, cell):
            return Reason("turn-stone", **about)
        longer = -sight.gain(piece, cell, goal)
        if longer < 0:
            return Reason("look-busy", numbers={"left": sight.left(goal)}, words=words, **about)
        if longer == 0:
            return Reason("loiter" if FACE_THROUGH[piece + 1] else "stuff", **about)
        numbers = {"cards": longer, "left": sight.left(goal)}
        if sight.left(goal) + longer >= NO_WAY:
            return Reason("block-shut", numbers=numbers, words=words, **about)
        kind = "block-close" if sight.left(goal) <= LAST_CARDS else "block-way"
        return Reason(kind, numbers=numbers, words=words, **about)

    def _collapse(self, cell: int) -> list[Reason]:
        sight = self.sight
        value = sight.mine.at(cell)
        about: dict[str, Any] = {"cards": (KIND_IDS[ROCKFALL],), "places": (cell_place(cell),)}
        if FACE_THROUGH[value & FACE]:
            if value < REACHED:
                return []
            if not sight.is_saboteur:
                return self._take_away(cell, about)
            numbers = {"fill": self._fillers(cell), "all": THROUGH_CARDS}
            close = sight.nearest <= CLOSE
            return [Reason("cut-close" if close else "cut-tunnel", numbers=numbers, **about)]
        who = sight.layer(cell)
        if sight.is_saboteur:
            return [Reason("clear-for-show", **about)]
        if who is not None and who != sight.number:
            return [Reason("clear-dead-end-of", (who,), **about)]
        return [Reason("clear-dead-end", **about)]

    def _take_away(self, cell: int, about: dict[str, Any]) -> list[Reason]:
        """The reason for a digger's rockfall."""
        left, after = self.sight.left(self.sight.target), self.sight.cleared(cell)
        if after >= left:
            return []
        if left == NO_WAY:
            return [Reason("clear-dead-end", **about)]
        return [Reason("clear-astray", numbers={"count": left - after}, **about)]

    def _fillers(self, cell: int) -> int:
        """The number of through cards of the deck that fit into a cell once it is empty."""
        asked = 0
        for side in range(4):
            asked |= DEMANDS[VALUES * side + self.sight.mine.at(cell + STEP[side])]
        return FILLERS[asked & ASKED]

    # --- tools ---------------------------------------------------------------------------------

    def _mend(self, action: int) -> list[Reason]:
        sight = self.sight
        target = (action - MEND_TOOL) % 10
        tool = (action - MEND_TOOL) % 30 // 10
        more = bin(sight.tools[target]).count("1") - 1
        about: dict[str, Any] = {
            "cards": (KIND_IDS[MEND + (action - MEND_TOOL) // 30],),
            "words": {"tool": TOOL_IDS[tool]},
        }
        if target == sight.number:
            kind = "mend-to-block" if sight.is_saboteur else "mend-own"
            return [Reason("mend-own-part" if more else kind, numbers={"more": more}, **about)]
        chance = sight.belief.saboteur(target)
        if sight.is_saboteur:
            kind = "mend-accomplice" if chance >= HONEST else "mend-for-show"
            return [Reason(kind, (target,), **about)]
        if more:
            return [Reason("mend-part", (target,), numbers={"more": more}, **about)]
        return [self._with_evidence("mend-trusted", "mend-somebody", target, about)]

    def _break(self, tool: int, target: int) -> list[Reason]:
        sight = self.sight
        about: dict[str, Any] = {
            "cards": (KIND_IDS[BREAK + tool],),
            "words": {"tool": TOOL_IDS[tool]},
        }
        if target == sight.number:
            return []
        if sight.tools[target]:
            kind = "hinder-longer" if sight.is_saboteur else "break-longer"
            return [Reason(kind, (target,), **about)]
        if not sight.is_saboteur:
            return [self._with_evidence("break-suspect", "break-likeliest", target, about)]
        is_next = target == (sight.number + 1) % sight.seats
        if is_next and sight.nearest <= LAST_CARDS:
            numbers = {"left": sight.nearest}
            return [Reason("hinder-next", (target,), numbers=numbers, **about)]
        return [self._with_evidence("hinder-digger", "hinder-likely", target, about)]

    def _with_evidence(self, kind: str, without: str, target: int, about: dict[str, Any]) -> Reason:
        """Adds the strongest deed that justifies this treatment of the seat, if any."""
        chance = self.sight.belief.saboteur(target)
        is_against = kind.startswith("break")
        percent = min(MOST_PERCENT, round(100 * (chance if is_against else 1 - chance)))
        found = self._deeds(target, chance)
        if found and (chance >= HONEST) == is_against:
            deed, count = found[0]
            words = {**about["words"], "deed": DEEDS[deed]}
            numbers = {"count": count, "percent": percent}
            return Reason(kind, (target,), about["cards"], (), numbers, words)
        if is_against and chance < self._greatest_suspicion():
            without = "break-doubtful"
        return Reason(without, (target,), numbers={"percent": percent}, **about)

    def _greatest_suspicion(self) -> float:
        belief = self.sight.belief
        others = (seat for seat in range(belief.seats) if seat != self.sight.number)
        return max(belief.saboteur(seat) for seat in others)

    # --- looking and discarding -------------------------------------------------------------------

    def _look(self, goal: int) -> list[Reason]:
        sight = self.sight
        about: dict[str, Any] = {
            "cards": (KIND_IDS[MAP],),
            "places": ({"goal": goal},),
            "words": goal_word(goal),
        }
        if goal not in sight.possible or sight.knows:
            return [Reason("look-again", **about)]
        if sight.is_saboteur:
            return [Reason("look-to-mislead", **about)]
        count = len(sight.possible)
        if count == GOALS - 1:
            return [Reason("look-decides", **about)]
        return [Reason("look-first", numbers={"count": count}, **about)]

    def _discard(self, kind: int) -> Reason:
        sight = self.sight
        cards = (KIND_IDS[kind],)
        is_tunnel = kind < PATHS and FACE_THROUGH[2 * kind + 1]
        if sight.is_saboteur:
            if is_tunnel:
                return Reason("discard-tunnel", cards=cards)
            return Reason(
                "discard-mend" if MEND <= kind < ROCKFALL else "discard-least", cards=cards
            )
        if kind < PATHS and not is_tunnel:
            return Reason("discard-dead-end", cards=cards)
        if kind == MAP and sight.knows:
            return Reason("discard-map", cards=cards)
        broken = [tool for tool in range(TOOLS) if sight.tools[sight.number] >> tool & 1]
        repairs = [one for one in sight.hand if MEND <= one < ROCKFALL]
        if broken and not repairs:
            return Reason("discard-stuck", cards=cards, words={"tool": TOOL_IDS[broken[0]]})
        is_free = not broken and not sight.leads_on()
        return Reason("discard-no-way" if is_free else "discard-least", cards=cards)


class GoldInsight(Insight):
    """Picking gold: the highest card is the best."""

    scale = POINTS

    def measure(self, value: float) -> float:
        """Gold."""
        return MAX_PAY * value

    def reasons(self, action: int, _others: Sequence[int]) -> list[Reason]:
        """The value, and that there is no higher card."""
        value = action - PICK
        legal = [other - PICK for other in self.seat.legal_actions()]
        kind = "highest-gold" if value == max(legal) else "leave-gold"
        return [Reason(kind, numbers={"value": value})]
