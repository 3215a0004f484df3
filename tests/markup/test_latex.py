"""LaTeX to Unicode: every form of accent, what is maths and what a price, and hostile input."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop_app.markup import latex
from desktop_app.markup.dollars import split_maths
from desktop_app.markup.latex import to_html, to_unicode

ACCENTS = [
    (r"\'e \'{e} {\'e} {\'{e}} \' e", "é é é é é"),
    (r"\"{\i} \'{\i} {\'\i} \v{\j} \.I", "ï í í ǰ İ"),
    (r"\v{c} \v c \c{c} \k{a} \r{a} \u{g} \H{o} \H o", "č č ç ą å ğ ő ő"),
    (r"\d{s} \b{d} \t{oo} \=a \^o \`a \~n", "ṣ ḏ o͡o ā ô à ñ"),
    (r"\'{\^o} \d{\^{o}} \a'e", "ố ộ é"),
    (r"\aa{} \AA{} \o{} \O{} \l{} \L{} \ss{} \ae{} \OE{} \dh{}", "å Å ø Ø ł Ł ß æ Œ ð"),
    (r"Bj\o rn {\AA}ngstr{\"o}m Na{\"\i}ve", "Bjørn Ångström Naïve"),
    (r"\^{} \~{} {\'}", "^ ~ ´"),
]
MARKUP = [
    (r"\emph{a} {\em b} \textbf{c {d}} \textsc{e} \texttt{f} \mbox{g~h}", "a b c d e f g h"),
    (r"{BERT}: {{A} Study}", "BERT: A Study"),
    (r"``a'' `b' don't 1--2 x---y", "“a” ‘b’ don't 1–2 x—y"),
    (r"50\% of \$5 \& \_ \# 20% more", "50% of $5 & _ # 20% more"),
    (r"x\textsuperscript{2} H\textsubscript{2}O 4\textsuperscript{ème}", "x² H₂O 4ème"),
    (r"\url{http://a.b/~c_d%20\_e} \href{http://u}{text}", "http://a.b/~c_d%20_e text (http://u)"),
    (r"~5\% of a~b", "~5% of a b"),
    (r"\enquote{hi} {\noopsort{1973}}x \LaTeX{} is", "“hi” x LaTeX is"),
    (r"\alpha-stable", "α-stable"),
    (r"\unknown{a {\'e}} C:\dir", r"\unknown{a é} C:\dir"),
    ("e\u0301 plain", "é plain"),
]
MATHS = [
    ("the $k$-means", [(False, "the "), (True, "k"), (False, "-means")]),
    (r"5$\sim$5", [(False, "5"), (True, r"\sim"), (False, "5")]),
    ("$ \\alpha $", [(True, r"\alpha")]),
    (r"\(x^2\) \[y\] $$z$$", [(True, "x^2"), (False, " "), (True, "y"), (False, " "), (True, "z")]),
    (r"$\text{a \$5 coin}$", [(True, r"\text{a \$5 coin}")]),
    ("$a$$b$", [(True, "a"), (True, "b")]),
]
PRICES = ["$5 and $10", "$5-$10", "a lone $", "US$ and CA$", r"\$x\$", "$ 5 and $ 6", "$5, pay 10$"]


@pytest.mark.parametrize(("source", "expected"), ACCENTS + MARKUP)
def test_becomes_unicode(source: str, expected: str) -> None:
    assert to_unicode(source) == expected


@pytest.mark.parametrize(("source", "expected"), MATHS)
def test_maths_is_found(source: str, expected: list[tuple[bool, str]]) -> None:
    assert split_maths(source) == expected


@pytest.mark.parametrize("source", PRICES)
def test_prices_are_words(source: str) -> None:
    assert split_maths(source) == [(False, source)]


def test_maths_stays_latex_between_single_dollars() -> None:
    assert to_unicode(r"na\"ive \(x_{\'e}\) \ensuremath{n^2}") == r"naïve $x_{\'e}$ $n^2$"


def test_escaped_dollars_do_not_become_maths() -> None:
    text = to_unicode(r"\$x\$ and $y$")
    assert split_maths(text) == [(False, r"\$x\$ and "), (True, "y")]


def test_a_formula_before_a_digit_is_still_found() -> None:
    assert [piece for maths, piece in split_maths(to_unicode(r"\(5\)10")) if maths] == ["{5}"]


@given(st.text(alphabet="ab1 {}$\\'\"~`-^ceéox()[]\n%u\u0301", max_size=60))
def test_never_raises_and_is_nfc(text: str) -> None:
    result = to_unicode(text)
    assert unicodedata.is_normalized("NFC", result) or not text.isascii()


@given(
    st.lists(st.sampled_from(["$x$", r"$\alpha^2$", " and ", "é", "$5", "--", "{b}"]), max_size=8)
)
def test_formulas_survive(parts: list[str]) -> None:
    """All of them, in order; braces may come around one that a digit follows."""

    def formulas(text: str) -> list[str]:
        return [piece.strip("{}") for maths, piece in split_maths(text) if maths]

    source = "".join(parts)
    assert formulas(to_unicode(source)) == formulas(source)


WORDS = [
    "$",
    "$",
    "$$",
    "x",
    "a_1",
    r"\alpha",
    r"\(y\)",
    r"\$",
    "\\",
    " ",
    "\n",
    "5 ",
    "--",
    r"\'e",
]
WORDS += ["{b}", "~", ", and", "``", r"\ensuremath{z}", "é"]


@settings(max_examples=1000)
@given(st.lists(st.sampled_from(WORDS), max_size=12).map("".join))
def test_the_short_way_gives_what_the_closer_look_gives(source: str) -> None:
    short = to_unicode(source)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(latex, "settled_pieces", lambda text: None)
        assert to_unicode(source) == short


@pytest.mark.parametrize(
    "unit",
    ["{", "\\'", "$", "\\(", "$ ", "`", "\\ensuremath{", "\\textsuperscript{a", "{\\'", "\\c{"],
)
def test_hostile_nesting_ends(unit: str) -> None:
    """Reading in quadratic time, as once with accents over accents, would take minutes here."""
    source = unit * 20_000
    assert len(to_unicode(source)) <= 2 * len(source)


def test_html_is_escaped_and_formulas_replaced() -> None:
    html = to_html(r"a < b & $x<y$ \$5 <script>", lambda latex: f"[{latex}]")
    assert html == "a &lt; b &amp; [x<y] $5 &lt;script&gt;"
