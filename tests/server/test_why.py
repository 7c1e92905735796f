"""Why can't I? The rule and a sentence in the asker's language; nothing changes."""

import pytest

from farol.core.text import LANGUAGES
from farol.server.play.model.why import words_of
from tests.server.harness import BOT, MINE, Client, Harness, mover

FORBIDDEN = {"type": "pick", "value": 1}


async def test_a_forbidden_action_is_answered_with_its_rule(clients: list[Client]) -> None:
    seat, version = mover(clients), clients[0].table.state.version
    answer = await clients[seat].ask("ask-why", seat=seat, action=FORBIDDEN)
    assert answer["type"] == "reason"
    assert (answer["allowed"], answer["rule"], answer["version"]) == (False, "S8.2", version)
    assert answer["sentence"].startswith("Gold is shared out when the tunnel has reached")


async def test_the_sentence_comes_in_the_language_of_whoever_asks(clients: list[Client]) -> None:
    seat = mover(clients)
    answer = await clients[seat].ask("ask-why", seat=seat, action=FORBIDDEN, language="es")
    assert answer["sentence"].startswith("El oro se reparte cuando el túnel llega")


async def test_what_is_allowed_is_not_done(clients: list[Client]) -> None:
    seat, version = mover(clients), clients[0].table.state.version
    client = clients[seat]
    client.say("look", look=seat)
    choice = (await client.next("view"))["choices"][0]
    assert (await client.ask("ask-why", seat=seat, action=choice))["allowed"]
    assert client.table.state.version == version


async def test_who_is_not_to_act_hears_just_that(clients: list[Client]) -> None:
    other = (mover(clients) + 1) % 3
    answer = await clients[other].ask("ask-why", seat=other, action=FORBIDDEN, language="es")
    assert (answer["allowed"], answer["rule"]) == (False, None)
    assert answer["sentence"] == f"No es el turno del asiento {other + 1}."


async def test_nonsense_is_no_action_and_another_seat_is_not_yours(clients: list[Client]) -> None:
    seat = mover(clients)
    answer = await clients[seat].ask("ask-why", seat=seat, action={"type": "fly"})
    assert answer["sentence"] == "That is no action of this game."
    other = (seat + 1) % 3
    assert (await clients[other].ask("ask-why", seat=seat, action={}))["code"] == "seat"


async def test_in_the_lobby_nobody_can_move(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT))
    await client.hello()
    answer = await client.ask("ask-why", seat=0, action={})
    assert (answer["version"], answer["sentence"]) == (0, "Nobody can move now.")


async def test_where_a_bot_plays_it_says_so(harness: Harness, clients: list[Client]) -> None:
    harness.bots.gate.clear()
    seat = mover(clients)
    await clients[seat].ask("stand", seat=seat)
    answer = await clients[seat].ask("ask-why", seat=seat, action={})
    assert answer["sentence"].startswith("A bot plays for this seat")
    harness.bots.gate.set()


async def test_questions_are_limited(harness: Harness, clients: list[Client]) -> None:
    seat = mover(clients)
    answers = [await clients[seat].ask("ask-why", seat=seat, action={}) for _ in range(20)]
    assert [a["type"] for a in answers].count("reason") == 15
    assert answers[-1]["code"] == "limit"
    harness.time.pass_by(1)
    assert (await clients[seat].ask("ask-why", seat=seat, action={}))["type"] == "reason"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_in_every_language(language: str) -> None:
    words = words_of(language)
    for message in ("allowed", "not-now", "a-bot-plays", "no-action"):
        assert words.say(message)
    assert "3" in words.say("not-your-turn", seat=3)
