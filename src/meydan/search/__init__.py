"""Tree search over any game, compiled together with the rules."""
from meydan.search.parallel import run_parallel
from meydan.search.search import Option, Search, Settings, continued, has_evaluation

__all__ = ["Option", "Search", "Settings", "continued", "has_evaluation", "run_parallel"]
