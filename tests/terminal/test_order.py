"""Muting, blocking and reporting somebody at a terminal: kept by the server, in two steps."""

from pathlib import Path

import pytest

from farol.client import Refusal
from tests.browser.people import Table as Running
from tests.terminal.people import Person, friend, person, wish
from tests.terminal.talkers import Talker, is_offer, talker_at
from tests.terminal.test_seating import at_table

REPORT = "Report this line of Bea: “Rubbish”"


@pytest.mark.table(open=2)
async def test_somebody_is_muted_by_two_lines_wherever_one_plays(
    talker: Talker, running: Running, tmp_path: Path
) -> None:
    await talker.hear("Waiting for 2 more people.")
    await talker.say("mute", "There is nothing of that now.")
    bea = await friend(running, "Bea")
    async with at_table(bea, talker.session.code, 1, "Bea") as second:
        await talker.hear("Bea sits down.")
        await second.say("Rubbish")
        await talker.hear("Rubbish")
        await talker.say("mute", lambda line: is_offer(line, "Mute Bea"))
        await talker.say("mute 1", "You no longer see messages by Bea.")
        await second.say("More rubbish")
        await second.say("And more")
        await talker.say("seats", "B Bea")
        asked = wish(talker.session.code, running, tmp_path, language="es")
        async with talker_at(asked) as again:  # the same person at another terminal
            await again.hear("B Bea")
            await second.say("Still there")
            await again.say("silenciar", lambda line: is_offer(line, "Volver a leer a Bea"))
            await again.say("silenciar 1", "Vuelves a ver los mensajes de Bea.")
            await second.say("Good morning")
            await again.hear("Good morning")
            assert not any("Still there" in line for line in again.heard)
            again.queue.put_nowait("salir")
        assert not any("ore" in line and "Bea:" in line for line in talker.heard)


@pytest.mark.table(open=2)
async def test_a_spectator_stays_muted_under_a_new_name(talker: Talker, running: Running) -> None:
    await talker.hear("Waiting for 2 more people.")
    bea = await friend(running, "Bea")
    async with at_table(bea, talker.session.code, None, "Bea") as watching:
        await watching.say("Rubbish")
        await talker.hear("Rubbish")
        await talker.say("mute 1", "You no longer see messages by Bea.")
        await bea.introduce("Angel")
        await watching.say("More rubbish")
        carl = await friend(running, "Carl")
        async with at_table(carl, talker.session.code, None, "Carl") as beside:
            await beside.say("Fine weather")
            await talker.hear("Fine weather")
            await talker.say("mute", lambda line: is_offer(line, "Hear Angel again"))
    assert not any("More rubbish" in line for line in talker.heard)


@pytest.mark.table(open=2)
async def test_a_line_is_reported_and_its_author_blocked_by_two_lines(
    talker: Talker, running: Running
) -> None:
    await talker.hear("Waiting for 2 more people.")
    bea = await friend(running, "Bea")
    async with at_table(bea, talker.session.code, 1, "Bea") as second:
        await talker.hear("Bea sits down.")
        await second.say("Rubbish")
        await talker.hear("Rubbish")
        await talker.say("report", lambda line: is_offer(line, REPORT))
        await talker.say("report 3", "Your report is kept for the operator")
        await talker.say("block", lambda line: is_offer(line, "Block Bea"))
        await talker.say("block 1", "Bea is muted and cannot sit down where you sit.")
        await second.stand(1)
        with pytest.raises(Refusal, match="blocked") as refused:
            await second.sit(2, "Bea")
        assert refused.value.moderated is not None
        assert refused.value.moderated.what == "blocked"


async def test_in_the_picture_one_key_lists_what_can_be_done(
    running: Running, tmp_path: Path
) -> None:
    async with person(wish("saboteur", running, tmp_path, open=1)) as ana:
        await ana.until(lambda: ana.session.table.info is not None)
        bea = await friend(running, "Bea")
        async with at_table(bea, ana.session.code, 1, "Bea"):
            await ana.until(lambda: "Bea" in ana.screen())
            await _muted(ana)


async def _muted(ana: Person) -> None:
    await ana.press("o")
    await ana.until(lambda: "Mute Bea" in ana.screen() and "Report the name Bea" in ana.screen())
    await ana.press("1")
    await ana.until(lambda: ana.session.unheard.seats == [1])
    await ana.until(lambda: "You no longer see messages by Bea." in ana.screen())
