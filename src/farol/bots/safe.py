"""Guards bots: a crash, timeout or invalid answer is replaced by a legal move."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Thread

from farol.bots.bot import Bot, Budget, Seat, TalkMode
from farol.bots.decision import Decision
from farol.core.errors import BadClaim, shown
from farol.core.rand import Rand

Question = Callable[[Seat, Budget | None], object]  # a bot's `choose` or `decide`


@dataclass(frozen=True)
class SafeMove:
    """The move to play, and the bot's failure if it is a substitute."""

    action: int
    problem: str | None = None
    decision: Decision | None = None  # if requested, and the move is the bot's own


@dataclass(frozen=True)
class SafeClaim:
    """The claim, if any, and the bot's failure."""

    claim: int | None
    problem: str | None = None


class SafeBot:
    """Wraps a bot so that it always answers; `patience` in seconds, None for trusted bots."""

    def __init__(self, bot: Bot, patience: float | None = None) -> None:
        self._bot = bot
        self._patience = patience
        self._busy: Thread | None = None

    def choose(self, seat: Seat, budget: Budget | None = None) -> SafeMove:
        """The bot's move if it is legal and in time; otherwise a legal one, and the failure."""
        return self._answer(seat, budget, self._bot.choose)

    def decide(self, seat: Seat, budget: Budget | None = None) -> SafeMove:
        """Like `choose`, with the bot's decision."""
        return self._answer(seat, budget, self._bot.decide)

    def say(self, seat: Seat, talk_mode: TalkMode = "free") -> SafeClaim:
        """The bot's claim if it is possible now; otherwise none, and the failure."""
        found = _asked(lambda at, _budget: self._bot.say(at, talk_mode), seat, None)
        if found is None:
            return SafeClaim(None)
        claims = seat.game.claims
        if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found < claims.size:
            problem = found if isinstance(found, str) else f"It said {shown(found)}."
            return SafeClaim(None, problem)
        try:
            claims.check(found, seat.number, seat.seats)
        except BadClaim as error:
            return SafeClaim(None, str(error))
        if claims.kind_of(found).name not in seat.game.claims_open(seat.world):
            return SafeClaim(None, f"It said {claims.to_text(found)}, which makes no sense now.")
        return SafeClaim(found)

    def _answer(self, seat: Seat, budget: Budget | None, ask: Question) -> SafeMove:
        substitute = Rand(seat.rand.bits()).choice(seat.legal_actions())
        if self._patience is None:
            found = _asked(ask, seat, budget)
        else:
            found = self._ask_in_time(ask, seat, budget, self._patience)
        decision = None
        if isinstance(found, Decision):
            decision, found = found, found.action
        if isinstance(found, str):
            return SafeMove(substitute, found)
        if isinstance(found, bool) or not isinstance(found, int):
            return SafeMove(substitute, f"It answered {shown(found)}, which is no action.")
        if found not in seat.legal_actions():
            return SafeMove(substitute, f"It answered {shown(found)}, which is not legal here.")
        return SafeMove(found, decision=decision)

    def _ask_in_time(
        self, ask: Question, seat: Seat, budget: Budget | None, patience: float
    ) -> object:
        if self._busy is not None and self._busy.is_alive():
            return "It is still busy with an earlier move."
        found: list[object] = []
        self._busy = Thread(target=lambda: found.append(_asked(ask, seat, budget)), daemon=True)
        self._busy.start()
        self._busy.join(patience)
        return found[0] if found else f"It did not answer within {patience:g} s."


def _asked(ask: Question, seat: Seat, budget: Budget | None) -> object:
    """The answer, or a sentence about the failure."""
    try:
        answer = ask(seat, budget)
    except Exception as error:  # any error of a user's bot: the game goes on
        return f"It failed: {type(error).__name__}: {shown(str(error))}."
    return shown(answer) if isinstance(answer, str) else answer
