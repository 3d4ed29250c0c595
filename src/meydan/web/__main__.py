"""`python -m meydan.web` starts the server with settings from the environment only."""
from meydan.web.logs import start_logging
from meydan.web.serve import serve
from meydan.web.settings import Settings

if __name__ == "__main__":
    settings = Settings()
    start_logging(settings.log_format)
    serve(settings)
