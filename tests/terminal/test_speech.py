"""Claims in words: shown, offered, and their timing."""

import pytest

from farol.games import ALL
from farol.terminal import speech
from tests.browser.people import Table as Running
from tests.terminal.people import friend
from tests.terminal.talkers import Talker
from tests.terminal.test_seating import at_table, until

GAMES = sorted(name for name, game in ALL.items() if game.package.startswith("farol."))


async def test_a_claim_is_put_together_and_all_hear_it(talker: Talker, running: Running) -> None:
    await talker.hear("Your turn")
    eva = await friend(running, "Eva")
    async with at_table(eva, talker.session.code, None, "Eva") as looking:
        await talker.pick("claim", "I saw …", "Moon", "gold")
        await talker.hear("Ana says: “")
        await until(looking, lambda: bool(looking.said))
        said = looking.said[0]
        assert said.seat == 0
        assert said.claim == {"type": "saw", "goal": 0, "find": "gold"}
        await talker.pick("claim", "I think …", "Brasa", "a saboteur")
        await talker.hear("Brasa")


@pytest.mark.table(open=1)
async def test_what_makes_no_sense_now_is_not_offered(talker: Talker) -> None:
    await talker.hear("Waiting for one more person.")
    await talker.say("claim", "There is nothing of that now.")
    await talker.say("board", "There is no board before the deal.")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
async def test_every_claim_has_words(game: str, talker: Talker) -> None:
    session = talker.session
    await until(session.table, lambda: session.table.claims)
    claims = ALL[game].claims
    assert {one.name for one in session.info.claims} == {one.name for one in claims.kinds}
    for number in range(claims.size):
        if any(seat >= 3 for seat in claims.named_seats(number)):
            continue
        told = speech.sentence(claims.to_json(number), session)
        assert "claim-" not in told
        assert "{" not in told
    rest = list(speech.offers(session))
    assert rest
    while rest:
        offer = rest.pop()
        assert "claim-" not in offer.label
        assert (offer.do is None) == bool(offer.within)
        rest += offer.within


async def test_missed_words_come_with_the_connection(talker: Talker, running: Running) -> None:
    await talker.hear("Your turn")
    session = talker.session
    eva = await friend(running, "Eva")
    async with at_table(eva, session.code, None, "Eva") as looking:
        await looking.say("before")
        await talker.hear("“before”")
        socket = session.table._socket
        assert socket is not None
        socket.transport.abort()
        await talker.hear("The connection is lost")
        await looking.say("meanwhile")
        await talker.hear("“meanwhile”")
        assert sum("“before”" in line for line in talker.heard) == 1


async def test_claims_and_chat_are_typed_as_words(talker: Talker, running: Running) -> None:
    await talker.hear("Your turn")
    eva = await friend(running, "Eva")
    async with at_table(eva, talker.session.code, None, "Eva") as looking:
        await talker.say("accuse Brasa", "Ana says: “I think Brasa is a saboteur.”")
        await until(looking, lambda: bool(looking.said))
        assert looking.said[0].claim == {"type": "think", "about": 1, "stance": "saboteur"}
        await talker.say("say I saw gold", "2. I saw gold under the Star.")
        await talker.say("2", "Ana says: “I saw gold under the Star.”")
        for told in ("last", "claims", "recap", "log"):
            await talker.say(told, "Ana says: “I saw gold under the Star.”")
        await talker.say("chat hello, all", "Ana: “hello, all”")
