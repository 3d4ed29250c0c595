"""The first page: play at once, my games, open tables, tables to watch."""
from __future__ import annotations

from meydan.drawing.markup import esc
from meydan.web.model import GameModel, HomeModel, LevelModel, TableCard
from meydan.web.pages.bits import cover, data, icon, moment, say, seat_names, words
from meydan.web.pages.frame import document

FIRST_GAME = "seven_wonders_duel"


def home(model: HomeModel) -> str:
    """Everything a stranger needs to be in a game after two clicks, and a friend to come back."""
    reader = model.reader
    sections = [_hero(model), f"<div id='mine'>{my_games(model)}</div>"]
    shelf = "".join(_game(game, model) for game in sorted(model.games, key=lambda game: not game.pictured))
    sections.append("<section aria-labelledby='h-games'>"
                    f"<h2 id='h-games'>{icon('cards')}{say(reader, 'home-games')}</h2>"
                    f"<ul class='shelf'>{shelf}</ul></section>")
    if model.puzzle is not None:
        sections.append(_puzzle(model, model.puzzle))
    lists = ""
    lists += _tables(model, "home-open", model.open, "door-open")
    lists += _tables(model, "home-watch", model.running, "eye")
    sections.append(f"<div class='pair'>{lists}</div>")
    sections.append(f"<footer class='foot'><a href='/upload'>{icon('upload')}{say(reader, 'home-upload')}</a>"
                    f"<a href='/contests'>{icon('crown')}{say(reader, 'contests')}</a>"
                    f"<a href='/account'>{icon('people')}{say(reader, 'account')}</a>"
                    f"<a href='/api/docs'>{icon('robot')}{say(reader, 'home-api')}</a></footer>")
    title = words(reader).say("home-title")
    return document(reader, title, f"<div class='wrap'>{''.join(sections)}</div>", page="home",
                    script="home.js", sheets=("learn.css",))


def my_games(model: HomeModel) -> str:
    """What waits for me, kept up to date by the script; before all others the table to go on with."""
    if not model.mine:
        return _featured(model)
    return _featured(model) + _tables(model, "home-mine", model.mine, "hourglass")


def _featured(model: HomeModel) -> str:
    """One thing to do now: the game in which it is my turn, or a good first one."""
    reader = model.reader
    for card in model.mine:
        if not card.over and card.started:
            key = "featured-turn" if card.my_turn else "featured-go-on"
            return (f"<section class='featured'>{cover(card.game)}<div><h2>{say(reader, key)}</h2>"
                    f"<p><b>{esc(card.title)}</b> {seat_names(card, reader)}</p>"
                    "<a class='primary big' "
                    f"href='{esc(card.address)}'>{icon('play')}{say(reader, 'featured-continue')}</a></div></section>")
    first = next((game for game in model.games if game.name == FIRST_GAME), None)
    if first is None:
        return ""
    return (f"<section class='featured'>{cover(first.name)}<div><h2>{say(reader, 'featured-first')}</h2>"
            f"<p>{say(reader, 'featured-first-text', game=first.title)}</p>"
            f"<form method='post' action='/tables' class='row'><input type='hidden' name='game' value='{first.name}'>"
            "<input type='hidden' name='level' value='newcomer'>"
            f"<button class='primary big'>{icon('play')}{say(reader, 'featured-start')}</button>"
            f"<a class='quiet button' href='/learn/{first.name}'>{say(reader, 'featured-learn')}</a></form></div>"
            "</section>")


def _hero(model: HomeModel) -> str:
    reader = model.reader
    problem = f"<p class='problem' role='alert'>{esc(model.error)}</p>" if model.error else ""
    return (
        f"<section class='hero'><div><h1>{say(reader, 'home-headline')}</h1>"
        f"<p>{say(reader, 'site-tagline')}</p>{problem}</div>"
        f"<form class='name' method='post' action='/me'><label for='name'>{say(reader, 'home-name')}</label>"
        "<span class='row'><input id='name' name='name' maxlength='24' autocomplete='nickname' required "
        f"value='{esc(reader.name)}' "
        f"placeholder='{say(reader, 'home-name-example')}'><input type='hidden' name='back' value='/'>"
        f"<button class='quiet'>{say(reader, 'save')}</button></span></form></section>"
    )


def _puzzle(model: HomeModel, game: GameModel) -> str:
    """One position a day; the script tells for how many days in a row it was solved."""
    reader = model.reader
    streaks = {"many": words(reader).say("puzzle-streak", days=987_654),
               "1": words(reader).say("puzzle-streak", days=1)}
    return ("<section class='sheet-page puzzle-card' aria-labelledby='h-puzzle'><div>"
            f"<h2 id='h-puzzle'>{icon('star8')}{say(reader, 'puzzle-of-the-day')}</h2>"
            f"<p>{say(reader, 'puzzle-of-the-day-text', game=game.title)} <b id='streak'></b></p></div>"
            f"<a class='primary button' href='/puzzle'>{icon('play')}{say(reader, 'puzzle-solve')}"
            f"</a>{data('streaks', streaks)}</section>")


def _levels(levels: tuple[LevelModel, ...], id_: str, label: str) -> str:
    chosen = "easy" if any(level.name == "easy" for level in levels) else levels[0].name if levels else ""
    options = "".join(f"<option value='{esc(level.name)}'{' selected' if level.name == chosen else ''}>"
                      f"{esc(level.title)}</option>"
                      for level in levels)
    return f"<label class='sr' for='{id_}'>{label}</label><select id='{id_}' name='level'>{options}</select>"


def _company(game: GameModel, model: HomeModel) -> str:
    """With people: whoever waits, or friends."""
    reader = model.reader
    quick = ("<form method='post' action='/quick'>"
             f"<input type='hidden' name='game' value='{esc(game.name)}'>"
             f"<button class='quiet' title='{say(reader, 'quick-text')}'>{icon('people')}{say(reader, 'quick-game')}"
             "</button></form>" if 2 in game.players else "")
    friends = (f"<a class='quiet button' href='/new?game={esc(game.name)}' title='{say(reader, 'play-friends-text')}'>"
               f"{icon('link')}{say(reader, 'play-friends')}</a>")
    return f"<div class='company'>{quick}{friends}</div>"


def _game(game: GameModel, model: HomeModel) -> str:
    reader = model.reader
    if len(game.players) > 1:
        players = say(reader, "players-from-to", first=game.players[0], last=game.players[-1])
    else:
        players = say(reader, "players-exactly", players=game.players[0])
    plain = "" if game.pictured else f"<span class='chip soft'>{say(reader, 'no-picture')}</span>"
    title = f"t-{game.name}"
    return (
        f"<li class='game' aria-labelledby='{title}'>{cover(game.name)}<div class='body'>"
        f"<h3 id='{title}'>{esc(game.title)}</h3>"
        f"<p class='facts'>{icon('people')}{players}{plain}</p><p>{esc(game.about)}</p>"
        f"<form class='row' method='post' action='/tables'><input type='hidden' name='game' value='{esc(game.name)}'>"
        f"{_levels(model.levels, 'level-' + game.name, say(reader, 'bot-level'))}"
        f"<button class='primary'>{icon('play')}{say(reader, 'play-bot')}</button></form>"
        f"{_company(game, model)}<p class='learn-links'>"
        f"<a href='/learn/{esc(game.name)}'>{say(reader, 'learn-link')}</a>"
        f"<a href='/rules/{esc(game.name)}'>{say(reader, 'rules-link')}</a>"
        f"<a href='/leaders/{esc(game.name)}'>{say(reader, 'leaders')}</a></p></div></li>"
    )


def _tables(model: HomeModel, key: str, tables: tuple[TableCard, ...], sign: str) -> str:
    reader = model.reader
    if tables:
        rows = "".join(_card(card, model) for card in tables)
        inner = f"<ul class='tables'>{rows}</ul>"
    else:
        inner = f"<p class='none'>{say(reader, key + '-none')}</p>"
    return f"<section aria-labelledby='h-{key}'><h2 id='h-{key}'>{icon(sign)}{say(reader, key)}</h2>{inner}</section>"


def _card(card: TableCard, model: HomeModel) -> str:
    reader = model.reader
    if card.over:
        status, cls = say(reader, "card-over"), "over"
    elif card.my_turn:
        status, cls = say(reader, "card-my-turn"), "turn"
    elif not card.started:
        free = sum(1 for seat in card.seats if seat.kind == "open")
        status, cls = (say(reader, "card-free", seats=free), "free") if free else (say(reader, "card-waiting"), "wait")
    else:
        status, cls = say(reader, "card-moves", moves=card.decisions), "run"
    return (
        f"<li><a class='table-card {cls}' href='{esc(card.address)}'><b>{esc(card.title)}</b>{seat_names(card, reader)}"
        f"<span class='meta'><span class='chip {cls}'>{status}</span>{moment(card.moved, reader)}</span></a></li>"
    )
