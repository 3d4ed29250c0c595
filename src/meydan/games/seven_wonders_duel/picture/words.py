"""What a closer look says: the effect in words, what a card costs and why."""
from __future__ import annotations

from functools import cache
from typing import Any

from meydan.core.texts import GameTexts
from meydan.drawing.look import Look
from meydan.drawing.picture import View
from meydan.games.seven_wonders_duel.picture.components import BUILDINGS, WONDERS, Card

Bill = dict[str, Any]


class Words:
    """The sentences of one viewer about one view."""

    def __init__(self, texts: GameTexts, look: Look, view: View) -> None:
        self.texts = texts
        self.look = look
        self.view = view
        self.say = texts.say
        # Prices are those of the own seat; a spectator sees those of the seat whose turn it is.
        self.buyer: int = look.seat if look.seat is not None else max(int(view["current"]), 0)

    def standing(self) -> str:
        """Where the game is: the draft, or the Age."""
        age = self.view["age"]
        return self.say("standing-age", age=self.say(f"age-{age}")) if age else self.say("standing-draft")

    # Prices.

    def bill(self, building: str) -> Bill | None:
        """What an accessible card costs the buyer."""
        found: Bill | None = self.view["prices"][self.buyer].get(building)
        return found

    def wonder_bill(self, owner: int, wonder: str) -> Bill | None:
        for plan in self.view["cities"][owner]["wonders"]:
            if plan["id"] == wonder:
                found: Bill | None = plan["price"]
                return found
        return None

    def price(self, bill: Bill) -> str:
        """The price in one phrase."""
        if bill.get("chain"):
            return self.say("price-chained", parent=self.say(f"building-{bill['chain']}"))
        if bill["total"] == 0:
            return self.say("price-free")
        return self.say("price-coins" if bill["affordable"] else "price-too-dear", coins=int(bill["total"]))

    def why(self, bill: Bill) -> list[str]:
        """The price line by line: printed coins, and how each missing unit is met."""
        lines = [self.say("bill-coins", coins=int(bill["coins"]))] if bill.get("coins") else []
        grouped: dict[tuple[str, int, str], int] = {}
        for unit in bill["bill"]:
            key = (unit["resource"], int(unit["price"]), unit["how"])
            grouped[key] = grouped.get(key, 0) + 1
        for (resource, price, how), units in grouped.items():
            lines.append(self.say(f"bill-{how}", resource=self.say(f"resource-{resource}"), price=price, units=units,
                                  sum=price * units))
        if lines and bill["total"]:
            lines.append(self.say("bill-total", coins=int(bill["total"])))
        return lines

    # Things.

    def building_label(self, name: str) -> str:
        """For a screen reader: name, colour, effect, price."""
        bill = self.bill(name)
        price = self.price(bill) if bill else printed_cost(self.texts, BUILDINGS[name])
        return f"{fixed_label(self.texts, name)} {price}"

    def building_tip(self, name: str) -> str:
        """For the lens: title, colour, effect, chains, cost, and the price with its reasons."""
        bill = self.bill(name)
        fixed = fixed_tip(self.texts, name)
        return "\n".join((fixed, "§" + self.price(bill), *self.why(bill))) if bill else fixed

    def building_name(self, name: str) -> str:
        return self.say(f"building-{name}")

    def wonder_label(self, name: str, bill: Bill | None, built: bool) -> str:
        if built:
            state = self.say("wonder-is-built")
        else:
            state = self.price(bill) if bill else printed_cost(self.texts, WONDERS[name])
        return f"{wonder_sentence(self.texts, name)} {state}"

    def wonder_tip(self, name: str, bill: Bill | None, under: str | None) -> str:
        lines = [fixed_wonder_tip(self.texts, name)]
        if under:
            lines.append(self.say("wonder-built-with", building=self.building_name(under)))
        if bill:
            lines += ["§" + self.price(bill), *self.why(bill)]
        return "\n".join(lines)

    def token_tip(self, name: str) -> str:
        return fixed_token_tip(self.texts, name)

    def token_label(self, name: str) -> str:
        return ". ".join(fixed_token_tip(self.texts, name).split("\n")[::2])


# What never changes is put together once per language.

@cache
def printed_cost(texts: GameTexts, card: Card) -> str:
    parts = [texts.say("coins", coins=card.coins)] if card.coins else []
    for resource in dict.fromkeys(card.resources):
        parts.append(texts.say("units", units=card.resources.count(resource),
                               resource=texts.say(f"resource-{resource}")))
    return texts.say("cost-is", cost=Look(texts.language).joined(parts) or texts.say("cost-none"))


@cache
def fixed_label(texts: GameTexts, name: str) -> str:
    colour = texts.say("colour-" + BUILDINGS[name].colour)
    return f"{texts.say(f'building-{name}')}. {colour}. {texts.say(f'building-{name}-text')}"


@cache
def fixed_tip(texts: GameTexts, name: str) -> str:
    card = BUILDINGS[name]
    lines = [texts.say(f"building-{name}"), texts.say("colour-" + card.colour), texts.say(f"building-{name}-text")]
    lines += [texts.say("chain-from", parent=texts.say(f"building-{other.name}")) for other in BUILDINGS.values()
              if card.chain_from and other.chain_to == card.chain_from]
    return "\n".join((*lines, printed_cost(texts, card)))


@cache
def wonder_sentence(texts: GameTexts, name: str) -> str:
    return f"{texts.say(f'wonder-{name}')}. {texts.say(f'wonder-{name}-text')}"


@cache
def fixed_wonder_tip(texts: GameTexts, name: str) -> str:
    return "\n".join((texts.say(f"wonder-{name}"), texts.say("wonder-word"), texts.say(f"wonder-{name}-text"),
                      printed_cost(texts, WONDERS[name])))


@cache
def fixed_token_tip(texts: GameTexts, name: str) -> str:
    return "\n".join((texts.say(f"token-{name}"), texts.say("token-word"), texts.say(f"token-{name}-text")))
