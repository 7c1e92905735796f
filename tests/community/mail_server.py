"""An SMTP server on the loopback address, which records mail and returns configured errors."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage


@dataclass
class MailServer:
    """Received mail, offered extensions, and configured answers."""

    port: int = 0
    offers: tuple[str, ...] = ()  # extensions such as STARTTLS
    answers: dict[str, list[str]] = field(default_factory=dict)  # by command, in order
    certificate: ssl.SSLContext | None = None
    heard: list[str] = field(default_factory=list)  # every received line
    took: list[tuple[list[str], bytes]] = field(default_factory=list)  # recipients and message

    @property
    def letters(self) -> list[EmailMessage]:
        found = [message_from_bytes(data, policy=policy.default) for _, data in self.took]
        return [letter for letter in found if isinstance(letter, EmailMessage)]


@asynccontextmanager
async def mail_server(**settings: object) -> AsyncIterator[MailServer]:
    server = MailServer(**settings)  # type: ignore[arg-type]  # as the test says it

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            await _Conversation(server, reader, writer).hold()
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    server.port = listening.sockets[0].getsockname()[1]
    try:
        yield server
    finally:
        listening.close()
        await listening.wait_closed()


class _Conversation:
    def __init__(
        self, server: MailServer, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._server, self._reader, self._writer = server, reader, writer
        self._to: list[str] = []

    def _say(self, line: str) -> None:
        self._writer.write(line.encode() + b"\r\n")

    async def hold(self) -> None:
        self._say("220 here")
        while True:
            line = (await self._reader.readuntil(b"\n")).decode().rstrip("\r\n")
            self._server.heard.append(line)
            word = line.split(" ")[0].split(":")[0].upper()
            wanted = self._server.answers.get(word)
            if wanted:
                self._say(wanted.pop(0))
            elif word == "QUIT":
                self._say("221 bye")
                return
            else:
                await self._answer(word, line)

    async def _answer(self, word: str, line: str) -> None:
        if word == "EHLO":
            for offer in ("here", *self._server.offers):
                self._say(f"250-{offer}")
            self._say("250 SIZE")
        elif word == "STARTTLS":
            self._say("220 go on")
            await self._writer.start_tls(self._server.certificate)  # type: ignore[arg-type]
        elif word == "AUTH":
            self._say("235 welcome")
        elif word == "DATA":
            self._say("354 go on")
            data = await self._reader.readuntil(b"\r\n.\r\n")
            self._server.took.append((self._to, data[:-3].replace(b"\r\n..", b"\r\n.")))
            self._to = []
            self._say("250 taken")
        else:
            if word == "RCPT":
                self._to.append(line.partition("<")[2].partition(">")[0])
            self._say("250 fine")
