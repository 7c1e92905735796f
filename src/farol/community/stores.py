"""The stores of all slices: what a database has beside what playing needs, and what is erased and
exported for a person."""

from collections.abc import Sequence
from typing import Final

from farol.community.daily.store import DailyStore
from farol.community.history.store import HistoryStore
from farol.community.identity.store import IdentityStore
from farol.community.invitations.store import InvitationStore
from farol.community.leagues.store import LeagueStore
from farol.community.notifications.email_store import EmailStore
from farol.community.notifications.push_store import PushStore
from farol.community.ratings.store import RatingStore
from farol.community.records.store import RecordStore
from farol.server.store.database import PersonalStore
from farol.server.store.schema import Schema
from farol.server.store.stores import CORE
from farol.server.store.stores import SCHEMAS as CORE_SCHEMAS

SLICES: Final[Sequence[type[PersonalStore]]] = (
    IdentityStore,  # to whose tokens others refer
    HistoryStore,
    RecordStore,
    RatingStore,
    LeagueStore,
    DailyStore,
    InvitationStore,
    PushStore,
    EmailStore,
)
STORES: Final = (*CORE, *SLICES)
SCHEMAS: Final[Sequence[Schema]] = (*CORE_SCHEMAS, *(store.schema for store in SLICES))
