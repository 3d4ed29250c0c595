"""The table in the browser: server, storage, pages."""
