"""Tree search over any game, compiled together with the rules."""
from meydan.search.network import NetSearch, Network, network
from meydan.search.parallel import run_parallel
from meydan.search.search import Option, Search, Settings, continued, has_evaluation

__all__ = ["NetSearch", "Network", "Option", "Search", "Settings", "continued", "has_evaluation", "network",
           "run_parallel"]
