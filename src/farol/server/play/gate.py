"""What people may do at a server. A feature may set another gate; this one is open."""

from farol.protocol import messages
from farol.protocol.errors import Refusal
from farol.server.store.store import Person, TableRow


class Gate:
    """Lets everybody do everything."""

    def against(
        self,
        person: Person,  # noqa: ARG002
        row: TableRow,  # noqa: ARG002
        message: messages.FromClient,  # noqa: ARG002
    ) -> Refusal | None:
        """Why a message does not reach a table; None if it does."""
        return None

    def check_request(self, person: Person | None, network: str, method: str, path: str) -> None:
        """Refusal if a request is not allowed."""

    def check_name(self, name: str, person: Person | None) -> None:
        """Refusal if a person, or a new one, may not have this name."""
