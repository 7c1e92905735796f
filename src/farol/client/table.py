"""A table over a WebSocket: its state, its requests, and reconnection."""

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from hashlib import sha256
from types import TracebackType
from typing import Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from farol.client.decoding import Connected, Disconnected, Message, decode
from farol.client.errors import ConnectionLost, NotReached, Refusal, TableGone
from farol.client.requests import Requests
from farol.protocol import types
from farol.protocol.messages import (
    Chatted,
    Claimed,
    Noted,
    Refused,
    Steps,
    Stopping,
    TableChanged,
    View,
    Welcome,
)

FIRST_RETRY: Final = 0.2  # seconds; doubled each time
LONGEST_RETRY: Final = 5.0
# A suspended server closes nothing: only its silence tells. Seconds:
PING: Final = 3.0
SILENCE: Final = 3.0  # timeout of a ping, and of an attempt to connect
LARGEST_FRAME: Final = 16 * 1024 * 1024  # bytes of one message of the server
NO_COOKIE: Final = 4001  # close code
FORBIDDEN: Final = 403

encode: Final = msgspec.json.Encoder().encode


class Table(Requests):
    """One table, entered with `async with`. `async for` yields every message after it was applied
    to the attributes; after a broken connection the client reconnects and the missed steps come as
    one message."""

    def __init__(
        self, address: str, cookies: Callable[[], str], code: str, look: int | None = None
    ) -> None:
        self.code = code.upper()
        self.look = look
        self.info: types.TableInfo | None = None
        self.version: int | None = None
        self.observation: types.JsonObject | None = None
        self.choices: list[types.Choice] = []
        self.undo: types.Undo | None = None
        self.clocks: list[float] | None = None
        self.together: types.Together | None = None  # where all choose at the same time
        self.passing: bool | None = None  # in advance, this turn; None: nothing to pass
        self.history: list[types.Step] = []
        self.chat: list[types.ChatLine] = []
        self.said: list[types.ClaimLine] = []
        self.claims: list[str] = []
        self.notes: dict[int, str] = {}
        self.connected = False
        self._address = address
        self._cookies = cookies
        self._socket: ClientConnection | None = None
        self._messages: asyncio.Queue[Message | Exception] = asyncio.Queue()
        self._pending: dict[str, asyncio.Future[Message]] = {}
        self._moves: dict[str, bytes] = {}  # sent again after a break: an id happens once
        self._ids = itertools.count(1)
        self._prefix = secrets.token_hex(4)
        self._retry_after = FIRST_RETRY
        self._arrived = asyncio.Event()  # set by the next message
        self._salts: dict[int, str] = {}  # for the dice, by seat
        self._opened: set[int] = set()
        self._task: asyncio.Task[None] | None = None

    # --- connection ----------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            while not self._task.done():  # a second cancel leaves no socket open
                with suppress(asyncio.CancelledError):
                    await asyncio.wait({self._task})

    async def __aiter__(self) -> AsyncIterator[Message]:
        while True:
            message = await self._messages.get()
            if isinstance(message, Exception):
                raise message
            yield message

    async def _run(self) -> None:
        """Connect and reconnect until the table is left or gone."""
        while True:
            try:
                await self._connect_once()
            except (TableGone, NotReached) as error:
                self._fail_pending()
                self._messages.put_nowait(error)
                return
            await asyncio.sleep(self._retry_after)
            self._retry_after = min(2 * self._retry_after, LONGEST_RETRY)

    async def _connect_once(self) -> None:
        """One connection, from hello to its end."""
        reason = ""
        try:
            async with connect(
                self._address,
                additional_headers={"cookie": self._cookies()},
                max_size=LARGEST_FRAME,
                user_agent_header="farol-client",
                compression=None,
                open_timeout=SILENCE,
                ping_interval=PING,
                ping_timeout=SILENCE,
            ) as socket:
                try:
                    await self._listen(socket)
                except asyncio.CancelledError:
                    socket.transport.abort()  # no closing handshake
                    raise
        except ConnectionClosed as error:
            reason = self._end_of(error)
        except InvalidStatus as error:
            if error.response.status_code == FORBIDDEN and self.info is None:
                raise TableGone("The server does not let this client in.") from error
            reason = str(error)
        except InvalidHandshake as error:
            reason = str(error)
        except OSError as error:
            reason = str(error)
        finally:
            self._socket = None
        self._fail_pending()
        if self.connected or self.info is None:
            self.connected = False
            self._messages.put_nowait(Disconnected(reason))

    def _end_of(self, error: ConnectionClosed) -> str:
        if error.rcvd is not None and error.rcvd.code == NO_COOKIE:
            raise TableGone("The server does not know this person.") from error
        return error.rcvd.reason if error.rcvd is not None else ""

    async def _listen(self, socket: ClientConnection) -> None:
        hello: types.JsonObject = {"type": "hello", "code": self.code, "look": self.look}
        if self.version is not None:
            hello["version"] = self.version
        await socket.send(encode(hello), text=True)
        self._socket = socket
        async for frame in socket:
            message = decode(frame)
            if isinstance(message, Welcome):
                await self._on_welcome(socket)
            self._apply(message)
            await self._seal_dice(socket)
            self._resolve(message)
            self._messages.put_nowait(message)
            self._arrived.set()
            self._arrived = asyncio.Event()
            if isinstance(message, Welcome):
                self._messages.put_nowait(Connected())

    async def _on_welcome(self, socket: ClientConnection) -> None:
        self.connected = True
        self._retry_after = FIRST_RETRY
        for frame in list(self._moves.values()):
            await socket.send(frame, text=True)

    async def _seal_dice(self, socket: ClientConnection) -> None:
        """Commit to a random salt for every own seat before the deal, and reveal it when asked:
        docs/decisions/0050-seals.md."""
        info = self.info
        if info is None or info.status != "lobby":
            return
        for seat in info.mine:
            asked: types.JsonObject = {
                "type": "open-seal",
                "seat": seat,
                "salt": self._salts.get(seat),
            }
            if info.trust.stage in {"gathering", "sealing"} and seat not in self._salts:
                self._salts[seat] = secrets.token_hex(32)
                promise = sha256(bytes.fromhex(self._salts[seat])).hexdigest()
                asked = {"type": "seal", "seat": seat, "commitment": promise}
            elif info.trust.stage != "opening" or seat not in self._salts or seat in self._opened:
                continue
            else:
                self._opened.add(seat)
            await socket.send(encode(asked), text=True)

    def _fail_pending(self) -> None:
        """Fail all pending requests but moves, which are sent again."""
        for name in [name for name in self._pending if name not in self._moves]:
            waiting = self._pending.pop(name)
            if not waiting.done():
                waiting.set_exception(ConnectionLost("The connection broke before the answer."))

    # --- state -------------------------------------------------------------------------------

    def _apply(self, message: Message) -> None:
        match message:
            case Welcome():
                self._apply_welcome(message)
            case View():
                self._apply_view(message)
            case Steps():
                self._apply_steps(message)
            case TableChanged():
                self.info = message.table
            case Chatted() | Claimed() | Noted():
                self._apply_words(message)
            case Refused() if message.missed is not None:
                self._apply_steps(message.missed)
            case Refused() if self.info is None and message.code == "code":
                raise TableGone(message.sentence)
            case Stopping():
                self._retry_after = max(self._retry_after, message.seconds)

    def _apply_words(self, message: Chatted | Claimed | Noted) -> None:
        match message:
            case Chatted():
                number = message.line.number  # a hidden line comes again
                self.chat = [line for line in self.chat if line.number != number]
                self.chat.append(message.line)
                self.chat.sort(key=lambda line: line.number)
            case Claimed():
                self.said.append(message.line)
            case Noted():
                self.notes[message.seat] = message.text

    def _apply_welcome(self, welcome: Welcome) -> None:
        self.info, self.chat = welcome.table, list(welcome.chat)
        self.said = list(welcome.claims)
        self.notes = {int(seat): text for seat, text in welcome.notes.items()}
        if welcome.view is not None:
            self._apply_view(welcome.view)
        elif welcome.missed is not None:
            self._apply_steps(welcome.missed)

    def _apply_view(self, view: View) -> None:
        self.look, self.version = view.look, view.version
        self.observation, self.choices = view.observation, view.choices
        self.undo, self.clocks, self.together = view.undo, view.clocks, view.together
        self.claims, self.passing = view.claims, view.passing
        self.history = list(view.history)

    def _apply_steps(self, steps: Steps) -> None:
        """Apply steps in order; known versions are ignored."""
        known = -1 if self.version is None else self.version
        if steps.look != self.look or steps.version < known:
            return
        self.history += [step for step in steps.steps if step.version > known]
        self.version, self.observation = steps.version, steps.observation
        self.choices, self.undo, self.clocks = steps.choices, steps.undo, steps.clocks
        self.together = steps.together
        self.claims, self.passing = steps.claims, steps.passing

    # --- requests ----------------------------------------------------------------------------

    def _resolve(self, message: Message) -> None:
        name = message.answer if isinstance(message, Steps) else getattr(message, "id", None)
        waiting = self._pending.pop(name, None) if name is not None else None
        if waiting is None or name is None:
            return
        self._moves.pop(name, None)
        if waiting.done():
            return
        if isinstance(message, Refused):
            refused = (message.sentence, message.code, message.rule, message.moderated)
            waiting.set_exception(Refusal(*refused))
        else:
            waiting.set_result(message)

    async def ask(self, kind: str, **members: object) -> Message:
        """Send a message and await its response; raises Refusal."""
        if self._socket is None and kind != "act":
            raise ConnectionLost("There is no connection to the table now.")
        name = f"{self._prefix}-{next(self._ids)}"
        frame = encode({"type": kind, "id": name, **members})
        waiting: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._pending[name] = waiting
        if kind == "act":
            self._moves[name] = frame
        if self._socket is not None:
            with suppress(ConnectionClosed):  # `_listen` reports it
                await self._socket.send(frame, text=True)
        return await waiting

    async def next_message(self) -> None:
        """Wait for the next message."""
        await self._arrived.wait()
