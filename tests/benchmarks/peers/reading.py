"""Our readers beside others of the same texts, in one run: python -m tests.benchmarks.peers.reading

RIS beside rispy, BibTeX beside bibtexparser 2, nbib beside the nbib package and arXiv's JSON lines
beside orjson.loads (json.loads where it is not installed) of the same lines; invented papers first,
then, where the corpus is there, the records of its files, again and again up to as many. Times are
CPU seconds, the best of five runs, from a text to records that are kept, with the garbage collector
off; `ratio` is how many times quicker we are, for JSON how many times slower. The nbib package and
orjson are no dependencies: a peer that is not installed is left out.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import json
import time
from collections.abc import Callable, Sequence
from types import ModuleType

from desktop_app.importing.registry import importer_called
from desktop_app.importing.text_source import source_of_text
from desktop_app.model.record import Record
from desktop_app.services.bench.invented_papers import invent
from tests.benchmarks.written_formats import WRITTEN
from tests.corpus.index import rows

_RUNS = 5
_KAGGLE = "arxiv-json"
_WANTED = {"ris": 1.0, "bibtex": 2.0, "medline": 3.0, _KAGGLE: 6.0}


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints the table; 1 where a text was not read whole."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.peers.reading")
    parser.add_argument("--papers", type=int, default=2_000, metavar="N")
    options = parser.parse_args(arguments)
    papers = list(invent(options.papers))
    print(
        f"{'reader':11} {'papers':>14} {'ms':>5} {'peer':>20} {'ms':>5} {'ratio':>5} {'wanted':>7}"
    )
    wrong = 0
    for format_id in _PEERS:
        text = WRITTEN[format_id].text(papers)
        if format_id == _KAGGLE:
            text = "\n".join(json.dumps(json.loads(each)) for each in _objects(text))
        wrong += _measured(format_id, text, f"{len(papers)} invented") != len(papers)
    for format_id, (package, read) in _PEERS.items():
        module = _installed(package)
        if module is not None and (texts := _corpus(format_id, module, read)):
            count = sum(_ours(text, format_id) for text in texts)
            again = -(-options.papers // count)
            wrong += _measured(format_id, "\n".join(texts * again), f"{count} of corpus") == 0
    return 1 if wrong else 0


def _measured(format_id: str, text: str, papers: str) -> int:
    """Prints one line; how many records we read."""
    package, read = _PEERS[format_id]
    ours, count = _best(lambda: _ours(text, format_id))
    module = _installed(package)
    if module is None:
        print(f"{format_id:11} {papers:>14} {1000 * ours:5.0f} {package:>20} not installed")
        return count
    theirs, _ = _best(lambda: read(module, text))
    slower = format_id == _KAGGLE
    ratio = ours / theirs if slower else theirs / ours
    wanted = f"{'<=' if slower else '>='} {_WANTED[format_id]:g}"
    print(
        f"{format_id:11} {papers:>14} {1000 * ours:5.0f} {module.__name__:>20} "
        f"{1000 * theirs:5.0f} {ratio:5.1f} {wanted:>7}",
        flush=True,
    )
    return count


def _corpus(
    format_id: str, module: ModuleType, read: Callable[[ModuleType, str], int]
) -> list[str]:
    """The texts of the corpus in which we and the peer find equally many records."""
    texts = []
    for row in rows():
        if row.reader != format_id:
            continue
        try:
            text = row.path.read_text(encoding="utf-8").strip()
            text += "" if format_id == _KAGGLE else "\n"
            if (count := _ours(text, format_id)) and count == read(module, text):
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


def _nbib(nbib: ModuleType, text: str) -> int:
    return len(nbib.read(text))


def _json(module: ModuleType, text: str) -> int:
    return len([module.loads(line) for line in text.split("\n")])


_PEERS: dict[str, tuple[str, Callable[[ModuleType, str], int]]] = {
    "ris": ("rispy", _rispy),
    "bibtex": ("bibtexparser", _bibtexparser),
    "medline": ("nbib", _nbib),
    _KAGGLE: ("orjson", _json),
}


def _installed(package: str) -> ModuleType | None:
    try:
        return importlib.import_module(package)
    except ImportError:
        return json if package == "orjson" else None


def _best(run: Callable[[], int]) -> tuple[float, int]:
    """(CPU seconds of the quickest run, its answer)."""
    times, answer = [], 0
    for _ in range(_RUNS):
        gc.collect()
        gc.disable()
        started = time.process_time()
        answer = run()
        times.append(time.process_time() - started)
        gc.enable()
    return min(times), answer


if __name__ == "__main__":
    raise SystemExit(main())
