"""Several processes may share a server: those that live, and which of them drives which table."""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add them; a file has one process, which needs neither."""
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute("""
        CREATE TABLE processes (
            id TEXT PRIMARY KEY, beat BIGINT NOT NULL, at BIGINT NOT NULL, said TIMESTAMPTZ NOT NULL
        )
    """)
    op.execute("""
        CREATE TABLE leases (
            stream TEXT PRIMARY KEY, process TEXT NOT NULL, fence BIGINT NOT NULL, at BIGINT NOT NULL
        )
    """)
    op.execute("CREATE INDEX leases_held ON leases (process) WHERE process <> ''")
