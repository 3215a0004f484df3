"""Our readers beside others of the same texts, in one run: python -m tests.benchmarks.peers.reading

RIS beside rispy, BibTeX beside bibtexparser 2, nbib beside the nbib package and arXiv's JSON lines
beside orjson.loads (json.loads where it is not installed) of the same lines; invented papers first,
then, where the corpus is there, the records of its files, again and again up to as many. Times are
CPU seconds, the best of five runs (of fewer, once they came to 5 s), from a text to records that
are kept, the garbage collector off; `ratio` is how many times quicker we are, for JSON how many
times slower. The nbib package and orjson are no dependencies: a peer that is not installed is left
out.

They do not do the same. rispy gives the lines under the names of their tags; bibtexparser by itself
gives fields as they are written, abbreviations put in: no accents, names, dates or identifiers. To
set accents and take names apart it has middleware: `+ LaTeX, names` is with these, the like of what
we do. The bounds are for the peers by themselves, on invented papers and on those of the corpus.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import time
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import NamedTuple

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import Record
from desktop_app.services.bench.invented_papers import invent
from tests.benchmarks.written_formats import WRITTEN
from tests.corpus.index import rows

_RUNS = 5
_ENOUGH = 5.0
"""Seconds after which what is so slow is not run again."""
_KAGGLE = "arxiv-json"


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the table; 1 where a text was not read whole."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.peers.reading")
    parser.add_argument("--papers", type=int, default=2_000, metavar="N")
    options = parser.parse_args(arguments)
    papers = list(invent(options.papers))
    print(
        f"{'reader':11} {'papers':>14} {'ms':>5} {'peer':>28} {'ms':>5} {'ratio':>5} {'wanted':>7}"
    )
    wrong = 0
    for peer in _PEERS:
        text = WRITTEN[peer.format_id].text(papers)
        if peer.format_id == _KAGGLE:
            text = "\n".join(json.dumps(json.loads(each)) for each in _objects(text))
        wrong += _measured(peer, text, f"{len(papers)} invented") != len(papers)
    for peer in _PEERS:
        module = _installed(peer.package)
        if module is not None and (texts := _corpus(peer, module)):
            count = sum(_ours(text, peer.format_id) for text in texts)
            again = -(-options.papers // count)
            wrong += _measured(peer, "\n".join(texts * again), f"{count} of corpus") == 0
    return 1 if wrong else 0


def _measured(peer: _Peer, text: str, papers: str) -> int:
    """Prints one line; how many records we read."""
    ours, count = _best(lambda: _ours(text, peer.format_id))
    module = _installed(peer.package)
    if module is None:
        print(
            f"{peer.format_id:11} {papers:>14} {1000 * ours:5.0f} {peer.package:>28} not installed"
        )
        return count
    theirs, _ = _best(lambda: peer.read(module, text))
    slower = peer.format_id == _KAGGLE
    ratio = ours / theirs if slower else theirs / ours
    wanted = f"{'<=' if slower else '>='} {peer.wanted:g}" if peer.wanted else ""
    print(
        f"{peer.format_id:11} {papers:>14} {1000 * ours:5.0f} {module.__name__ + peer.more:>28} "
        f"{1000 * theirs:5.0f} {ratio:5.1f} {wanted:>7}",
        flush=True,
    )
    return count


def _corpus(peer: _Peer, module: ModuleType) -> list[str]:
    """The texts of the corpus in which we and the peer find equally many records."""
    texts, format_id = [], peer.format_id
    for row in rows():
        if row.reader != format_id:
            continue
        try:
            text = row.path.read_text(encoding="utf-8").strip()
            text += "" if format_id == _KAGGLE else "\n"
            if (count := _ours(text, format_id)) and count == peer.read(module, text):
                texts.append(text)
        except Exception:  # noqa: BLE001 - the peers raise whatever they like
            continue
    return texts


def _objects(text: str) -> list[str]:
    """The objects of JSON that is written over several lines."""
    decoder, at, found = json.JSONDecoder(), 0, []
    while (start := text.find("{", at)) >= 0:
        _, at = decoder.raw_decode(text, start)
        found.append(text[start:at])
    return found


def _ours(text: str, format_id: str) -> int:
    source = source_of_text(text, "listing")
    return len([i for i in importer_called(format_id).read(source) if isinstance(i, Record)])


def _rispy(rispy: ModuleType, text: str) -> int:
    return len(rispy.loads(text))


def _bibtexparser(bibtexparser: ModuleType, text: str) -> int:
    return len(bibtexparser.parse_string(text).entries)


def _with_middleware(bibtexparser: ModuleType, text: str) -> int:
    set_apart = importlib.import_module("bibtexparser.middlewares")
    stack = [
        set_apart.LatexDecodingMiddleware(),
        set_apart.SeparateCoAuthors(),
        set_apart.SplitNameParts(),
    ]
    library = bibtexparser.parse_string(text, append_middleware=stack)
    return len(library.entries) + len(library.failed_blocks)


def _nbib(nbib: ModuleType, text: str) -> int:
    return len(nbib.read(text))


def _json(module: ModuleType, text: str) -> int:
    return len([module.loads(line) for line in text.split("\n")])


class _Peer(NamedTuple):
    """wanted: how many times as quick we have to be, for JSON how many times as slow we may be; 0
    where nothing is. more: what it does besides."""

    format_id: str
    package: str
    read: Callable[[ModuleType, str], int]
    wanted: float
    more: str = ""


_PEERS = (
    _Peer("ris", "rispy", _rispy, 1),
    _Peer("bibtex", "bibtexparser", _bibtexparser, 2),
    _Peer("bibtex", "bibtexparser", _with_middleware, 0, " + LaTeX, names"),
    _Peer("medline", "nbib", _nbib, 3),
    _Peer(_KAGGLE, "orjson", _json, 6),
)


def _installed(package: str) -> ModuleType | None:
    try:
        return importlib.import_module(package)
    except ImportError:
        return json if package == "orjson" else None


def _best(run: Callable[[], int]) -> tuple[float, int]:
    """(CPU seconds of the quickest run, its answer)."""
    times: list[float] = []
    answer = 0
    while len(times) < _RUNS and sum(times) < _ENOUGH:
        gc.collect()
        gc.disable()
        started = time.process_time()
        answer = run()
        times.append(time.process_time() - started)
        gc.enable()
    return min(times), answer


if __name__ == "__main__":
    raise SystemExit(main())
