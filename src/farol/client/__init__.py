"""Client library: HTTP requests, and tables over a socket that reconnects.

`docs/client.md` documents it, `examples/network_bot.py` uses it. It knows no game and no
rules: the server sends the legal choices, and the client sends one of them back.
"""

from farol.client.decoding import Connected, Disconnected, Message, Unknown
from farol.client.errors import ClientError, ConnectionLost, NotReached, Refusal, TableGone
from farol.client.server import Server, Unheard
from farol.client.table import Table
from farol.protocol.bodies import NewTable, Replay
from farol.protocol.messages import Explanation, Hint, Reason, Steps, View, Welcome
from farol.protocol.types import (
    ChatLine,
    Choice,
    ClaimLine,
    JsonObject,
    SeatPlan,
    Step,
    TableInfo,
    Undo,
)

__all__ = [
    "ChatLine",
    "Choice",
    "ClaimLine",
    "ClientError",
    "Connected",
    "ConnectionLost",
    "Disconnected",
    "Explanation",
    "Hint",
    "JsonObject",
    "Message",
    "NewTable",
    "NotReached",
    "Reason",
    "Refusal",
    "Replay",
    "SeatPlan",
    "Server",
    "Step",
    "Steps",
    "Table",
    "TableGone",
    "TableInfo",
    "Undo",
    "Unheard",
    "Unknown",
    "View",
    "Welcome",
]
