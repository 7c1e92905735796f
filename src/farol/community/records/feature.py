"""Registers records: the best games."""

from farol.community.history.feature import HistoryFeature
from farol.community.records.api import RecordsApi
from farol.community.records.service import RecordService
from farol.community.records.store import RecordStore
from farol.server.web.context import ServerContext
from farol.server.web.feature import Feature, FeatureSet


class RecordsFeature(Feature[RecordService]):
    """Best scores of the server; they are read with the histories."""

    name = "records"
    apis = (RecordsApi,)
    stores = (RecordStore,)

    def __init__(self, context: ServerContext, features: FeatureSet) -> None:
        history = features.need(HistoryFeature).service
        super().__init__(context, features)
        self.service = RecordService(context.store, history)
