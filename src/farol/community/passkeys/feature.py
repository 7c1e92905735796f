"""Registers passkeys and recovery codes."""

from farol.community.identity.feature import IdentityFeature
from farol.community.passkeys.api import PasskeysApi
from farol.community.passkeys.service import PasskeyService
from farol.community.passkeys.store import PasskeyStore
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class PasskeysFeature(Feature[PasskeyService]):
    """Ways back for who has lost a cookie."""

    name = "passkeys"
    apis = (PasskeysApi,)
    stores = (PasskeyStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        super().__init__(context, features)
        people = features.need(IdentityFeature).service
        self.service = PasskeyService(context.store, people, context.time)
