"""Deliberations of bots: packed for storage with the move, and put into words for one reader."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from farol.bots.decision import Candidate, Decision, decision_from_json
from farol.bots.explain import bot_words
from farol.bots.reason import Reason, RoleBelief
from farol.core.state import State
from farol.games import AnyGame
from farol.protocol import messages, types
from farol.server.play.model.game import LiveGame
from farol.server.play.model.state import AdviceRequest
from farol.words import Words


def packed(decision: Decision, level: str) -> bytes:
    """A packed decision with the bot's level: a few hundred bytes."""
    return zlib.compress(msgspec.json.encode({"level": level, **decision.to_json()}))


def unpacked(kept: bytes) -> bytes:
    """A packed decision as JSON."""
    return zlib.decompress(kept)


def in_words(
    question: AdviceRequest, kept: bytes, names: Sequence[str]
) -> messages.Hint | messages.Explanation:
    """The answer to a question. Thread-safe: it reads only immutable data."""
    data: dict[str, Any] = msgspec.json.decode(unpacked(kept))
    decision, game, message = decision_from_json(data), question.game, question.message
    state = game.turn_of(question.seat)
    if isinstance(message, messages.AskExplanation) and decision.candidates:
        state = state_before(game, question.version)
    why = deliberation(game.rules, state, decision, message.language, names)
    if isinstance(message, messages.AskExplanation):
        return messages.Explanation(message.id, question.seat, question.version, data["level"], why)
    action = why.considered[0].action
    return messages.Hint(message.id, question.seat, question.version, data["level"], action, why)


def state_before(game: LiveGame, version: int) -> State:
    """The state in which an entry of the main line was decided."""
    mainline = game.mainline
    return game.state_after(mainline[: mainline.index(version)])


def deliberation(
    rules: AnyGame, state: State, decision: Decision, language: str, names: Sequence[str]
) -> types.Deliberation:
    """A decision of this state in words, for a reader who may know what its seat knew."""
    words = bot_words(language, rules)

    def considered(place: int, move: Candidate) -> types.Considered:
        shown = messages.raw(rules.action_json(state, move.action))
        return types.Considered(shown, move.worth, move.equal and place > 0, place == 0)

    return types.Deliberation(
        decision.scale,  # type: ignore[arg-type]  # one of the three, as `Decision` says
        [_because(reason, words, names) for reason in decision.reasons],
        [considered(place, move) for place, move in enumerate(decision.candidates)],
        [_believed(belief, words, names) for belief in decision.roles],
        [_because(note, words, names) for note in decision.notes],
    )


def _because(reason: Reason, words: Words, names: Sequence[str]) -> types.Because:
    about = messages.raw(reason.to_json().get("about", []))
    return types.Because(reason.kind, reason.sentence(words, names), about)


def _believed(belief: RoleBelief, words: Words, names: Sequence[str]) -> types.Believed:
    return types.Believed(
        belief.seat,
        belief.role,
        belief.word,  # type: ignore[arg-type]  # surely, probably or open
        belief.sentence(words, names),
        [_because(reason, words, names) for reason in belief.evidence],
    )
