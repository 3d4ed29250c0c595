"""`meydan train`: a game learns to judge by playing against itself, and its network has to win its place."""
from __future__ import annotations

import os
import shutil
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from meydan.cli.common import MOST_CORES, MOST_SECONDS, MOST_SEED, Language
from meydan.core.errors import MeydanError
from meydan.core.game import Game
from meydan.core.registry import game as find_game
from meydan.core.texts import Texts, site_texts
from meydan.lab.learning import MOST_UNITS
from meydan.search import TIME_FOR_DEEP, end_judge, network
from meydan.search.judge import ENDS, LAYOUTS, has_ends, has_prospects, judged_tables, layout_for

MOST_VISITS: Final = 1_000_000


def register(app: typer.Typer) -> None:
    app.command()(train)


def train(
    game: Annotated[str, typer.Argument(help="the game that learns")],
    seconds: Annotated[float, typer.Option(min=1, max=MOST_SECONDS, help="how long to play and train")] = 600.0,
    out: Annotated[Path | None, typer.Option(help="the run's folder; a run that is there already goes on")] = None,
    workers: Annotated[int | None, typer.Option(
        min=1, max=MOST_CORES, help="processes that play; all cores but one if none")] = None,
    device: Annotated[str, typer.Option(help="cpu, or cuda where there is an accelerator")] = "cpu",
    games: Annotated[int, typer.Option(
        min=1, max=100_000, help="games at once in each half of a process")] = 256,
    few: Annotated[int, typer.Option(min=1, max=MOST_VISITS, help="visits of a usual decision")] = 24,
    many: Annotated[int, typer.Option(
        min=2, max=MOST_VISITS, help="visits of a decision that teaches the policy")] = 128,
    visitors: Annotated[float, typer.Option(min=0, max=1, help="share of games with a guest of the league")] = 0.15,
    batch: Annotated[int, typer.Option(min=1, max=1_000_000, help="rows of one step")] = 4096,
    room: Annotated[int | None, typer.Option(
        min=1000, max=1_000_000_000, help="rows kept to learn from; 3 million, or 6 GB")] = None,
    rate: Annotated[float, typer.Option(min=0, max=1, help="rate of learning at its highest")] = 1.5e-3,
    decay: Annotated[float, typer.Option(min=0, max=1, help="of weights, so that none grows without need")] = 1e-4,
    dropout: Annotated[float, typer.Option(min=0, max=0.95, help="share of units that a step leaves out")] = 0.0,
    targets: Annotated[str, typer.Option(
        help="what values learn towards: parts of the result, the search, and searches later in a game")] = "0.5/0.5/0",
    start: Annotated[Path | None, typer.Option(help="a network to begin with; the game's own if it has one")] = None,
    wide: Annotated[int | None, typer.Option(
        min=1, max=MOST_UNITS, help="units of the first layer, as the start has them")] = None,
    narrow: Annotated[int | None, typer.Option(min=1, max=MOST_UNITS, help="and of the second")] = None,
    nets: Annotated[list[str] | None, typer.Option(
        "--network", help="one of several that learn beside one another, such as small:wide=256,narrow=64,start=FILE,"
        "dropout=0.1,rate=8e-4,decay=1e-4,targets=0.4/0.2/0.4; start=own is the game's, without it one begins anew"
        )] = None,
    playing: Annotated[int | None, typer.Option(
        min=1, max=1000, help="so many of them, from the first on, play by their mean; all if none is said")] = None,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="of deals, and of a network that begins anew")] = 1,
    beside: Annotated[list[Path] | None, typer.Option(
        help="networks of other runs; their mean with those of this one is written as network-deep.onnx")] = None,
    anew: Annotated[bool, typer.Option(help="begin with nothing but the game's hand-made opinion")] = False,
    deals: Annotated[int, typer.Option(
        min=0, max=100_000, help="deals of the gate, each from both seats; 0 leaves it open")] = 50,
    time: Annotated[float, typer.Option(min=0.001, max=3600, help="CPU seconds a decision in the gate")] = 0.1,
    install: Annotated[bool, typer.Option(help="put a network that passed into the game's folder")] = False,
    ends: Annotated[bool, typer.Option(help="learn to judge where whole turns or playouts end instead")] = False,
    players: Annotated[int, typer.Option(
        min=2, max=5, help="with --ends: learn the network of tables for so many, and let it meet the gate there")] = 2,
    careful: Annotated[int | None, typer.Option(
        min=1, max=MOST_VISITS, help="with --ends: search every turn, with so many walks, at tables of --players "
        "alone; else with 200, and some turns are played quickly")] = None,
    language: Language = "en",
) -> None:
    """Learn by self-play with a league of guests; then an arena against what plays now decides."""
    if any(find_spec(name) is None for name in ("torch", "onnx", "scipy", "choix")):
        raise MeydanError("error-needs-train")
    from meydan.lab.learning import end_trainer, prospect_trainer
    from meydan.lab.learning.course import Course, Pupil, pupil
    from meydan.lab.learning.end_games import Manner
    from meydan.lab.learning.end_progress import draw_learned
    from meydan.lab.learning.plot import draw
    from meydan.lab.learning.selfplay import Plan
    from meydan.lab.learning.trainer import Run

    _need(device)
    rules = find_game(game)
    rules.check_players(players)
    playouts = ends and has_prospects(rules)
    reading = layout_for(rules.name, players) if ends else ENDS
    name = LAYOUTS[reading]
    folder = out or Path("out/train") / (rules.name if reading == ENDS else f"{rules.name}-{reading}")
    own = rules.folder if playouts else rules.folder / f"{name}.onnx"   # that of a playout is for so many players
    kept = end_judge(rules.name, layout=reading) if ends else network(rules.name)   # of the kind that this run trains
    known = own.exists() if playouts else kept is not None
    begin = None if anew else start or (own if known else None)
    console = Console()
    texts = site_texts(language)
    busy = workers or max(1, (os.cpu_count() or 2) - 1)
    if careful is not None and (playouts or not ends):
        raise MeydanError("error-no-turns", game=rules.name)
    if ends:
        if start is not None:
            need_start(rules, start, reading)

        def tell(spent: float, played: int) -> None:
            console.print(texts.say("train-games", seconds=round(spent), games=played))

        if playouts:
            learned = prospect_trainer.learn(rules.name, folder, seconds, busy, begin, device, tell)
        elif not has_ends(rules):
            raise MeydanError("error-no-ends", game=rules.name)
        else:
            usual = Pupil(wide=wide, narrow=narrow, dropout=dropout)
            pupils = [pupil(text, usual, str(own) if known else None) for text in nets or ()]
            for one in pupils:
                if one.start is not None:
                    need_start(rules, Path(one.start), reading)
            manner = Manner() if careful is None else Manner.careful(careful, players)
            learned = [end_trainer.learn(rules.name, folder, seconds, busy, begin, device, pupils, tell, reading,
                                         manner)]
        for result in learned:
            console.print(texts.say("train-ends", file=result.file, games=result.games, rows=result.rows,
                                    opinion=texts.figure(result.opinion, ".4f"),
                                    network=texts.figure(result.network, ".4f")))
        if find_spec("matplotlib") is not None:
            draw_learned(folder / "learned.jsonl", folder / "progress.svg")
    else:
        usual = pupil(f"network:rate={rate},decay={decay},dropout={dropout},targets={targets}",
                      Pupil(wide=wide, narrow=narrow), None)
        alone = replace(usual, start=str(begin) if begin else None)
        several = tuple(pupil(text, replace(usual, start=str(start) if start else None),
                              str(own) if known else None) for text in nets or ())
        plan = Plan(rules.name, str(folder), games=games, few=few, many=many, visitors=visitors, device=device,
                    seed=seed)
        course = Course(seconds, busy, batch=batch, room=room, device=device, pupils=several or (alone,),
                        playing=playing, beside=tuple(map(str, beside or ())))
        progress = Run(plan, course).go()
        try:
            for told in progress:
                console.print(texts.say(
                    "train-progress", seconds=round(told.seconds), games=told.games,
                    speed=texts.figure(told.games_a_second, ".1f"), rows=told.rows, steps=told.steps,
                    policy=mean_loss(told.losses, "policy", texts), value=mean_loss(told.losses, "value", texts),
                    unseen=mean_loss(told.unseen, "result", texts)))
        except KeyboardInterrupt:
            progress.close()                                # keeps what was learned, wherever it was stopped
            console.print(texts.say("arena-stopped"))
            raise typer.Exit(130) from None
        if find_spec("matplotlib") is not None:
            draw(folder / "progress.jsonl", folder / "progress.svg")
    networks = judged_tables(rules) if playouts else {f"{name}.onnx": (players,), f"{name}-deep.onnx": (players,)}
    for file, tables in networks.items():
        written = folder / file
        if not written.exists():
            continue
        console.print(texts.say("train-written", file=str(written)))
        enough = max(time, TIME_FOR_DEEP) if file.endswith("-deep.onnx") else time
        passed = deals and all(_passes(rules, written, deals, enough, many, console, texts) for many in tables)
        if passed and install:
            shutil.copy(written, rules.folder / file)
            console.print(texts.say("train-installed", file=str(rules.folder / file)))


def _need(device: str) -> None:
    """There has to be such a device, and PyTorch has to know how to use it."""
    import torch

    try:
        torch.zeros(1, device=device)
    except (RuntimeError, AssertionError) as error:
        raise MeydanError("error-no-device", device=device) from error


def need_start(rules: Game, start: Path, reading: str = ENDS) -> None:
    """A run that learns ends can begin with this network: told here, not by each of its processes."""
    try:
        if has_prospects(rules):
            read = import_module(f"{type(rules).__module__}.judgement").read_network
            fits = all(read(start / name if start.is_dir() else start) for name in judged_tables(rules))
        else:
            fits = end_judge(rules.name, str(start), layout=reading) is not None
    except Exception:                           # whatever the reader of such files has to say
        fits = False
    if not fits:
        raise MeydanError("error-no-start", file=str(start))


def mean_loss(losses: dict[str, dict[str, float]], part: str, texts: Texts) -> str:
    """Of all networks; a dash while there is nothing to take it of."""
    return texts.figure(sum(parts[part] for parts in losses.values()) / len(losses), ".3f") if losses else "–"


def _passes(rules: Game, written: Path, deals: int, seconds: float, players: int, console: Console,
            texts: Texts) -> bool:
    """Whether a network wins its place from what plays now among so many, with so much time for a decision."""
    from meydan.lab.learning.gate import compare

    verdict = compare(rules.name, written, written.parent, deals, seconds, players=players)
    console.print(texts.say(
        "train-passed" if verdict.passed else "train-failed", share=texts.figure(100 * verdict.share, ".1f"),
        low=texts.figure(100 * verdict.low, ".1f"), high=texts.figure(100 * verdict.high, ".1f"), games=verdict.games,
        players=players, rival=verdict.rival))
    return verdict.passed
