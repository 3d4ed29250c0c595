"""The rulebook of a game: chapters, examples, options, components, a search, and figures from the lessons."""
from __future__ import annotations

from meydan.core.game import Game
from meydan.drawing.gallery import picture
from meydan.drawing.markup import esc
from meydan.drawing.picture import Shelf
from meydan.teach.lessons import Lesson, lessons
from meydan.teach.rulebook import Book, Chapter, shown_number
from meydan.web.model import GameModel, Reader
from meydan.web.pages.bits import cover, data, icon, say, words
from meydan.web.pages.frame import document


def rules(reader: Reader, game: Game, model: GameModel, book: Book) -> str:
    """The whole rulebook on one page, made to be read, searched and printed."""
    shelves = picture(game).catalogue(reader.language)
    figures = figures_by_chapter(game, book)
    contents = "".join(f"<li><a href='#{chapter.anchor}'>{_heading(chapter)}</a></li>" for chapter in book.chapters)
    extra = [("options", say(reader, "rules-options"))] if model.options else []
    extra += [("cards", say(reader, "rules-cards"))] if shelves else []
    extra += [("index", say(reader, "rules-index"))]
    contents += "".join(f"<li><a href='#{anchor}'>{title}</a></li>" for anchor, title in extra)
    chapters = "".join(_chapter(reader, chapter, figures.get(chapter.anchor, ()), game) for chapter in book.chapters)
    main = (
        "<div class='rulebook'>"
        f"<nav class='contents' aria-label='{say(reader, 'rules-contents')}'>"
        f"<label class='find'>{icon('find')}<input id='find' type='search' placeholder='{say(reader, 'rules-search')}' "
        f"aria-label='{say(reader, 'rules-search')}' autocomplete='off'></label><p id='found' role='status'></p>"
        f"<details open><summary>{say(reader, 'rules-contents')}</summary><ol>{contents}</ol></details></nav>"
        f"<article id='book'><div class='book-head'>{cover(game.name)}"
        f"<h1>{say(reader, 'rules-heading', game=model.title)}</h1>"
        f"<p class='row'><a class='primary button' href='/learn/{game.name}'>{icon('play')}{say(reader, 'rules-learn')}"
        "</a>"
        f"<button type='button' class='quiet' id='print'>{icon('scroll')}{say(reader, 'rules-print')}</button></p>"
        "</div>"
        f"<section class='introduction'>{book.introduction}</section>{chapters}{_options(reader, model)}"
        f"{_catalogue(reader, shelves)}{_index(reader, book)}</article></div>"
    )
    found = {str(count): words(reader).say("rules-found", count=count) for count in (0, 1)}
    found["many"] = words(reader).say("rules-found", count=987_654)        # the script puts the number in
    return document(reader, f"{words(reader).say('rules-title', game=model.title)} · {words(reader).say('site-name')}",
                    main,
                    page="rules", crumbs=f"<span class='crumb'>{esc(model.title)}</span>",
                    after=data("found-words", found),
                    symbols=picture(game).faces(reader.language, "wide"), script="rules.js", sheets=("rules.css",))


def _heading(chapter: Chapter) -> str:
    number = f"<span class='number'>{chapter.number}</span> " if chapter.number else ""
    return f"{number}{esc(chapter.title)}"


def _chapter(reader: Reader, chapter: Chapter, figures: tuple[Lesson, ...] | list[Lesson], game: Game) -> str:
    drawn = "".join(
        f"<figure><img loading='lazy' src='/rules/{game.name}/figure/{lesson.id}.{reader.language}.svg' alt='' "
        "width='1280' height='800'>"
        f"<figcaption><a href='/learn/{game.name}/{lesson.id}'>{esc(lesson.title[reader.language])}</a></figcaption>"
        "</figure>"
        for lesson in figures)
    return f"<section class='chapter' id='{chapter.anchor}'><h2>{_heading(chapter)}</h2>{drawn}{chapter.body}</section>"


def figures_by_chapter(game: Game, book: Book) -> dict[str, list[Lesson]]:
    """Each lesson's position illustrates the chapter of the first clause it teaches."""
    home = {entry.name: chapter.anchor for chapter in book.chapters for entry in chapter.entries}
    found: dict[str, list[Lesson]] = {}
    for lesson in lessons(game):
        chapter = next((home[clause] for clause in lesson.clauses if clause in home), None)
        if chapter is not None:
            found.setdefault(chapter, []).append(lesson)
    return found


def _options(reader: Reader, model: GameModel) -> str:
    if not model.options:
        return ""
    rows = []
    for option in model.options:
        usual = next(text for word, text in option.values if word == option.default)
        others = [text for word, text in option.values if word != option.default]
        clause = (f" <a class='see' href='#{option.clause}'>{esc(shown_number(option.clause, reader.language))}</a>"
                  if option.clause else "")
        rows.append(f"<dt>{esc(option.title)}{clause}</dt><dd>{esc(option.why)} "
                    f"<b>{esc(usual)}</b> · {esc(' · '.join(others))}</dd>")
    return (f"<section class='chapter' id='options'><h2>{say(reader, 'rules-options')}</h2>"
            f"<p>{say(reader, 'rules-options-text')}</p>"
            f"<dl class='options'>{''.join(rows)}</dl></section>")


def _catalogue(reader: Reader, shelves: list[Shelf]) -> str:
    if not shelves:
        return ""
    parts = []
    for shelf in shelves:
        pieces = "".join(
            f"<li>{_face(piece.symbol)}<div><b>{esc(piece.name)}</b><p>{esc(piece.text)}</p></div></li>"
            for piece in shelf.pieces)
        parts.append(f"<h3>{esc(shelf.title)}</h3><ul class='pieces'>{pieces}</ul>")
    return f"<section class='chapter' id='cards'><h2>{say(reader, 'rules-cards')}</h2>{''.join(parts)}</section>"


def _index(reader: Reader, book: Book) -> str:
    rows = "".join(
        f"<dt>{esc(term)}</dt><dd>"
        + " ".join(f"<a class='see' href='#{name}'>{esc(shown_number(name, reader.language))}</a>" for name in places)
        + "</dd>"
        for term, places in book.index)
    return (f"<section class='chapter' id='index'><h2>{say(reader, 'rules-index')}</h2>"
            f"<dl class='options index'>{rows}</dl></section>")


def _face(symbol: str) -> str:
    return f"<svg class='piece' aria-hidden='true'><use href='#{symbol}'/></svg>" if symbol else ""


def passage(reader: Reader, game: Game, book: Book, name: str) -> str:
    """A clause with its chapter, to be shown beside the table."""
    chapter = next(chapter for chapter in book.chapters if any(entry.name == name for entry in chapter.entries))
    return (f"<h2>{_heading(chapter)}</h2>{chapter.body}"
            f"<p><a class='quiet button' href='/rules/{game.name}#{name}' "
            f"target='_blank'>{say(reader, 'rules-whole')}</a></p>")
