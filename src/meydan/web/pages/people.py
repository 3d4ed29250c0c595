"""Pages about people: the account, members, who leads, tournaments, the moderator's."""
from __future__ import annotations

from meydan.drawing.markup import esc
from meydan.web.model import AccountModel, ContestModel, ContestsModel, MemberModel, ModeratorModel, Reader, ReportModel
from meydan.web.pages.bits import data, icon, moment, number, say, seat_names, words
from meydan.web.pages.frame import document
from meydan.web.pages.host import clock_choice

ACCOUNT_WORDS = ("passkey-added", "called", "failed")


def _sheet(reader: Reader, title: str, body: str, page: str, script: str = "lobby.js", after: str = "") -> str:
    site = words(reader).say("site-name")
    return document(reader, f"{title} · {site}", "<div class='wrap narrow'>"
                                                 f"<article class='sheet-page'>{body}</article></div>",
                    page=page, script=script, after=after)


def _button(reader: Reader, action: str, key: str, hidden: dict[str, str] | None = None, cls: str = "quiet") -> str:
    """A form that is nothing but a button."""
    values = "".join(f"<input type='hidden' name='{name}' value='{esc(value)}'>"
                     for name, value in (hidden or {}).items())
    return (f"<form method='post' action='{esc(action)}'>{values}"
            f"<button class='{cls}'>{say(reader, key)}</button></form>")


def told(reader: Reader, key: str, back: str = "") -> str:
    """One sentence, and the way home, or back to where one came from."""
    way = (f"<a class='primary button' href='{esc(back)}'>{icon('back')}{say(reader, 'go-back')}</a>" if back
           else f"<a class='primary button' href='/'>{icon('home')}{say(reader, 'go-home')}</a>")
    body = f"<h1>{say(reader, key)}</h1><p>{way}</p>"
    return _sheet(reader, words(reader).say(key), body, "told")


# The account.

def account(model: AccountModel) -> str:
    reader = model.reader
    kind = "account-member" if model.member else "account-guest" if reader.name else "account-nobody"
    status = say(reader, kind, name=reader.name or "–")
    profile = ("<p><a class='quiet button' "
               f"href='/member/{esc(model.id)}'>{icon('people')}{say(reader, 'account-page')}</a></p>" if model.member
               else "")
    keys = (f"<h2>{say(reader, 'passkeys')}</h2><p>{say(reader, 'passkeys-text', count=model.passkeys)}</p>"
            f"<p class='row'><button type='button' class='primary' data-deed='addPasskey'>{say(reader, 'passkey-add')}"
            "</button>"
            f"<button type='button' class='quiet' data-deed='enter'>{say(reader, 'passkey-enter')}</button></p>")
    mail = ""
    if model.can_mail:
        mail = (f"<h2>{say(reader, 'account-mail')}</h2><p>{say(reader, 'account-mail-text')}</p>"
                "<form class='row' method='post' action='/account/mail'>"
                "<input type='email' name='mail' required maxlength='254' dir='ltr' autocomplete='email' "
                f"value='{esc(model.mail)}' aria-label='{say(reader, 'account-mail')}'>"
                f"<button class='quiet'>{say(reader, 'account-mail-send')}</button></form>")
    link = ((f"<h2>{say(reader, 'personal-link')}</h2>"
             "<p><button type='button' class='quiet' "
             f"data-deed='personalLink'>{icon('link')}{say(reader, 'personal-link')}</button>"
             f"<input id='link-out' readonly dir='ltr' hidden aria-label='{say(reader, 'personal-link')}'></p>")
             if model.id else "")
    calls = ((f"<h2>{say(reader, 'calls')}</h2><p>{say(reader, 'calls-text')}</p>"
              f"<p><button type='button' class='quiet' data-deed='callMe'>{icon('bell')}{say(reader, 'calls-on')}"
              "</button></p>") if model.can_push and model.id else "")
    mine = ""
    if model.id:
        everywhere = (_button(reader, "/account/sign-out", "sign-out-everywhere", {"everywhere": "1"}) if model.member
                      else "")
        mine = (f"<h2>{say(reader, 'my-data')}</h2>"
                "<p><a class='quiet button' href='/account/data.json' "
                f"download>{icon('download')}{say(reader, 'my-data-export')}</a></p>"
                f"<div class='row'>{_button(reader, '/account/sign-out', 'sign-out')}{everywhere}</div>"
                f"<details><summary>{say(reader, 'my-data-delete')}</summary>"
                f"<p>{say(reader, 'my-data-delete-text')}</p>"
                f"{_button(reader, '/account/delete', 'my-data-delete', {'sure': 'yes'}, 'danger')}</details>")
    told_words = data("words", {key: words(reader).say(f"account-{key}") for key in ACCOUNT_WORDS})
    body = (f"<h1>{say(reader, 'account')}</h1><p class='lead'>{status}</p>{profile}"
            f"<output id='told' role='status'></output>{keys}{mail}{link}{calls}{mine}")
    return _sheet(reader, words(reader).say("account"), body, "account", "account.js", told_words)


# Members.

def member(model: MemberModel) -> str:
    reader = model.reader
    rows = "".join(f"<tr><th scope='row'>{esc(title)}</th><td>{number(reader, points)}</td>"
                   f"<td>± {number(reader, take)}</td><td>{number(reader, games)}</td></tr>"
                   for title, points, take, games in model.ratings)
    table = (f"<h2>{say(reader, 'ratings')}</h2><table class='sheet'><thead><tr>"
             f"<th scope='col'>{say(reader, 'rating-game')}</th><th scope='col'>{say(reader, 'rating')}</th>"
             f"<th scope='col'>{say(reader, 'rating-take')}</th>"
             f"<th scope='col'>{say(reader, 'rating-games')}</th></tr></thead>"
             f"<tbody>{rows}</tbody></table>" if rows else "")
    games = "".join(f"<li><a href='{esc(card.address)}'>{esc(card.title)}</a> {seat_names(card, reader)} "
                    f"{moment(card.moved, reader)}</li>" for card in model.tables)
    block = ("" if model.mine else _button(reader, f"/member/{model.id}/block", "unblock" if model.blocked
                                           else "block", {"on": "0" if model.blocked else "1"}))
    body = (f"<h1><bdi>{esc(model.name)}</bdi></h1>"
            f"<p>{say(reader, 'member-since')} {moment(model.since, reader)}</p>{block}{table}"
            f"<h2>{say(reader, 'member-games')}</h2><ul class='tables'>{games}</ul>")
    return _sheet(reader, model.name, body, "member")


def leaders(reader: Reader, title: str, rows: tuple[tuple[str, str, int, int, int], ...],
            bots: tuple[tuple[str, int, int, int, int], ...]) -> str:
    """The best members, then the bots' levels from the strongest on, as they were measured."""
    people = [(f"<a href='/member/{esc(guest)}'><bdi>{esc(name)}</bdi></a>", points, f"± {number(reader, take)}", games)
              for guest, name, points, take, games in rows]
    levels = [(esc(name), points, f"{number(reader, low)}–{number(reader, high)}", games)
              for name, points, low, high, games in bots]
    best = _rated(reader, people, "rating-take") if people else f"<p>{say(reader, 'leaders-none')}</p>"
    strength = (f"<h2>{say(reader, 'leaders-bots')}</h2><p>{say(reader, 'leaders-bots-text')}</p>"
                f"{_rated(reader, levels, 'rating-range')}" if levels else "")
    return _sheet(reader, words(reader).say("leaders"),
                  f"<h1>{say(reader, 'leaders')}: {esc(title)}</h1>{best}{strength}", "leaders")


def _rated(reader: Reader, rows: list[tuple[str, int, str, int]], about: str) -> str:
    """Who stands where, how surely, after how many games."""
    lines = "".join(f"<tr><td>{number(reader, place)}</td><th scope='row'>{name}</th><td>{number(reader, points)}</td>"
                    f"<td>{sure}</td><td>{number(reader, games)}</td></tr>"
                    for place, (name, points, sure, games) in enumerate(rows, 1))
    return (f"<table class='sheet'><thead><tr><th scope='col'>#</th><th scope='col'>{say(reader, 'rating-name')}</th>"
            f"<th scope='col'>{say(reader, 'rating')}</th><th scope='col'>{say(reader, about)}</th>"
            f"<th scope='col'>{say(reader, 'rating-games')}</th></tr></thead><tbody>{lines}</tbody></table>")


# Tournaments.

def contests(model: ContestsModel) -> str:
    reader = model.reader
    lines = "".join(f"<li><a href='/contest/{esc(one.id)}'><bdi>{esc(one.title)}</bdi></a> · {esc(one.game)} "
                    f"· {say(reader, 'contest-' + one.kind)} · {_stand(reader, one)}</li>"
                    for one in model.contests)
    games = "".join(f"<option value='{name}'>{esc(title)}</option>" for name, title in model.games)
    kinds = "".join(f"<option value='{kind}'>{say(reader, 'contest-' + kind)}</option>" for kind in ("swiss", "robin"))
    form = (f"<h2>{say(reader, 'contest-new')}</h2><form method='post' action='/contests'><p>"
            f"<label for='title'>{say(reader, 'contest-title')}</label>"
            "<input id='title' name='title' required maxlength='60'></p>"
            f"<p><label for='game'>{say(reader, 'rating-game')}</label>"
            f"<select id='game' name='game'>{games}</select></p>"
            f"<p><label for='kind'>{say(reader, 'contest-kind')}</label>"
            f"<select id='kind' name='kind'>{kinds}</select></p>"
            f"<p><label for='seats'>{say(reader, 'contest-seats')}</label>"
            f"<input id='seats' name='seats' type='number' min='2' max='{model.most_seats}' value='2'></p>"
            f"<p>{clock_choice(reader, 'days:3')}</p>"
            f"<button class='primary'>{say(reader, 'contest-make')}</button></form>"
            if model.can_make else f"<p><a href='/account'>{say(reader, 'contest-members')}</a></p>")
    body = (f"<h1>{say(reader, 'contests')}</h1>"
            f"<ul class='tables'>{lines or '<li>' + say(reader, 'contests-none') + '</li>'}</ul>{form}")
    return _sheet(reader, words(reader).say("contests"), body, "contests")


def _stand(reader: Reader, one: ContestModel) -> str:
    if one.over:
        return say(reader, "contest-over")
    return (say(reader, "contest-round", round=one.round, rounds=one.rounds) if one.round
            else say(reader, "contest-open"))


def contest(reader: Reader, model: ContestModel) -> str:
    rows = "".join(f"<tr><td>{number(reader, place)}</td><th scope='row'><bdi>{esc(name)}</bdi></th>"
                   f"<td>{number(reader, f'{points:.4g}')}</td><td>{number(reader, f'{met:.4g}')}</td></tr>"
                   for place, (name, points, met) in enumerate(model.standing, 1))
    standing = ("<table class='sheet'><thead><tr><th scope='col'>#</th>"
                f"<th scope='col'>{say(reader, 'rating-name')}</th><th scope='col'>{say(reader, 'contest-points')}</th>"
                f"<th scope='col'>{say(reader, 'contest-met')}</th></tr></thead>"
                f"<tbody>{rows}</tbody></table>" if rows else "")
    pairs = "".join(_pair(reader, pair) for pair in reversed(model.pairings))
    deeds = ""
    if not model.round and not model.joined:
        deeds += _button(reader, f"/contest/{model.id}/join", "contest-join", cls="primary")
    if not model.round and model.host:
        deeds += _button(reader, f"/contest/{model.id}/begin", "contest-begin")
    body = (f"<h1><bdi>{esc(model.title)}</bdi></h1>"
            f"<p>{esc(model.game)} · {say(reader, 'contest-' + model.kind)} · {_stand(reader, model)}</p>"
            f"<div class='row'>{deeds}</div>{standing}<ul class='tables'>{pairs}</ul>")
    return _sheet(reader, model.title, body, "contest")


def _pair(reader: Reader, pair: tuple[int, tuple[str, ...], str, tuple[float, ...]]) -> str:
    turn, people, game, gained = pair
    names = " – ".join(f"<bdi>{esc(name)}</bdi>" for name in people)
    if len(people) == 1:
        return f"<li>{number(reader, turn)}. {names} – {say(reader, 'contest-bye')}</li>"
    score = number(reader, " " + " : ".join(f"{points:.3g}" for points in gained)) if gained else ""
    return (f"<li>{number(reader, turn)}. <a href='/table/{esc(game)}'>{names}</a>"
            f"<span dir='ltr'>{score}</span></li>" if game else f"<li>{names}</li>")


# The moderator's page.

def moderator(model: ModeratorModel) -> str:
    reader = model.reader
    if not model.opened:
        body = (f"<h1>{say(reader, 'moderator')}</h1><form method='post' action='/moderator'>"
                f"<label for='secret'>{say(reader, 'moderator-secret')}</label>"
                "<input id='secret' name='secret' type='password' autocomplete='off' required>"
                f"<button class='primary'>{say(reader, 'moderator-enter')}</button></form>")
        return _sheet(reader, words(reader).say("moderator"), body, "moderator")
    reports = "".join(_report(reader, one) for one in model.reports) or f"<p>{say(reader, 'moderator-none')}</p>"
    banned = "".join(f"<li><code>{esc(guest)}"
                     f"</code> {_button(reader, '/moderator/ban', 'moderator-unban', {'guest': guest, 'on': '0'})}"
                     "</li>" for guest in model.banned)
    close = ("<form class='row' method='post' action='/moderator/close'>"
             f"<input name='table' required aria-label='{say(reader, 'moderator-table')}' "
             f"placeholder='{say(reader, 'moderator-table')}'>"
             f"<button class='quiet'>{say(reader, 'moderator-close')}</button></form>")
    return _sheet(reader, words(reader).say("moderator"), f"<h1>{say(reader, 'moderator')}</h1>{reports}{close}"
                                                          f"<ul>{banned}</ul>", "moderator")


def _report(reader: Reader, report: ReportModel) -> str:
    chat = "".join(f"<li><b><bdi>{esc(name)}</bdi></b> "
                   f"<bdi>{esc(text)}</bdi> "
                   f"{_button(reader, '/moderator/chat', 'moderator-delete', {'number': str(line)})}</li>"
                   for line, name, text in report.chat)
    ban = _button(reader, "/moderator/ban", "moderator-ban", {"guest": report.guest}) if report.guest else ""
    return (f"<section class='report'><h2><bdi>{esc(report.name)}</bdi></h2><p><bdi>{esc(report.text)}</bdi></p>"
            f"<p><a href='/table/{esc(report.table)}'>{say(reader, 'moderator-look')}</a></p>"
            f"<ul>{chat}</ul><div "
            f"class='row'>{ban}{_button(reader, '/moderator/close', 'moderator-close', {'table': report.table})}"
            f"{_button(reader, '/moderator/settle', 'moderator-settle', {'number': str(report.number)})}</div>"
            "</section>")
