"""Sessions say in which browser they began, so that people can tell them apart in their list."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the browser; of sessions that were there before nobody knows."""
    op.execute("ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT ''")
