"""Typed words at a table: parsed from the seat's view, private, and without effect."""

import asyncio
import pickle
import threading

import pytest

from farol.phrases.answer import Answer
from farol.protocol.errors import Refusal
from farol.server.play.model.payloads import TypedWords
from farol.server.play.model.typed import BURST, read
from farol.server.workers import readers
from farol.server.workers.fair_queue import Requester
from farol.server.workers.readers import MAX_OF_ONE, Readers
from tests.server.harness import BOT, MINE, Client, Harness, mover, seated


async def looking(harness: Harness) -> tuple[list[Client], int]:
    """Three people who look through their seats, and whose turn it is."""
    clients = await seated(harness)
    for seat, client in enumerate(clients):
        await client.ask("look", look=seat)
    return clients, mover(clients)


async def test_a_move_in_words_comes_back_as_a_choice_and_is_not_made(harness: Harness) -> None:
    clients, seat = await looking(harness)
    client, version = clients[seat], clients[seat].table.state.version
    client.say("look", look=seat)
    choices = (await client.next("view"))["choices"]
    discards = [choice for choice in choices if choice["type"] == "discard"]
    text = f"discard:{discards[0]['card']}"
    answer = await client.ask("ask-words", seat=seat, text=text)
    assert (answer["type"], answer["meaning"]) == ("understood", "move")
    assert (answer["action"], answer["sure"]) == (discards[0], True)
    assert (answer["version"], client.table.state.version) == (version, version)
    await client.ask("act", seat=seat, version=version, action=answer["action"])
    assert client.table.state.version > version


async def test_a_question_is_answered_in_the_language_of_whoever_asks(harness: Harness) -> None:
    clients, seat = await looking(harness)
    answer = await clients[seat].ask("ask-words", seat=seat, text="turno", language="es")
    assert (answer["meaning"], answer["lines"][0]) == ("told", "Te toca.")
    answer = await clients[seat].ask("ask-words", seat=seat, text="turn")
    assert answer["lines"][0] == "It is your turn."


@pytest.mark.parametrize(
    ("language", "text", "sentence"),
    [("en", "turn", "It is Somebody\u2019s turn."), ("es", "turno", "Le toca a Alguien.")],
)
async def test_whose_name_was_deleted_is_somebody(
    harness: Harness, language: str, text: str, sentence: str
) -> None:
    clients, seat = await looking(harness)
    clients[0].table.row.seats[seat].name = ""
    other = (seat + 1) % 3
    answer = await clients[other].ask("ask-words", seat=other, text=text, language=language)
    assert answer["lines"][0] == sentence


async def test_why_not_is_answered_with_the_sentence_of_the_rule(harness: Harness) -> None:
    clients, seat = await looking(harness)
    answer = await clients[seat].ask("ask-words", seat=seat, text="why not pick:1")
    assert answer["lines"][0].startswith("Gold is shared out when the tunnel has reached")


async def test_nobody_else_hears_of_it(harness: Harness) -> None:
    clients, seat = await looking(harness)
    await clients[seat].ask("ask-words", seat=seat, text="hand")
    for client in clients:
        await client.settled()
    heard = [sum(b'"understood"' in frame for frame in client.frames) for client in clients]
    assert heard == [int(number == seat) for number in range(3)]


async def test_words_are_read_for_the_seat_that_one_looks_through(harness: Harness) -> None:
    clients, seat = await looking(harness)
    other = (seat + 1) % 3
    assert (await clients[other].ask("ask-words", seat=seat, text="hand"))["code"] == "seat"
    assert (await clients[seat].ask("ask-words", text="hand"))["code"] == "seat"


async def test_a_spectator_asks_about_what_spectators_see(harness: Harness) -> None:
    clients, _ = await looking(harness)
    watcher = Client(await harness.person("Eva"), clients[0].table)
    await watcher.hello()
    assert len((await watcher.ask("ask-words", text="goals"))["lines"]) == 3
    assert (await watcher.ask("ask-words", text="hand"))["lines"] == ["There is nothing to tell."]
    assert (await watcher.ask("ask-words", text="why not pick:1"))["code"] == "seat"


async def test_in_the_lobby_there_is_nothing_to_speak_of(harness: Harness) -> None:
    ana = await harness.person("Ana")
    client = Client(ana, await harness.open(ana, MINE, BOT, BOT))
    await client.hello()
    assert (await client.ask("ask-words", text="hand"))["code"] == "status"


async def test_texts_go_on(harness: Harness) -> None:
    clients, seat = await looking(harness)
    answer = await clients[seat].ask("ask-words", seat=seat, text="disc", complete=True)
    assert answer["endings"] == ["discard"]


async def test_questions_are_limited(harness: Harness) -> None:
    clients, seat = await looking(harness)
    client = clients[seat]
    answers = [await client.ask("ask-words", seat=seat, text="turn") for _ in range(BURST + 5)]
    assert [answer["type"] for answer in answers].count("understood") == BURST
    assert answers[-1]["code"] == "limit"
    harness.time.pass_by(1)
    assert (await client.ask("ask-words", seat=seat, text="turn"))["type"] == "understood"


async def test_words_are_not_read_on_the_event_loop(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients, seat = await looking(harness)
    where: list[threading.Thread] = []

    def noted(words: TypedWords) -> Answer:
        where.append(threading.current_thread())
        return read(words)

    monkeypatch.setattr(readers, "read", noted)
    answer = await clients[seat].ask("ask-words", seat=seat, text="turn")
    assert answer["lines"][0] == "It is your turn."
    assert where != []
    assert threading.main_thread() not in where


async def test_a_process_reads_words_as_the_table_would(harness: Harness) -> None:
    asked: list[TypedWords] = []

    async def kept(words: TypedWords, asker: Requester) -> Answer:
        asked.append(words)
        return await readers.in_a_thread(words, asker)

    harness.services.readers = Readers(kept)
    clients, seat = await looking(harness)
    await clients[seat].ask("ask-words", seat=seat, text="why not pick:1")
    words = pickle.loads(pickle.dumps(asked[0]))
    assert pickle.loads(pickle.dumps(read(words))) == read(asked[0])


async def test_one_person_has_few_questions_waiting() -> None:
    gate, words = asyncio.Event(), TypedWords("", "en", "", False, b"", [], [])

    async def slow(_words: TypedWords, _asker: Requester) -> Answer:
        await gate.wait()
        return Answer("told")

    reading = Readers(slow)
    waiting = [asyncio.create_task(reading.read(words, "AAAAAA", 1)) for _ in range(MAX_OF_ONE)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal):
        await reading.read(words, "BBBBBB", 1)
    other = asyncio.create_task(reading.read(words, "AAAAAA", 2))
    gate.set()
    assert await asyncio.gather(*waiting, other) == [Answer("told")] * (MAX_OF_ONE + 1)
    assert await reading.read(words, "AAAAAA", 1) == Answer("told")


async def test_who_waits_too_long_to_be_read_hears_why_and_may_ask_again() -> None:
    words, started = TypedWords("", "en", "", False, b"", [], []), asyncio.Event()

    async def starting(_words: TypedWords, _asker: Requester) -> Answer:
        await started.wait()
        return Answer("told")

    reading = Readers(starting, longest_wait=0.01)
    for _ in range(MAX_OF_ONE + 1):  # a refused request does not wait any more
        with pytest.raises(Refusal, match="reading still starts"):
            await reading.read(words, "AAAAAA", 1)
    started.set()
    assert await reading.read(words, "AAAAAA", 1) == Answer("told")
