"""Which edition is played (ROOT-18)."""
from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from meydan.core.game import Options


@final
@mypyc_attr(acyclic=True)
class Law:
    """Which edition is played: the switches of ROOT-18, never changed during a game."""
    __slots__ = ("reshuffle_at_once", "removal_damage", "partners_may_battle", "alliance_outrages_itself",
                 "ally_pays_outrage", "birds_any_time", "rest_refreshes_all", "bank_is_optional", "starting_hand",
                 "last_round")

    def __init__(self, options: Options) -> None:
        late = bool(options["current_law"])
        self.reshuffle_at_once: bool = late or options["reshuffle"] == "immediate"
        self.removal_damage: i64 = 3 if late or options["full_removal_damage"] == 3 else 0
        self.partners_may_battle: bool = not late and bool(options["coalition_battle"])
        self.alliance_outrages_itself: bool = not late and bool(options["outrage_allied_alliance"])
        self.ally_pays_outrage: bool = late or options["outrage_allied_payer"] == "ally"
        self.birds_any_time: bool = late or bool(options["marquise_bird_any_time"])
        self.rest_refreshes_all: bool = bool(options["rest_refreshes_all"])
        self.bank_is_optional: bool = not options["bbb_mandatory"]
        self.starting_hand: i64 = 5 if options["starting_hand"] == 5 else 3
        limit = options["round_limit"]
        self.last_round: i64 = limit if isinstance(limit, int) else 0       # 0: none
