"""Something between browser and server: lets everything through, swallows it, or refuses it."""
from __future__ import annotations

import asyncio
import threading
from types import TracebackType

REFUSAL = b"HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 3\r\nconnection: close\r\n\r\nno!"


class Proxy:
    """`manner` is "through", "swallow" (bytes vanish on the way back, connections stay open) or "refuse"."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.manner = "through"
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Proxy:
        self._thread.start()
        self._ready.wait(10)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)

    def refuse(self) -> None:
        """From now on a 502 for everything; what is open is cut."""
        self.manner = "refuse"
        self._loop.call_soon_threadsafe(lambda: [writer.close() for writer in self._writers])

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.manner == "refuse":
            await reader.read(65536)
            writer.write(REFUSAL)
            await writer.drain()
            writer.close()
            return
        self._writers.add(writer)
        behind_reader, behind = await asyncio.open_connection("127.0.0.1", self.behind)
        await asyncio.gather(self._pump(reader, behind, False), self._pump(behind_reader, writer, True))
        self._writers.discard(writer)

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, back: bool) -> None:
        try:
            while data := await reader.read(65536):
                if not (back and self.manner == "swallow"):
                    writer.write(data)
                    await writer.drain()
            writer.close()
        except (ConnectionError, OSError):
            writer.close()
