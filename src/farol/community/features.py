"""All features of a server, in order of dependency."""

from typing import Final

from farol.community.company.feature import CompanyFeature
from farol.community.daily.feature import DailyFeature
from farol.community.erasure.feature import ErasureFeature
from farol.community.handing_in.feature import HandingInFeature
from farol.community.history.feature import HistoryFeature
from farol.community.identity.feature import IdentityFeature
from farol.community.invitations.feature import InvitationsFeature
from farol.community.leagues.feature import LeaguesFeature
from farol.community.moderation.feature import ModerationFeature
from farol.community.notifications.feature import NotificationsFeature
from farol.community.party.feature import PartyFeature
from farol.community.passkeys.feature import PasskeysFeature
from farol.community.ratings.feature import RatingsFeature
from farol.community.records.feature import RecordsFeature
from farol.server.store.stores import CORE
from farol.server.web.feature import AnyFeature, endpoints_of, schemas_of
from farol.server.web.openapi import bodies_of

FEATURES: Final[tuple[AnyFeature, ...]] = (
    IdentityFeature,
    PasskeysFeature,
    ErasureFeature,
    HistoryFeature,
    HandingInFeature,
    RecordsFeature,
    RatingsFeature,
    LeaguesFeature,
    DailyFeature,
    InvitationsFeature,
    ModerationFeature,
    CompanyFeature,
    NotificationsFeature,
    PartyFeature,
)
STORES: Final = (*CORE, *(store for feature in FEATURES for store in feature.stores))
SCHEMAS: Final = schemas_of(FEATURES)
BODIES: Final = bodies_of(endpoints_of(FEATURES))  # bodies of their endpoints


def with_party(game: str | None = None) -> list[AnyFeature]:
    """The same with a party; `game` is selected at once."""
    party = type("PartyOn", (PartyFeature,), {"is_on": True, "game": game})
    return [party if one is PartyFeature else one for one in FEATURES]
