"""How the table says no."""

from farol.core.errors import FarolError
from farol.table.wire import Why


class No(FarolError):
    """A refusal with the word for programs and the sentence for people."""

    def __init__(self, why: Why, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.why: Why = why
        self.sentence = sentence
        self.rule = rule
