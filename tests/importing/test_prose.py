"""What is no listing gives no records, and is told so."""

from __future__ import annotations

import pytest

from tests.importing.invented_pages import read

ESSAY = """On Keeping Bees

My grandfather kept bees behind the barn, and I was six when he first let me hold the smoker. He \
said that bees know who is afraid of them. I have never found out whether that is true.

In this work of patience there are no weekends. A hive asks for little, but it asks at odd hours. \
In 2019 we lost three colonies in one winter...

Then came a warm spring. We found that the strongest colony had split, and that the swarm hung in \
the neighbour's pear tree. Ann Lee, who lives there, was not amused.
"""
LETTER = """Dear Ms Okafor,

Thank you for your letter of 3 March. We are glad to hear that the boat arrived in one piece.

The varnish should be left to dry for two weeks, even if it feels dry before that. Please send us
a picture when it is in the water!

Kind regards,
Jon Haverfoot
Boatyard Haverfoot & Sons
"""
RECIPE = """Plum Cake

Ingredients
500 g plums
200 g flour
3 eggs

Stone the plums and cut them in halves. Beat the eggs with the sugar until the mixture is white.
Bake for 40 minutes.

© 2024 Kitchen Notes
"""
CHAPTERS = """Chapter One

It was dark when they reached the inn, and nobody answered the bell, though a light moved upstairs \
and somebody coughed behind the door...

Marta Holm

"You could have written," she said, and turned away before he could answer, because there was \
nothing that he could have said to her then.
"""
LOG = "\n".join(
    f"2024-03-0{day} 12:00:01 INFO worker{day} finished batch {day}" for day in range(1, 9)
)
CODE = """import os

def main():
    # Publications (3)
    for path in os.listdir("."):
        print(path)
"""
TABLE = "name,year,city\nAnn Lee,2019,Oslo\nBo Chen,2020,Bern\nCy Dar,2021,Graz\n"
README = """# Lanterns

A small library for paper lanterns.

## Install

pip install lanterns

## Publications

See the website.
"""


@pytest.mark.parametrize(
    "text",
    [ESSAY, LETTER, RECIPE, CHAPTERS, LOG, CODE, TABLE, README, "word", "2024", "…"],
)
def test_prose_gives_no_records(text: str) -> None:
    for copy in (text, f"<html><body><p>{text}</p></body></html>"):
        reading = read(copy)
        assert reading.records == ()
        assert reading.summary.records == 0
        assert reading.summary.error is not None
        assert "no papers were found" in reading.summary.error
