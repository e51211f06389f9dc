"""How Alembic runs the migrations: on the connection that it is given, in the transaction that is open there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()
