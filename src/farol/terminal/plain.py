"""Standard input and output of the line client."""

import asyncio
import sys
import threading
from collections.abc import AsyncIterator

from farol.terminal.canvas import sentence_in_ascii
from farol.terminal.hangup import run_until_hangup
from farol.terminal.lines import LineClient
from farol.terminal.session import PlayRequest, Session, seated, speaks_unicode


def run_lines(request: PlayRequest, ascii_only: bool = False) -> None:
    """Run the line client until the person leaves, the input ends, or Ctrl-C."""
    try:
        farewell = run_until_hangup(_play(request, ascii_only or not speaks_unicode()))
    except KeyboardInterrupt:
        print()
    else:
        if farewell:
            print(farewell)


async def _play(request: PlayRequest, ascii_only: bool) -> str:
    """Play until the person leaves; returns the last line to print."""

    def out(line: str) -> None:
        print(sentence_in_ascii(line) if ascii_only else line, flush=True)

    lines = _typed()
    async with seated(request) as session:
        while True:
            talk = LineClient(session, out, at_once=sys.stdin.isatty())
            await talk.play(lines)
            if talk.next is None:
                break
            session = await session.another(talk.next)
        return sentence_in_ascii(_farewell(session)) if ascii_only else _farewell(session)


def _farewell(session: Session) -> str:
    values = {"code": session.code, "game": session.game, "address": session.server.address}
    own = session.request.at is None
    return session.texts("plain-bye-own" if own else "plain-bye", **values)


async def _typed() -> AsyncIterator[str]:
    """Lines of standard input, read by a thread, because reads cannot be cancelled."""
    loop, queue = asyncio.get_running_loop(), asyncio.Queue[str | None]()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(queue.put_nowait, line)
        loop.call_soon_threadsafe(queue.put_nowait, None)

    threading.Thread(target=read, daemon=True).start()
    while (line := await queue.get()) is not None:
        yield line
