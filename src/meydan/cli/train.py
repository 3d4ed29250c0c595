"""`meydan train`: a game learns to judge by playing against itself, and its network has to win its place."""
from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from meydan.cli.common import Language
from meydan.core.errors import MeydanError
from meydan.core.registry import game as find_game
from meydan.core.texts import site_texts
from meydan.search import end_judge, network
from meydan.search.judge import has_ends


def register(app: typer.Typer) -> None:
    app.command()(train)


def train(
    game: Annotated[str, typer.Argument(help="the game that learns")],
    seconds: Annotated[float, typer.Option(min=1, help="how long to play and train")] = 600.0,
    out: Annotated[Path | None, typer.Option(help="the run's folder; a run that is there already goes on")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="processes that play; all cores but one if none")] = None,
    device: Annotated[str, typer.Option(help="cpu, or cuda where there is an accelerator")] = "cpu",
    games: Annotated[int, typer.Option(min=1, help="games at once in each half of a process")] = 256,
    few: Annotated[int, typer.Option(min=1, help="visits of a usual decision")] = 24,
    many: Annotated[int, typer.Option(min=2, help="visits of a decision that teaches the policy")] = 128,
    visitors: Annotated[float, typer.Option(min=0, max=1, help="share of games with a guest of the league")] = 0.15,
    batch: Annotated[int, typer.Option(min=1, help="rows of one step")] = 4096,
    room: Annotated[int, typer.Option(min=1000, help="rows kept to learn from")] = 3_000_000,
    rate: Annotated[float, typer.Option(min=0, help="rate of learning at its highest")] = 1.5e-3,
    start: Annotated[Path | None, typer.Option(help="a network to begin with; the game's own if it has one")] = None,
    wide: Annotated[int | None, typer.Option(min=1, help="units of the first layer, as the start has them")] = None,
    narrow: Annotated[int, typer.Option(min=1, help="and of the second")] = 256,
    seed: Annotated[int, typer.Option(help="of deals, and of a network that begins anew")] = 1,
    beside: Annotated[list[Path] | None, typer.Option(
        help="networks of other runs; their mean with this one is written as network-deep.onnx")] = None,
    anew: Annotated[bool, typer.Option(help="begin with nothing but the game's hand-made opinion")] = False,
    deals: Annotated[int, typer.Option(min=0, help="deals of the gate, each from both seats; 0 leaves it open")] = 50,
    time: Annotated[float, typer.Option(min=0.001, help="CPU seconds a decision in the gate")] = 0.1,
    install: Annotated[bool, typer.Option(help="put a network that passed into the game's folder")] = False,
    ends: Annotated[bool, typer.Option(help="learn to judge where whole turns end instead")] = False,
    language: Language = "en",
) -> None:
    """Learn by self-play with a league of guests; then an arena against what plays now decides."""
    if any(find_spec(name) is None for name in ("torch", "onnx", "scipy", "choix")):
        raise MeydanError("error-needs-train")
    from meydan.lab.learning.end_trainer import learn
    from meydan.lab.learning.gate import compare
    from meydan.lab.learning.joined import export_joined
    from meydan.lab.learning.model import read
    from meydan.lab.learning.plot import draw
    from meydan.lab.learning.selfplay import Plan, width_for
    from meydan.lab.learning.trainer import Course, Run

    rules = find_game(game)
    folder = out or Path("out/train") / rules.name
    own = rules.folder / "network.onnx"
    known = end_judge(rules.name) if ends else network(rules.name)      # of the kind that this run trains
    begin = None if anew else start or (own if known is not None else None)
    console = Console()
    texts = site_texts(language)
    busy = workers or max(1, (os.cpu_count() or 2) - 1)
    if ends:
        if not has_ends(rules):
            raise MeydanError("error-no-ends", game=rules.name)
        learned = learn(rules.name, folder, seconds, busy, begin, device)
        console.print(texts.say("train-ends", games=learned.games, rows=learned.rows, opinion=f"{learned.opinion:.4f}",
                                network=f"{learned.network:.4f}"))
    else:
        plan = Plan(rules.name, str(folder), games=games, few=few, many=many, visitors=visitors, device=device,
                    wide=wide or width_for(rules.name), narrow=narrow, seed=seed)
        course = Course(seconds, busy, batch=batch, room=room, rate=rate,
                        start=str(begin) if begin else None, device=device)
        for told in Run(plan, course).go():
            console.print(texts.say(
                "train-progress", seconds=round(told.seconds), games=told.games, speed=f"{told.games_a_second:.1f}",
                rows=told.rows, steps=told.steps, policy=f"{told.losses.get('policy', 0):.3f}",
                value=f"{told.losses.get('value', 0):.3f}", unseen=f"{told.unseen.get('result', 0):.3f}"))
        if find_spec("matplotlib") is not None:
            draw(folder / "progress.jsonl", folder / "progress.svg")
        if beside:
            deep = folder / "network-deep.onnx"
            export_joined([read(rules.name, file) for file in (folder / "network.onnx", *beside)], rules.name, deep)
            console.print(texts.say("train-written", file=str(deep)))
    written = folder / "network.onnx"
    console.print(texts.say("train-written", file=str(written)))
    if not deals:
        return
    verdict = compare(rules.name, written, folder, deals, time)
    console.print(texts.say(
        "train-passed" if verdict.passed else "train-failed", share=f"{100 * verdict.share:.1f}",
        low=f"{100 * verdict.low:.1f}", high=f"{100 * verdict.high:.1f}", games=verdict.games, rival=verdict.rival))
    if verdict.passed and install:
        shutil.copy(written, own)
        console.print(texts.say("train-installed", file=str(own)))
