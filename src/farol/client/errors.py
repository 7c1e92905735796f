"""Exceptions of the client."""

from typing import TYPE_CHECKING

from farol.core.errors import FarolError

if TYPE_CHECKING:
    from farol.protocol.types import Moderated


class ClientError(FarolError):
    """Base of all exceptions of the client."""


class NotReached(ClientError):
    """No server answers at the address."""


class ConnectionLost(ClientError):
    """The connection broke before the response; the table's state shows whether the request took
    effect."""


class TableGone(ClientError):
    """No such table for this person, or the server denies access."""


class Refusal(ClientError):
    """A refused request: a sentence for people, a code for programs, the rule if one forbids it,
    what moderators forbid."""

    def __init__(
        self,
        sentence: str,
        code: str = "",
        rule: str | None = None,
        moderated: "Moderated | None" = None,
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
        self.rule = rule
        self.moderated = moderated
