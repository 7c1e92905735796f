"""Saboteur: a bot's claims, from its seat's knowledge; at most one at a time."""

from collections.abc import Sequence
from typing import Any, Final

from farol.bots.bot import Seat, TalkMode
from farol.core.claims import FORCED, SAID, TRUST_ME
from farol.core.data import Json
from farol.games.saboteur.bots.belief import (
    Belief,
    believe,
    has_done_wrong,
    leaves_a_pretext,
    looks_odd,
    onlookers,
)
from farol.games.saboteur.bots.history import BACK, BROKEN, DEAD_END, DISCARDED, RoundHistory
from farol.games.saboteur.bots.lies import report
from farol.games.saboteur.bots.pointing import beginners_goal, diggers_goal, saboteurs_goal
from farol.games.saboteur.bots.suspicion import marks
from farol.games.saboteur.claims import CLAIMS, GOLD, GUILTY, STONE
from farol.games.saboteur.tables import GOAL_IDS, TOOL_IDS, TREASURE

DEED_KINDS: Final = frozenset({"laid", "collapsed", "looked", "broke", "mended", "discarded"})
MARKED: Final = 2  # offences from which a beginner accuses
SURE: Final = {"regular": 0.85, "expert": 0.92}  # beliefs from which the other levels accuse
DOUBTFUL: Final = 0.25  # a saboteur accuses seats that the others suspect this much
PARTNER: Final = 0.5  # and that it suspects less than this itself
ONE_BLAME_IN: Final = {"novice": 5, "regular": 2, "expert": 2}  # of its chances to accuse
HITS_BACK: Final = 0.6  # belief from which a digger accuses its accuser
ONE_PROTEST_IN: Final = 2
CHORUS: Final = 2  # accusers of one seat; a third one adds nothing
IDLE: Final = 2  # discards in a row that need an excuse
SHAMELESS: Final = 6  # one bad card in so many is excused by a beginner


def is_moved(number: int, news: Sequence[dict[str, Json]]) -> bool:
    """Whether a seat may have something to say: it moved, was hindered, or was accused."""
    for view in news:
        if view["kind"] in DEED_KINDS and number in {view.get("seat"), view.get("target")}:
            return True
        claim = view.get("claim")
        if isinstance(claim, dict) and claim.get("about") == number:
            return claim["stance"] == "saboteur"
    return False


def speech(seat: Seat, level: str, talk_mode: TalkMode) -> int | None:
    """The claim of a bot during a round; None for none."""
    return Speaker(seat, level, talk_mode).speak()


class Speaker:
    """One bot at one moment; `mine` are its claims in this round."""

    def __init__(self, seat: Seat, level: str, talk_mode: TalkMode) -> None:
        self.seat = seat
        self.me = seat.number
        self.level = level
        self.talk_mode = talk_mode
        self.observation: dict[str, Any] = seat.observation()
        own: Any = self.observation["me"]
        self.is_saboteur = own["role"] == "saboteur"
        self.events: list[dict[str, Any]] = this_round(seat.events)
        self.said = [view for view in self.events if view["kind"] == SAID]
        self.mine = [view["claim"] for view in self.said if view["seat"] == self.me]
        self.belief: Belief = believe(seat)

    @property
    def history(self) -> RoundHistory:
        """The public deeds and claims of this round."""
        return self.belief.history

    def speak(self) -> int | None:
        """The first claim that applies."""
        for words in (
            self._report,
            self._answer,
            self._protest,
            self._ask,
            self._accuse,
            self._excuse,
            self._point,
        ):
            claim = words()
            if claim is not None and CLAIMS.to_json(claim) not in self.mine:
                return claim
        return None

    # --- goals ---------------------------------------------------------------------------------

    def _report(self) -> int | None:
        """The report on a look: the truth, or what others should believe."""
        told = {claim["goal"] for claim in self.mine if claim["type"] == "saw"}
        down = self.history.down
        for number, card in self.observation["me"]["goals_seen"].items():
            goal = int(number)
            if goal in told or goal not in down or not self._just_looked(goal):
                continue
            find = GOLD if card == GOAL_IDS[TREASURE] else STONE
            told_find = find
            if self.is_saboteur and self.talk_mode != "honest":
                if self.talk_mode == "silent":
                    return None
                story = [claim for claim in self.mine if claim["type"] == "saw"]
                chosen = report(self.seat, self.history, goal, find, story, self.level)
                if chosen is None:
                    return None
                told_find = chosen
            elif self.level == "novice" and self.seat.rand.below(4) == 0:
                return None  # forgets to report
            return CLAIMS.say("saw", goal, told_find)
        return None

    def _just_looked(self, goal: int) -> bool:
        """Whether its latest deed is a look at this goal: a look is reported at once or never."""
        for view in reversed(self.events):
            if view["kind"] in DEED_KINDS and view["seat"] == self.me:
                return bool(view["kind"] == "looked" and view["goal"] == goal)
        return False

    def _point(self) -> int | None:
        """A suggestion where to dig, by seats that have not reported gold."""
        if any(
            claim["type"] in {"dig", "saw"} and claim.get("find") != "stone" for claim in self.mine
        ):
            return None
        if self.level == "novice":
            goal = beginners_goal(self.seat, self.history)
        elif self.is_saboteur and self.talk_mode != "honest":
            goal = None if self.talk_mode == "silent" else saboteurs_goal(self.seat, self.belief)
        else:
            goal = diggers_goal(self.seat, self.belief)
        return None if goal is None else CLAIMS.say("dig", goal)

    # --- roles ---------------------------------------------------------------------------------

    def _answer(self) -> int | None:
        """An accused seat answers each accuser once.

        The kind of answer is random in either role: a role-specific answer would be a confession.
        """
        accuser = self._accuser()
        if accuser is None:
            return None
        answers = [CLAIMS.say(TRUST_ME.name)]
        if looks_odd(self.history, self.me) and not self._is_bound():
            answers.append(CLAIMS.say(FORCED.name))
        if self._hits_back(accuser):
            answers.append(CLAIMS.say("think", accuser, GUILTY))
        fresh = [answer for answer in answers if CLAIMS.to_json(answer) not in self.mine]
        return self.seat.rand.choice(fresh) if fresh else None

    def _accuser(self) -> int | None:
        """The seat that has accused it since its last claim."""
        accuser: int | None = None
        for view in self.said:
            claim = view["claim"]
            if view["seat"] == self.me:
                accuser = None
            elif claim["type"] == "think" and claim["about"] == self.me:
                accuser = view["seat"] if claim["stance"] == "saboteur" else accuser
        return accuser

    def _is_bound(self) -> bool:
        """Whether it is a saboteur that may not lie, or that says little."""
        return self.is_saboteur and self.talk_mode != "free"

    def _hits_back(self, accuser: int) -> bool:
        """Whether the accuser can be accused in return."""
        if self.is_saboteur and self.talk_mode == "honest":
            return False
        if self.level == "novice":
            return marks(self.history, self.me)[accuser] > 0
        if not has_done_wrong(self.belief, accuser):
            return False
        chance = self.belief.saboteur(accuser)
        return chance < PARTNER if self.is_saboteur else chance >= HITS_BACK

    def _protest(self) -> int | None:
        """A broken tool is a silent accusation, which its owner may deny."""
        deeds = [view for view in self.events if view["kind"] in DEED_KINDS]
        if not deeds or deeds[-1]["kind"] != "broke" or deeds[-1]["target"] != self.me:
            return None
        return CLAIMS.say(TRUST_ME.name) if self.seat.rand.below(ONE_PROTEST_IN) == 0 else None

    def _accuse(self) -> int | None:
        """Accuses the seat that it suspects, or wants to be suspected."""
        others = [seat for seat in range(self.seat.seats) if seat != self.me]
        others = [seat for seat in others if self._is_news(seat) and self._may_blame(seat)]
        suspect: int | None = None
        if others and self.is_saboteur:
            suspect = self._scapegoat(others) if self.talk_mode == "free" else None
        elif others and self.level == "novice":
            found = marks(self.history, self.me)
            suspect = max(others, key=lambda seat: found[seat])
            suspect = suspect if found[suspect] >= MARKED else None
        elif others:
            suspect = max(others, key=lambda seat: (self.belief.saboteur(seat), -seat))
            suspect = suspect if self.belief.saboteur(suspect) >= SURE[self.level] else None
        return None if suspect is None else CLAIMS.say("think", suspect, GUILTY)

    def _may_blame(self, seat: int) -> bool:
        """Whether a seat has committed an offence and had a chance to explain it.

        A bot speaks at once. A person is not asked, and may want to explain a deed: it counts once
        they have spoken or moved again.
        """
        is_bot = bool(self.seat.company) and self.seat.company[seat] != ""
        is_patient = not is_bot and not self._has_spoken_since(seat)
        if self.is_saboteur and leaves_a_pretext(self.history, seat, is_patient):
            return True
        return has_done_wrong(self.belief, seat, is_patient)

    def _has_spoken_since(self, seat: int) -> bool:
        """Whether a seat has made a claim after its latest deed."""
        for view in reversed(self.events):
            if view.get("seat") == seat and (view["kind"] == SAID or view["kind"] in DEED_KINDS):
                return bool(view["kind"] == SAID)
        return False

    def _scapegoat(self, others: list[int]) -> int | None:
        """The seat that a saboteur sometimes accuses: one with a deed to name, and no partner.

        For a beginner that is a seat that blocked once, or broke its own tool; with more offences
        it counts as a partner. Other levels accuse the seat that everybody suspects most.
        """
        if self.level == "novice":
            found = marks(self.history, self.me)
            others = [seat for seat in others if 0 < found[seat] < MARKED]
            suspect = max(others, key=lambda seat: (self._was_hurt_by(seat), -seat), default=None)
        else:
            public = onlookers(self.history)
            others = [
                seat
                for seat in others
                if public.saboteur(seat) >= DOUBTFUL and self.belief.saboteur(seat) < PARTNER
            ]
            suspect = max(others, key=lambda seat: (public.saboteur(seat), -seat), default=None)
        if suspect is None or self.seat.rand.below(ONE_BLAME_IN[self.level]) > 0:
            return None
        return suspect

    def _was_hurt_by(self, seat: int) -> bool:
        return any(
            view["kind"] == "broke" and view["seat"] == seat and view["target"] == self.me
            for view in self.events
        )

    def _is_news(self, seat: int) -> bool:
        """Whether it has no claim about the seat yet, and fewer than CHORUS seats have accused
        it.
        """
        opinions = [each for each in self.history.opinions if each.about == seat]
        spoken = any(claim["type"] == "think" and claim["about"] == seat for claim in self.mine)
        return not spoken and sum(each.stance == GUILTY for each in opinions) < CHORUS

    # --- deeds ---------------------------------------------------------------------------------

    def _ask(self) -> int | None:
        """Asks for help with a broken tool that it cannot mend itself."""
        me = self.observation["players"][self.me]
        for tool, name in enumerate(TOOL_IDS):
            if name in me["broken"] and not self._can_mend(name):
                return CLAIMS.say("mend-mine", tool)
        return None

    def _can_mend(self, tool: str) -> bool:
        hand = self.observation["me"]["hand"]
        return any(card.startswith("mend") and tool in card for card in hand)

    def _excuse(self) -> int | None:
        """Excuses a deed that looks bad as forced.

        Used for a second discard in a row with working tools, which diggers without a fitting card
        do too. A card that lengthens the path, or a dead end, is never forced: only a beginner
        excuses it, and rarely, because the excuse would otherwise identify saboteurs. All of it
        follows from public deeds.
        """
        if self.is_saboteur and self.talk_mode == "silent":
            return None
        own = [deed for deed in self.history.deeds if deed.seat == self.me]
        idle = [deed for deed in own[-IDLE:] if deed.kinds[0] == DISCARDED]
        is_bad = len(idle) == IDLE and not idle[-1].contexts[0] & BROKEN
        if self.level == "novice" and own and {BACK, DEAD_END}.issuperset(own[-1].kinds):
            is_bad = self.seat.rand.below(SHAMELESS) == 0
        return CLAIMS.say(FORCED.name) if is_bad else None


def this_round(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events since the goals were laid out."""
    begin = 0
    for index, event in enumerate(events):
        if event["kind"] == "goals":
            begin = index
    return list(events[begin:])
