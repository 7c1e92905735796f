"""Claims in words: what was said, what can be said, and when it is heard."""

from pathlib import Path

import pytest

from farol.games import ALL
from farol.terminal import speech
from farol.terminal.lines import LineClient
from tests.browser.people import Table as Running
from tests.terminal.people import friend, wish
from tests.terminal.talkers import Talker, talk
from tests.terminal.test_seating import at_table, until

GAMES = sorted(name for name, game in ALL.items() if game.package.startswith("farol."))


def test_a_claim_is_put_together_and_everybody_hears_it(running: Running, tmp_path: Path) -> None:
    async def story(talker: Talker, lines: LineClient) -> None:
        await talker.hear("Your turn")
        eva = await friend(running, "Eva")
        async with at_table(eva, lines._session.code, None, "Eva") as looking:
            await talker.pick("claim", "I saw …", "Moon", "gold")
            await talker.hear("Ana says: “")
            await until(looking, lambda: bool(looking.said))
            said = looking.said[0]
            assert said.seat == 0
            assert said.claim == {"type": "saw", "goal": 0, "find": "gold"}
            await talker.pick("claim", "I think …", "Brasa", "a saboteur")
            await talker.hear("Brasa")

    talk(wish("saboteur", running, tmp_path), story)


def test_what_makes_no_sense_now_is_not_offered(running: Running, tmp_path: Path) -> None:
    async def story(talker: Talker, _lines: LineClient) -> None:
        await talker.hear("Waiting for one more person.")
        await talker.say("claim", "There is nothing of that now.")
        await talker.say("board", "There is no board before the deal.")

    talk(wish("saboteur", running, tmp_path, open=1), story)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_every_claim_has_words(game: str, language: str, running: Running, tmp_path: Path) -> None:
    async def story(_talker: Talker, lines: LineClient) -> None:
        session = lines._session
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

    talk(wish(game, running, tmp_path, language=language), story)


def test_words_that_were_missed_come_with_the_connection(running: Running, tmp_path: Path) -> None:
    async def story(talker: Talker, lines: LineClient) -> None:
        await talker.hear("Your turn")
        session = lines._session
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

    talk(wish("saboteur", running, tmp_path), story)
