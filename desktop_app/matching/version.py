"""The number of the rules; raised with every change by which the same records make other papers."""

from __future__ import annotations

RULES = 4
"""1: as of the first schema. 2: kinds of works, volumes, crowds, places, versions (kinds.py, …).
3: at one place an abstract in common joins no two titles.
4: a chapter and what tells no type under one DOI; cut lists of authors beside whole ones; given
names spelled otherwise; mistyped corrections.

A library keeps the number it was matched by and is matched again, once, when it is opened by a
program with a higher one (services/joining/renewal.py).
"""
