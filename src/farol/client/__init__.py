"""A small client of the wire: the HTTP side, and tables that connect again by themselves.

`docs/client.md` tells more, and `examples/network_bot.py` plays with it. It knows no game and no
rules: what may be done comes as choices, and one of them goes back.
"""

from farol.client.bodies import NewTable, Replay
from farol.client.errors import ClientError, ConnectionLost, NotReached, Refusal, TableGone
from farol.client.messages import (
    ChatLine,
    Choice,
    ClaimLine,
    Connected,
    Disconnected,
    Explanation,
    Hint,
    JsonObject,
    Reason,
    SeatPlan,
    Step,
    Steps,
    TableInfo,
    Undo,
    View,
    Welcome,
)
from farol.client.server import Server
from farol.client.table import Table

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
    "View",
    "Welcome",
]
