"""Loads the server once and forks a new one for each line of input; answers with its process id.

A test that starts fifty servers would otherwise spend its time loading them.
"""
from __future__ import annotations

import os
import sys

from meydan.web.logs import start_logging
from meydan.web.serve import serve
from meydan.web.settings import Settings


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            settings = Settings()
            start_logging(settings.log_format)
            serve(settings)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main()
