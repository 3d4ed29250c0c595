"""What a closer look says: the effect in words, what a card costs and why."""
from __future__ import annotations

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

    def cost(self, card: Card) -> str:
        """The printed cost."""
        parts = [self.say("coins", coins=card.coins)] if card.coins else []
        for resource in dict.fromkeys(card.resources):
            parts.append(self.say("units", units=card.resources.count(resource),
                                  resource=self.say(f"resource-{resource}")))
        return self.look.joined(parts) or self.say("cost-none")

    def building_name(self, name: str) -> str:
        return self.say(f"building-{name}")

    def building_label(self, name: str) -> str:
        """For a screen reader: name, colour, effect, price."""
        bill = self.bill(name)
        price = self.price(bill) if bill else self.say("cost-is", cost=self.cost(BUILDINGS[name]))
        return f"{self.building_name(name)}. {self.say('colour-' + BUILDINGS[name].colour)}. {self.effect(name)} {price}"

    def effect(self, building: str) -> str:
        return self.say(f"building-{building}-text")

    def building_tip(self, name: str) -> str:
        """For the lens: title, colour, effect, chains, cost, and the price with its reasons."""
        card = BUILDINGS[name]
        lines = [self.building_name(name), self.say("colour-" + card.colour), self.effect(name)]
        lines += [self.say("chain-from", parent=self.building_name(other.name)) for other in BUILDINGS.values()
                  if card.chain_from and other.chain_to == card.chain_from]
        lines += [self.say("chain-to", child=self.building_name(other.name)) for other in BUILDINGS.values()
                  if card.chain_to and other.chain_from == card.chain_to]
        lines.append(self.say("cost-is", cost=self.cost(card)))
        bill = self.bill(name)
        if bill:
            lines += ["§" + self.price(bill), *self.why(bill)]
        return "\n".join(line for line in lines if line)

    def wonder_label(self, name: str, bill: Bill | None, built: bool) -> str:
        state = self.say("wonder-is-built") if built else self.price(bill) if bill else self.cost_of_wonder(name)
        return f"{self.say('wonder-' + name)}. {self.say(f'wonder-{name}-text')} {state}"

    def cost_of_wonder(self, name: str) -> str:
        return self.say("cost-is", cost=self.cost(WONDERS[name]))

    def wonder_tip(self, name: str, bill: Bill | None, under: str | None) -> str:
        lines = [self.say("wonder-" + name), self.say("wonder-word"), self.say(f"wonder-{name}-text"),
                 self.cost_of_wonder(name)]
        if under:
            lines.append(self.say("wonder-built-with", building=self.building_name(under)))
        if bill:
            lines += ["§" + self.price(bill), *self.why(bill)]
        return "\n".join(lines)

    def token_tip(self, name: str) -> str:
        return "\n".join((self.say("token-" + name), self.say("token-word"), self.say(f"token-{name}-text")))

    def token_label(self, name: str) -> str:
        return f"{self.say('token-' + name)}. {self.say(f'token-{name}-text')}"
