"""Registers erasure and export of personal data."""

from farol.community.erasure.api import ErasureApi
from farol.community.erasure.service import Erasure
from farol.community.identity.feature import IdentityFeature
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class ErasureFeature(Feature[Erasure]):
    """Erasure across all features of the server."""

    name = "erasure"
    apis = (ErasureApi,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        people = features.need(IdentityFeature).service
        super().__init__(context, features)
        self.service = Erasure(context.lobby, people, features)
