"""Texts with names, years, numbers and points that list no papers give no records."""

from __future__ import annotations

import pytest

from tests.importing.invented_pages import read

MINUTES = """Minutes of the board, 14 March 2023

Present: Oda Merrivale, Jun Tarkowski, Lise van den Akker
Apologies: Per Nakagawa-Lund

1. The minutes of 10 January 2023 were approved.
2. Jun Tarkowski reported on the roof. Three offers came in, from 4,200 to 9,100. It was decided to
   ask the second firm, Brandt & Sons, for a visit in April.
3. Lise van den Akker has stepped down as treasurer. The board thanked her for nine years of work.
4. The summer fair is on 1 July 2023. Oda Merrivale will write to the school.

Next meeting: 9 May 2023.
"""
LICENCE = """Copyright (c) 2004 Lantern House

Redistribution and use in source and binary forms, with or without modification, are permitted
provided that the following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions
   and the following disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice in the documentation.
3. Neither the name of Lantern House nor the names of its contributors may be used to endorse or
   promote products derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE AUTHORS ``AS IS'' AND ANY EXPRESS OR IMPLIED WARRANTIES ARE
DISCLAIMED. IN NO EVENT SHALL THE AUTHORS BE LIABLE FOR ANY DAMAGES.
"""
MANUAL = """.\\" Copyright 1993 Ann Lee
.\\" This may be copied under the terms of the licence.
.TH KITE 3 1993-04-15 "Linux" "Manual"
.SH NAME
kite \\- fly a kite
.SH SYNOPSIS
.B int kite(int line);
.SH DESCRIPTION
The function flies the kite on the given line. It returns 0 on success.
.SH SEE ALSO
.BR wind (3),
.BR line (3)
"""
ESSAY_OF_BOOKS = """Whoever wants to know about kites should begin with Merrivale (1998), who was
the first to write down what every child knows. Her rival Tarkowski disagreed in articles between
1999 and 2004, of which only the last, on gusts, is still worth reading. Van den Akker's large book
of 2011 settles most of these questions, but not, as Lee (2015) has pointed out, that of the tail.

A second tradition begins with Okonkwo. In her thesis of 2003 she measured what others had guessed.
Chen and Lee (2006) repeated the work with better lines; their tables were used until Haugen (2019)
found the error. Of the newer work I like best the small volume by Petrov, which came out in 2021.
"""
CONDUCT = """# Code of conduct

## Our pledge

We as members and leaders pledge to make participation a harassment-free experience for everyone.

## Our standards

Examples of behaviour that contributes to a positive environment include:

- Demonstrating empathy and kindness toward other people
- Being respectful of differing opinions, viewpoints, and experiences
- Giving and gracefully accepting constructive feedback

Examples of unacceptable behaviour include:

* The use of sexualized language or imagery
* Trolling, insulting or derogatory comments
* Publishing others' private information, such as an address, without their permission

This text is adapted from the Contributor Covenant, version 2.1, 2020.
"""
NUMBERS = "\n".join(
    "  ".join(f"{(row * 37 + column * 101) % 997:>6}" for column in range(7)) for row in range(25)
)
CHANGES = """kite (2.4-1) unstable; urgency=medium

  * New upstream release. (Closes: #812345)
  * Move minimum requirement from version 3 to version 5...
  * Fix the tail in favour of andTail(Tail, Tail...)
  * Update the list of colours in the documentation, see the page of 2019...

 -- Ann Lee <ann@example.org>  Mon, 04 Mar 2019 10:12:00 +0100
"""
MEMOIR = """Oda Merrivale

I was born in a house by the harbour, in a year when the herring did not come. My father mended
nets and told us that the sea would remember us. I believed him for a long time, longer than my
sisters did, and I still wake at four when the wind turns. There were nine of us at the table, and
on Sundays the priest made ten. He ate more than he prayed, my mother said, and laughed about it.

When I was eleven they sent me to the city to learn sewing from an aunt whom I had never seen. She
lived above a shop where they sold lamps. In the evening the whole street shone yellow, and I used
to stand at the window and count the people who went by without hats. I learned to sew, but what I
wanted was to read, and she had one book only, about the illnesses of horses.

He came into the shop on a wet day in March and asked for a lamp that would not smoke. She told him
that there was no such lamp. He said that he would wait. I do not know how long he stood there, but
when I came down with the cups he was still looking at the shelves, and it was I who found it.
"""
TEAM = """Our team

Oda Merrivale
Director
Lise van den Akker
Head of gardens
Jun Tarkowski
Accounts

Opening hours
Monday to Friday, 9 to 5
"""
CODE = '''"""Kites."""
import math

__author__ = "Ann Lee"
__copyright__ = "Copyright 2015, Ann Lee and Bo Chen"


@kitetest(size=4, wind=2.5)
def lift(area, speed):
    # 1. the area, see Section 4.2
    # 2. the speed
    return 0.5 * 1.2 * area * math.pow(speed, 2)


def main():
    for area in range(10):
        print(area, lift(area, 4.0))
'''
CITIES = "city;country;people;founded\n" + "\n".join(
    f"{name};Norway;{number};{1000 + number % 900}"
    for name, number in [("Oslo", 709037), ("Bergen", 285911), ("Molde", 32002), ("Hamar", 32000)]
)
REMARKS = """# Key findings

- Moss grows faster on the north side (Lee & Oak, 2019)
- Slow glass breaks in fast kernels (Quince et al., 2015)
- Rivers remember where they ran (van den Akker et al., 2020)
- Kites rise against the wind (Okonkwo & Lee, 2017)
"""
TASKS = """- [ ] ask Tom about the roof (by 2024)
- [x] buy paper and pens
- [ ] read chapter 3 again (Lee & Oak, 2019)
- [ ] call the printer (Monday, 2024)
"""
PROGRAMME = """Village fair 2024

10:00 Opening, with Oda Merrivale and the brass band
11:00 Sack race (Jun Tarkowski)
12:30 Soup and bread
14:00 Kites for children, with Lise van den Akker
16:00 Prizes
"""


@pytest.mark.parametrize(
    "text",
    [
        MINUTES,
        LICENCE,
        MANUAL,
        ESSAY_OF_BOOKS,
        CONDUCT,
        NUMBERS,
        CHANGES,
        MEMOIR,
        MEMOIR.replace("\n\n", "\0").replace("\n", " ").replace("\0", "\n\n"),
        TEAM,
        CITIES,
        PROGRAMME,
        REMARKS,
        TASKS,
    ],
)
def test_no_records(text: str) -> None:
    for copy in (text, text.replace("\n", "\n\n"), f"<html><body><p>{text}</p></body></html>"):
        assert read(copy).records == ()


def test_source_code_gives_no_records() -> None:
    assert read(CODE, "reference-list").records == ()
    assert read(CODE, "page-text").records == ()


ABSTRACTS = (
    "Moss grows less where the wind is strong in all of the summits that were looked at by us.",
    "Slow glass makes streets calmer for all of those who live there, as we show.",
)
TABLES = (
    "Alpine Moss under Stress: A Field Study\nOkonkwo et al.\n"
    "2019 · Annals of Moss · 12 citations\n"
    f"{ABSTRACTS[0]}\nSlow Glass in Urban Design\nMerrivale & Okonkwo\n"
    f"2021 · Conference on Slow Optics · 4 citations\n{ABSTRACTS[1]}\n",
    "Sources\n\nAlpine Moss under Stress\nZoë Okonkwo, Tom Lee\nAnnals of Moss\n2019\n·\n"
    f"12 citations\n·\nDOI\n\n{ABSTRACTS[0]}\n\n"
    "Slow Glass in Urban Design\nOda Merrivale, Zoë Okonkwo\n"
    f"Conference on Slow Optics\n2021\n·\n4 citations\n·\nDOI\n\n{ABSTRACTS[1]}\n",
)
"""Tables of summaries that a machine made, copied: which line is what, nothing tells."""


@pytest.mark.parametrize("text", TABLES)
def test_tables_of_summaries_give_no_wrong_record(text: str) -> None:
    assert read(text).records == ()
