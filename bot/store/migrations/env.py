"""How Alembic runs our migrations: on the connection that it is given, each in a transaction of its own."""

from __future__ import annotations

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite can, once Python's driver keeps out of it
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
