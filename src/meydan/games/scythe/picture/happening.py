"""What a line of the journal is about, and what flies over the table with it."""
from __future__ import annotations

from meydan.drawing.picture import Flight
from meydan.games.scythe.picture.components import BOTTOM

Facts = dict[str, str]

RESOURCES = ("oil", "metal", "food", "wood")
STATS = {"power": "power", "coins": "coins", "popularity": "popularity", "combat_cards": "cards"}
SIGN = {"power": "y-power", "coins": "i-coin", "popularity": "i-heart", "combat_cards": "back-combat"}


def marks(name: str, seat: int, facts: Facts, numbers: dict[str, int]) -> list[str]:
    """Ids of the places, pieces and cards an event names; those that are not on the table are passed over."""
    found = [f"h-{facts[key]}" for key in ("start", "place") if key in facts]
    if "figure" in facts:
        found.append(f"p-{seat}-{facts['figure']}")
    gain = facts.get("gain", "")
    if gain in RESOURCES and "place" in facts:
        found.append(f"r-{facts['place']}-{gain}")
    if gain in STATS and name != "carried":
        found += [f"stat-{seat}-{STATS[gain]}", f"banner-{seat}"]
    for key, prefix in (("section", f"sec-{seat}-"), ("cube", f"cube-{seat}-"), ("ability", f"ab-{seat}-"), ("structure", f"p-{seat}-"),
                        ("goal", "goal-"), ("objective", "o-"), ("encounter", "enc-")):
        if key in facts:
            found.append(prefix + facts[key])
    if "action" in facts:
        found += [f"bot-{seat}-{facts['action']}", f"rec-{seat}-{facts['action']}"]
    if "bonus" in facts:
        found.append(f"bonus-{seat}-{facts['bonus']}")
    found += [f"banner-{numbers[key]}" for key in ("defender", "loser", "foe", "receiver") if key in numbers]
    if name in ("drew", "revealed", "committed", "star", "turn", "combat", "won-combat"):
        found.append(f"banner-{seat}")
    if name == "star":
        found.append(f"star-{seat}-{facts['goal']}-0")
    return list(dict.fromkeys(found))


def flights(name: str, seat: int, facts: Facts, numbers: dict[str, int]) -> list[Flight]:
    """Tokens between the supply and the map, points to and from the tracks, cards from the deck, coins between players."""
    gain, amount = facts.get("gain", ""), numbers.get("amount", 0)
    home = f"stat-{seat}-{STATS.get(gain, '')}"
    match name:
        case "tokens":
            return [Flight(f"supply-{gain}", f"h-{facts['place']}", f"i-{gain}", amount)]
        case "paid-from":
            return [Flight(f"h-{facts['place']}", f"supply-{gain}", f"i-{gain}", amount)]
        case "gained":
            return [Flight("deck-factory" if gain == "coins" else f"mark-{gain}-{seat}", home, SIGN[gain], min(amount, 5))]
        case "paid" | "lost" if gain in STATS:
            return [Flight(home, f"mark-{gain}-{seat}", SIGN[gain], min(amount, 5))]
        case "drew":
            return [Flight("deck-combat", f"stat-{seat}-cards", "back-combat", min(numbers["cards"], 4))]
        case "recruit-bonus":                   # a neighbour took this action
            bonus = BOTTOM[facts["action"]]["recruit_bonus"]["gain"]
            return [Flight(f"{source}-{seat}{rest}", f"{target}-{seat}{end}", SIGN[bonus], 1) for source, rest, target, end in (
                ("bot", "-" + facts["action"], "stat", "-" + STATS[bonus]), (f"mark-{bonus}", "", "banner", ""))]
        case "star":
            return [Flight(f"{source}-{seat}{rest}", f"goal-{facts['goal']}", "y-star", 1) for source, rest in (("banner", ""), ("stat", "-coins"))]
        case "objective":
            return [Flight(source, "goal-objective", f"f-obj-{facts['objective']}", 1) for source in (f"banner-{seat}", f"stat-{seat}-coins")]
        case "gave":
            return [Flight(f"banner-{seat}", f"banner-{numbers['receiver']}", "i-coin", min(numbers["coins"], 5))]
    return []
