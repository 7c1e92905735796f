"""Registers the handing in of games."""

from farol.community.handing_in.api import HandingInApi
from farol.community.handing_in.service import HandingIn
from farol.community.handing_in.store import HandedInStore
from farol.community.history.feature import HistoryFeature
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class HandingInFeature(Feature[HandingIn]):
    """Finished games from websites without a server."""

    name = "handing-in"
    apis = (HandingInApi,)
    stores = (HandedInStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        history = features.need(HistoryFeature).service
        super().__init__(context, features)
        self.service = HandingIn(context.store, history)
