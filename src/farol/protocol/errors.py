"""How the server refuses what it is asked for."""

from farol.core.errors import FarolError
from farol.protocol.messages import Steps
from farol.protocol.types import Moderated, RefusalCode


class Refusal(FarolError):
    """A request that is not granted: a code for programs and a sentence for people; the rule, if
    one forbids it. `missed`: the steps since the version that a stale move was made for. `wait`:
    seconds after which the same is granted. `moderated`: what moderators forbid, as data."""

    def __init__(
        self,
        code: RefusalCode,
        sentence: str,
        rule: str | None = None,
        missed: Steps | None = None,
        wait: float | None = None,
        moderated: Moderated | None = None,
    ) -> None:
        super().__init__(sentence)
        self.code: RefusalCode = code
        self.sentence = sentence
        self.rule = rule
        self.missed = missed
        self.wait = wait
        self.moderated = moderated
