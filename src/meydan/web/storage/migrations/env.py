"""Run by Alembic with the connection that `meydan.web.storage.migrate` opened."""
from alembic import context

from meydan.web.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata,
                  transactional_ddl=False, render_as_batch=True)
context.run_migrations()
