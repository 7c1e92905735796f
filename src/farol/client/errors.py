"""What can go wrong between a client and a server."""

from farol.core.errors import FarolError


class ClientError(FarolError):
    """Base of what this client raises."""


class NotReached(ClientError):
    """Nobody answers at the address."""


class ConnectionLost(ClientError):
    """The connection broke before an answer came; whether it was done shows the table."""


class TableGone(ClientError):
    """There is no such table for this person, or the server does not let them in."""


class Refusal(ClientError):
    """The server said no: a sentence for people, a word for programs, perhaps a rule."""

    def __init__(self, sentence: str, code: str = "", rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.code = code
        self.rule = rule
