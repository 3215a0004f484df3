"""Signs in the quotes of attributes end no tag: lines keep their numbers behind them."""

from __future__ import annotations

import pytest

from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.importing.html_text.html_quotes import Quotes


@pytest.mark.parametrize(
    ("html", "held"),
    [
        ('<a href="x>y">z', [True, False]),
        ("<a b='5\" w'>z", [False]),
        ('<a b=">" c=\'>"\'>z', [True, True, False]),
        ('<a b=x"y>z', [False]),
        ("<a t=O'Neill>z>", [False, False]),
        ('<a b = "p>q" c>r', [True, False]),
        ('<td>"a">b', [False, False]),
        ("<td='>b", [False]),
        ('<a b="c"=\'>d', [False]),
        ('<a b="x>y>y>', [True, True, True]),
    ],
)
def test_a_sign_in_quotes_ends_no_tag(html: str, held: list[bool]) -> None:
    quotes = Quotes(html)
    assert [quotes.hold(at) for at, letter in enumerate(html) if letter == ">"] == held


def test_text_behind_such_a_tag_has_its_own_line() -> None:
    page = read_html(
        "<html><body><p>Above</p>\n\n"
        '<p><img alt="a > b"><a href="https://a.example/x?>y" title=">">On\nmoss</a></p>\n'
        "<p title='>'>Below</p></body></html>"
    )
    assert [(line.text, line.number, line.end_number, line.links) for line in page.lines] == [
        ("Above", 1, 1, ()),
        ("On moss", 3, 4, ("https://a.example/x?>y",)),
        ("Below", 5, 5, ()),
    ]
