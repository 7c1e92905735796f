"""Refusals in the person's language: the rule's text, or a text of the client."""

from farol.client import ClientError, ConnectionLost, Refusal
from farol.protocol.types import Moderated
from farol.telling.texts import Texts
from farol.terminal import telling
from farol.terminal.session import Session

SERVER_LANGUAGE = "en"  # of the server's refusals


async def refusal_text(error: ClientError, session: Session) -> str:
    """The reason as one line."""
    say = session.texts
    if isinstance(error, ConnectionLost):
        return say("lost-connection")
    if not isinstance(error, Refusal):
        return str(error)
    if error.moderated is not None:
        return _moderated(error.moderated, say)
    if error.rule and say.language != SERVER_LANGUAGE:
        return f"{error.rule}: {await _rule(error, error.rule, session)}"
    sentence = say("refused", code=error.code, sentence=error.sentence)
    return f"{error.rule}: {sentence}" if error.rule else sentence


def _moderated(what: Moderated, say: Texts) -> str:
    """What moderators forbid."""
    date = "" if what.until is None else telling.time_text(what.until)
    holds = "good" if what.until is None else "date"
    values = {"date": date, "reason": what.reason, "name": what.name}
    return say("moderated", what=what.what, holds=holds, **values).strip()


async def _rule(error: Refusal, number: str, session: Session) -> str:
    """The text of a rule; the server's sentence if it cannot be loaded."""
    try:
        rules = await session.server.rules(session.game, session.texts.language)
    except ClientError:
        return error.sentence
    every = (rule for section in rules.sections for rule in section.rules)
    return next((rule.text for rule in every if rule.number == number), error.sentence)
