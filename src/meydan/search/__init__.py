"""Tree search over any game, compiled together with the rules."""
from meydan.search.judge import TIME_FOR_DEEP, Judge, end_judge, has_ends, judge_at, layouts
from meydan.search.network import NetSearch, NetSettings, Network, network
from meydan.search.opinions import OtherWeights
from meydan.search.parallel import run_parallel
from meydan.search.search import Option, Search, Settings, Thought, continued, has_evaluation
from meydan.search.tree_turns import DEED_BYTES, TurnTree

__all__ = ["DEED_BYTES", "Judge", "NetSearch", "NetSettings", "Network", "Option", "OtherWeights", "Search", "Settings",
           "TIME_FOR_DEEP", "Thought", "TurnTree", "continued", "end_judge", "has_ends", "has_evaluation", "judge_at",
           "layouts", "network", "run_parallel"]
