"""What a player has on the mats and in hand."""
from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from meydan.games.scythe.components import FACTION_MATS, PLAYER_MATS, FactionMat, PlayerMat, count_bits

NO_TOKEN: Final = -1                    # before the first turn
NO_CARD: Final = -1                     # before the visit to the Factory


@final
@mypyc_attr(acyclic=True)
class Player:
    """What one player has on the mats and in hand. Where the pieces stand is told by `Scythe.at`."""
    __slots__ = ("faction", "mat", "coins", "power", "popularity", "cubes", "covered", "recruits", "bonuses", "goals",
                 "combat_stars", "objective_stars", "token", "factory", "objectives", "dropped", "picky")

    def __init__(self, source: Player | None = None) -> None:
        if source is None:
            self.faction: i64 = 0
            self.mat: i64 = 0
            self.coins: i64 = 0
            self.power: i64 = 0
            self.popularity: i64 = 0
            self.cubes: i64 = 0b111111          # mask of top-row spaces still covered by a cube
            self.covered: i64 = 0               # cost spaces covered, two bits for each bottom-row action
            self.recruits: i64 = 0              # mask of the sections whose recruit has left
            self.bonuses: i64 = 0               # mask of one-time bonuses taken
            self.goals: i64 = 0                 # mask of the goals with a star, but objectives and combat
            self.combat_stars: i64 = 0
            self.objective_stars: i64 = 0
            self.token: i64 = NO_TOKEN          # the section the action token stands on
            self.factory: i64 = NO_CARD
            self.objectives: i64 = 0            # mask of the cards in hand
            self.dropped: i64 = 0               # mask of the cards put away unseen
            self.picky: bool = False            # wants to be asked about every gain
        else:
            self.faction = source.faction
            self.mat = source.mat
            self.coins = source.coins
            self.power = source.power
            self.popularity = source.popularity
            self.cubes = source.cubes
            self.covered = source.covered
            self.recruits = source.recruits
            self.bonuses = source.bonuses
            self.goals = source.goals
            self.combat_stars = source.combat_stars
            self.objective_stars = source.objective_stars
            self.token = source.token
            self.factory = source.factory
            self.objectives = source.objectives
            self.dropped = source.dropped
            self.picky = source.picky

    def stars(self) -> i64:
        """How many stars are placed."""
        return count_bits(self.goals) + self.combat_stars + self.objective_stars

    def upgrades(self) -> i64:
        return 6 - count_bits(self.cubes)

    def grown(self, cube: i64) -> i64:
        """1 if the top-row space under this cube is uncovered (SCY-15.2)."""
        return 1 - (self.cubes >> cube & 1)

    def spaces_covered(self, action: i64) -> i64:
        return self.covered >> 2 * action & 3

    def free_spaces(self, action: i64) -> i64:
        """Bracketed cost spaces of a bottom-row action without a cube (SCY-15.1)."""
        return self.player_mat().spaces[action] - self.spaces_covered(action)

    def cost(self, action: i64) -> i64:
        """What a bottom-row action costs in resources (SCY-14.1)."""
        return self.player_mat().cost[action] - self.spaces_covered(action)

    def player_mat(self) -> PlayerMat:
        return PLAYER_MATS[self.mat]

    def faction_mat(self) -> FactionMat:
        return FACTION_MATS[self.faction]
