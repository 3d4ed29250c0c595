"""Tree search over any game, compiled together with the rules."""
from meydan.search.network import NetSearch, NetSettings, Network, network
from meydan.search.opinions import OtherWeights
from meydan.search.parallel import run_parallel
from meydan.search.search import Option, Search, Settings, continued, has_evaluation

__all__ = ["NetSearch", "NetSettings", "Network", "Option", "OtherWeights", "Search", "Settings", "continued",
           "has_evaluation", "network", "run_parallel"]
