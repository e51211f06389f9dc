"""Commits to several streams: which streams go with an event, and how many events of its commit come after it."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what a commit of one event to one stream, as there were until then, needs nothing of."""
    op.execute("ALTER TABLE events ADD COLUMN along TEXT NOT NULL DEFAULT ''")
    op.execute("ALTER TABLE events ADD COLUMN rest INTEGER NOT NULL DEFAULT 0")
