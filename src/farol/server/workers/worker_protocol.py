"""Protocol between a server and a remote worker: authentication, jobs, results.

Both prove that they know the shared key, over nonces of both sides, before a job is sent or
accepted; so recorded messages cannot be replayed. A job contains only what one seat knows, without
table, code or names.
"""

import hmac
import secrets
from typing import Any, Final

import msgspec
from msgspec import Struct

from farol.games import ALL
from farol.server.play.model.payloads import Thought
from farol.server.workers.bots import BotJob

NOT_HIRED: Final = 4011  # closes a socket: worker not accepted
EDITION: Final = 1  # version of this protocol and of the contents of jobs
MOST_SEARCHES: Final = 1024  # concurrent searches of one worker


class Challenge(Struct, tag="challenge"):
    """The server's first message, with its nonce."""

    number: str


class WorkerOffer(Struct, tag="offer"):
    """The worker's offer."""

    number: str
    proof: str
    edition: int
    games: dict[str, int]  # by name: version of the rules
    searches: int  # concurrent searches


class Hired(Struct, tag="hired"):
    """The server accepts the offer."""

    proof: str


class WorkRequest(Struct, tag="errand"):
    """A job for a worker."""

    number: int
    job: BotJob


class ReadJob(BotJob):
    """A job as decoded: the type of JSON within JSON cannot be checked here."""

    world: dict[str, Any]
    views: list[dict[str, Any]]


class ReadWorkRequest(WorkRequest, tag="errand"):
    """A request as decoded."""

    job: ReadJob


class WorkResult(Struct, tag="result"):
    """The result of a request; otherwise the reason for the failure."""

    number: int
    thought: Thought | None = None
    problem: str = ""


def new_number() -> str:
    """A nonce."""
    return secrets.token_hex(16)


def proof(key: str, who: str, first: str, second: str) -> str:
    """HMAC over both nonces with the shared key; `who` is "server" or "worker"."""
    said = f"farol {who} {first} {second}"
    return hmac.new(key.encode(), said.encode(), "sha256").hexdigest()


def is_proof(shown: str, key: str, who: str, first: str, second: str) -> bool:
    """Whether the proof is valid; never without a key."""
    expected = proof(key, who, first, second)
    return bool(key) and hmac.compare_digest(shown.encode(), expected.encode())


def games() -> dict[str, int]:
    """The playable games: a world is only valid for the rules that made it."""
    return {name: game.version for name, game in ALL.items()}


def objection(offer: WorkerOffer) -> str | None:
    """The reason to refuse an authenticated worker; None if there is none."""
    if offer.edition != EDITION:
        return f"A worker of edition {offer.edition} cannot help a server of edition {EDITION}."
    other = sorted(name for name, version in games().items() if offer.games.get(name) != version)
    if other:
        return f"The worker has other rules of: {', '.join(other)}."
    if not 1 <= offer.searches <= MOST_SEARCHES:
        return f"A worker does 1 to {MOST_SEARCHES} searches at a time."
    return None


encode = msgspec.json.encode
FROM_SERVER: Final = msgspec.json.Decoder(Challenge | Hired | ReadWorkRequest)
FROM_WORKER: Final = msgspec.json.Decoder(WorkerOffer | WorkResult)
