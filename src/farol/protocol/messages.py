"""Encoding and decoding of messages, with the messages of both sides."""

# compiled by mypyc

from typing import Final

import msgspec
from msgspec import Raw

from farol.protocol.client_messages import (
    Act,
    AskExplanation,
    AskHint,
    AskHistory,
    AskNotebook,
    AskTurn,
    AskWhy,
    AskWords,
    FromClient,
    GoOn,
    Hello,
    Kick,
    LetBack,
    Look,
    MakeClaim,
    Mute,
    OpenSeal,
    OwnHours,
    PassAhead,
    Pause,
    Ping,
    Rematch,
    Resign,
    Resume,
    Return,
    Say,
    Seal,
    SetNote,
    SetOptions,
    SetSeat,
    SetSeats,
    SetTag,
    SetTalk,
    Sit,
    Stand,
    Start,
    TakeBack,
    Vacation,
    Vote,
)
from farol.protocol.server_messages import (
    PROTOCOL,
    Chatted,
    Claimed,
    Done,
    Explanation,
    FromServer,
    Hint,
    History,
    Notebook,
    Noted,
    NoticeShown,
    Pong,
    Reason,
    Refused,
    Steps,
    Stopping,
    TableChanged,
    Tagged,
    Turn,
    Understood,
    View,
    Welcome,
)

__all__ = [
    "COME_BACK",
    "LONGEST_FRAME",
    "MOVED",
    "NOTHING",
    "PROTOCOL",
    "Act",
    "AskExplanation",
    "AskHint",
    "AskHistory",
    "AskNotebook",
    "AskTurn",
    "AskWhy",
    "AskWords",
    "Chatted",
    "Claimed",
    "Done",
    "Explanation",
    "FromClient",
    "FromServer",
    "GoOn",
    "Hello",
    "Hint",
    "History",
    "Kick",
    "LetBack",
    "Look",
    "MakeClaim",
    "Mute",
    "Notebook",
    "Noted",
    "NoticeShown",
    "OpenSeal",
    "OwnHours",
    "PassAhead",
    "Pause",
    "Ping",
    "Pong",
    "Reason",
    "Refused",
    "Rematch",
    "Resign",
    "Resume",
    "Return",
    "Say",
    "Seal",
    "SetNote",
    "SetOptions",
    "SetSeat",
    "SetSeats",
    "SetTag",
    "SetTalk",
    "Sit",
    "Stand",
    "Start",
    "Steps",
    "Stopping",
    "TableChanged",
    "Tagged",
    "TakeBack",
    "Turn",
    "Understood",
    "Vacation",
    "View",
    "Vote",
    "Welcome",
    "decode",
    "encode",
    "json_bytes",
    "raw",
]

COME_BACK: Final = 1012  # closes a socket: connect again, and the table is found where it is
MOVED: Final = "This table has moved; come back for it."  # as its reason
LONGEST_FRAME: Final = 64 * 1024  # bytes of one message from a client
NOTHING: Final = Raw(b"[]")

_encoder: Final = msgspec.json.Encoder()
_from_client: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


def decode(frame: bytes | str) -> FromClient:
    """What a client said; for anything else msgspec.DecodeError, RecursionError or
    UnicodeDecodeError."""
    if isinstance(frame, bytes):
        frame = frame.decode()  # JSON inside, which is decoded later, is then valid text, too
    return _from_client.decode(frame)


json_bytes: Final = _encoder.encode  # any JSON


def raw(value: object) -> Raw:
    """JSON that is encoded once and put into many messages."""
    return Raw(_encoder.encode(value))
