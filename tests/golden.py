"""Write the golden playthroughs anew: `python -m tests.golden [GAME]`. Look at the difference before committing."""
from __future__ import annotations

import sys

from tests.kit import golden_files, golden_lines

for file in golden_files():
    if len(sys.argv) < 2 or file.parts[-3] in sys.argv[1:]:
        file.write_text("\n".join(golden_lines(file)) + "\n", encoding="utf-8")
        print(file.relative_to(file.parents[3]))
