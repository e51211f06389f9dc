"""Snapshots are sealed with the hash of the event that they come after; those without a seal are made again."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the seal, and throw away what has none."""
    op.execute("DELETE FROM snapshots")
    op.execute("ALTER TABLE snapshots ADD COLUMN seal TEXT NOT NULL DEFAULT ''")
