"""Titles with links to papers: chats, notes, 'awesome' lists; and talk about papers is none."""

from __future__ import annotations

import pytest

from tests.importing.reading import read

BESIDE = """Counting Sheep with Transformers: A Case Study https://arxiv.org/abs/2311.70001
On Sleep and Its Discontents: https://doi.org/10.9999/slp.2
A Dog Walks Through the Park (https://arxiv.org/pdf/2311.60001v2)
"""
BELOW = """Counting Sheep with Transformers: A Case Study
https://arxiv.org/abs/2311.70001

On Sleep and Its Discontents
<https://doi.org/10.9999/slp.2>

A Dog Walks Through the Park
https://arxiv.org/pdf/2311.60001v2
"""
AWESOME = """# Awesome toys
A list of papers on toys.

## Marbles
- [A grand theory of marbles](https://arxiv.org/abs/1903.70001)
- [Marble runs](https://doi.org/10.9999/mr.5) - a classic
* [ToyConf 2021] **Spinning tops** [[paper](https://arxiv.org/abs/2001.70009)] [[code](https://github.com/a/b)]
* (Toy Letters 2019) Tops at rest. [[pdf]](https://arxiv.org/pdf/1901.70001.pdf)
* [On sleep](https://doi.org/10.9999/slp.2), Dora Lund, Emil Frost
* What is play? (2017) - https://openreview.net/forum?id=abC123xyz0
* [ToyBox](https://github.com/foobar/toybox)
"""
PAGE = """<html><body><h1>Awesome toys</h1><ul>
<li><a href="https://arxiv.org/abs/2001.70009">Marble runs as programs</a></li>
<li><a href="https://arxiv.org/abs/1901.70001">Tops reconsidered</a> - a classic</li>
<li>On sleep [<a href="https://arxiv.org/abs/1701.70001">arXiv</a>]</li></ul>
<p>See <a href="https://arxiv.org/abs/1901.70005">this paper</a> for more on how we played with
them in the field.</p></body></html>"""


@pytest.mark.parametrize("text", [BESIDE, BELOW, BESIDE.replace("\n", "\n\n")])
def test_titles_beside_and_above_their_links(text: str) -> None:
    reading = read(text)
    assert reading.summary.format == "linked-titles" and not reading.own_bibliography
    assert [(one.title, one.arxiv_id, one.doi) for one in reading.records] == [
        ("Counting Sheep with Transformers: A Case Study", "2311.70001", None),
        ("On Sleep and Its Discontents", None, "10.9999/slp.2"),
        ("A Dog Walks Through the Park", "2311.60001", None),
    ]
    assert [dict(one.sureness) for one in reading.records] == [{"title": 0.85}] * 3


def test_awesome_lists() -> None:
    reading = read(AWESOME)
    assert [
        (one.line, one.title, one.authors, one.venue, one.year, dict(one.extra))
        for one in reading.records
    ] == [
        (5, "A grand theory of marbles", (), None, None, {}),
        (6, "Marble runs", (), None, None, {"remark": "a classic"}),
        (7, "Spinning tops", (), "ToyConf", 2021, {}),
        (8, "Tops at rest", (), "Toy Letters", 2019, {}),
        (9, "On sleep", ("Dora Lund", "Emil Frost"), None, None, {}),
        (10, "What is play?", (), None, 2017, {}),
    ]
    told = [(one.line, one.end_line) for one in reading.summary.passed_over]
    assert told == [(1, 4), (11, 11)]


def test_bold_titles_before_slanted_authors() -> None:
    text = """# Papers on kites
- **Kites that Steer Themselves** *Oda Merrivale, Jun Tarkowski* ACM Wind Surveys 2022 \
[[paper](https://doi.org/10.9999/w.1)] [[code](https://example.org/w)]
- **Old Glass: A Tutorial** *Lise van den Akker et al.* [[paper](https://arxiv.org/abs/2302.11111)]
- **Moss from the Air** [[paper](https://arxiv.org/abs/2302.22222)]
"""
    found = read(text).records
    assert [(one.title, one.authors, one.venue, one.year) for one in found] == [
        (
            "Kites that Steer Themselves",
            ("Oda Merrivale", "Jun Tarkowski"),
            "ACM Wind Surveys",
            2022,
        ),
        ("Old Glass: A Tutorial", ("Lise van den Akker",), None, None),
        ("Moss from the Air", (), None, None),
    ]
    assert [one.authors_complete for one in found] == [True, False, None]
    assert found[0].doi == "10.9999/w.1" and found[1].arxiv_id == "2302.11111"


def test_pages_of_links() -> None:
    reading = read(PAGE)
    assert [(one.title, one.arxiv_id, dict(one.extra)) for one in reading.records] == [
        ("Marble runs as programs", "2001.70009", {}),
        ("Tops reconsidered", "1901.70001", {"remark": "a classic"}),
        ("On sleep", "1701.70001", {}),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "have you seen https://arxiv.org/abs/2311.70001 ?\nyes! also https://arxiv.org/abs/2311.2\n",
        "We read [a nice paper](https://arxiv.org/abs/2001.70009) yesterday, and liked it.\n"
        "You can find it at https://arxiv.org/abs/2001.70009\n"
        "Our own work is here: https://doi.org/10.9999/slp.2\n"
        "Look at this one! https://arxiv.org/abs/2001.70010\n",
        "dora 10:31\nhttps://arxiv.org/abs/2311.70001\nemil 10:33\nhttps://arxiv.org/abs/2311.70002\n",
        "Weather forecast https://weather.example/\nTrain times https://trains.example/times\n",
        "One Paper of Mine https://arxiv.org/abs/2311.70001\n",
    ],
)
def test_talk_with_links_is_no_list(text: str) -> None:
    assert read(text).records == ()


IDENTIFIERS = """To look up:
PMID: 39999901
10.9999/slp.2
doi: 10.9999/slp.3.
• https://doi.org/10.9999/slp.4
arXiv:2311.70001
<https://arxiv.org/abs/2311.70002v3>
"""
CHAT = """12/03/2021, 09:10 - Messages are encrypted. No one outside of this chat can read them.
12/03/2021, 09:12 - Dora: https://arxiv.org/abs/2311.70001
12/03/2021, 09:13 - Dora: this one is great
12/03/2021, 09:15 - Emil: On the sleep of sheep https://arxiv.org/abs/2311.70002
12/03/2021, 10:02 - Emil: A dog walks through the park
https://doi.org/10.9999/slp.2
"""


def test_identifiers_alone_are_papers_to_look_up() -> None:
    found = read(IDENTIFIERS).records
    assert [(one.line, one.doi, one.arxiv_id) for one in found] == [
        (2, None, None),
        (3, "10.9999/slp.2", None),
        (4, "10.9999/slp.3", None),
        (5, "10.9999/slp.4", None),
        (6, None, "2311.70001"),
        (7, None, "2311.70002"),
    ]
    assert [(one.kind, one.value) for one in found[0].identifiers] == [("pmid", "39999901")]
    assert {(one.title, one.authors, one.year) for one in found} == {(None, (), None)}


def test_a_chat_that_shows_what_its_links_lead_to() -> None:
    text = (
        "Dora Lund  9:12 AM\nHas anyone read this? https://arxiv.org/abs/2311.70001\n"
        "arXiv.orgarXiv.org\nCounting sheep with transformers\nWe count sheep that sleep.\n"
        "Emil Frost  9:15 AM\nhttps://arxiv.org/abs/2311.70002\narXiv.org\n"
        "[2311.70002] On the sleep of sheep\nSheep sleep standing.\n"
    )
    found = read(text).records
    assert [(one.line, one.end_line, one.title, one.arxiv_id) for one in found] == [
        (2, 4, "Counting sheep with transformers", "2311.70001"),
        (7, 9, "On the sleep of sheep", "2311.70002"),
    ]


def test_a_chat_with_titles_and_links() -> None:
    found = read(CHAT).records
    assert [(one.line, one.title, one.arxiv_id or one.doi) for one in found] == [
        (2, None, "2311.70001"),
        (4, "On the sleep of sheep", "2311.70002"),
        (5, "A dog walks through the park", "10.9999/slp.2"),
    ]
