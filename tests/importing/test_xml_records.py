"""Elements in XML: where they stand, and what happens with those that cannot be read."""

from __future__ import annotations

import pytest

from desktop_app.importing.xml_works.xml_records import XmlRecord, first_element, xml_records
from desktop_app.model.record import Problem

Found = list[tuple[str, int, int]]


def _found(text: str, names: str = "r") -> Found:
    found = []
    for item in xml_records(text, names):
        assert isinstance(item, XmlRecord), item
        found.append(("".join(item.element.itertext()).strip(), item.line, item.end_line))
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("<all><r>a</r>\n<r>\nb</r></all>", [("a", 1, 1), ("b", 2, 3)]),
        ("<r><r>a</r>b</r><r>c</r>", [("ab", 1, 1), ("c", 1, 1)]),
        ("<!-- <r>no</r> --><r>a</r>", [("a", 1, 1)]),
        ("<r><![CDATA[</r> a]]></r><r>b</r>", [("</r> a", 1, 1), ("b", 1, 1)]),
        ('<r note="a > b" other="/">a</r>', [("a", 1, 1)]),
        ("<r/>\n<r />\n<r>a</r>", [("", 1, 1), ("", 2, 2), ("a", 3, 3)]),
        ("<rs><r\nx='1'\n>a</r\n></rs>", [("a", 1, 4)]),
        ("<p:all xmlns:p='urn:p'><p:r><p:t>a</p:t></p:r></p:all>", [("a", 1, 1)]),
        ("<q:r><q:t q:u='1'>never declared</q:t></q:r>", [("never declared", 1, 1)]),
        ("<r>caf&eacute; &amp; &Auml;</r>", [("café & Ä", 1, 1)]),
    ],
)
def test_elements_are_found_with_their_lines(text: str, expected: Found) -> None:
    assert _found(text) == expected


def test_names_lose_their_namespaces() -> None:
    (item,) = xml_records('<a xmlns:x="urn:x"><r xmlns="urn:r"><x:t x:k="1"/></r></a>', "r")
    assert isinstance(item, XmlRecord)
    assert [part.tag for part in item.element.iter()] == ["r", "t"]
    assert item.element[0].attrib == {"k": "1"}


@pytest.mark.parametrize(
    ("inside", "read"),
    [
        ("a & b", "a & b"),
        ("a \x01b", "a b"),
        ("1 < 2", "1 < 2"),
        ("a &#11; b &nope;", "a  b &nope;"),
        ("a <&#0;x>b", "a <x>b"),  # what is taken out makes no tag of what was none
        ("a <\x01x>b", "a <x>b"),
    ],
)
def test_what_can_be_mended_is_read_and_told(inside: str, read: str) -> None:
    text = f"<all>\n<r>one</r>\n<r>{inside}</r>\n<r>three</r></all>"
    first, problem, second, third = xml_records(text, "r")
    assert isinstance(problem, Problem) and problem.line == 3
    assert isinstance(second, XmlRecord) and second.element.text == read
    assert isinstance(third, XmlRecord) and third.line == 4


def test_what_cannot_be_mended_is_one_problem() -> None:
    first, problem, last = xml_records("<r>a</r>\n<r><x>b</y></r>\n<r>c</r>", "r")
    assert isinstance(first, XmlRecord) and isinstance(last, XmlRecord)
    assert isinstance(problem, Problem) and problem.line == 2 and problem.text.startswith("<r><x>")


def test_an_element_without_an_end_takes_no_other_with_it() -> None:
    first, problem, last = xml_records("<r>a</r>\n<r>b\n<r>c</r>\n", "r")
    assert isinstance(first, XmlRecord) and isinstance(last, XmlRecord)
    assert isinstance(problem, Problem) and problem.line == 2
    assert (last.element.text, last.line) == ("c", 3)


def test_no_entity_of_a_file_is_expanded() -> None:
    bomb = '<!DOCTYPE r [<!ENTITY a "ha"><!ENTITY b "' + "&a;" * 50 + '">\n'
    for level in range(1, 12):
        bomb += f'<!ENTITY c{level} "{f"&c{level - 1};" * 50}">\n'
    bomb += ']>\n<all><r>&c11;</r><r>good</r><r SYSTEM="x">&e;</r></all>'
    problems = [item for item in xml_records(bomb, "r") if isinstance(item, Problem)]
    texts = [i.element.text for i in xml_records(bomb, "r") if isinstance(i, XmlRecord)]
    assert texts == ["&c11;", "good", "&e;"]
    assert "entities" in problems[0].reason


@pytest.mark.parametrize(
    "text",
    [
        "<r>" * 50_000,
        "<r>" + "<x>" * 100_000 + "</x>" * 100_000 + "</r>",
        "<r a='" * 50_000,
        "<r " * 50_000,
        "</r>" * 50_000,
        "<!--" * 50_000,
        "<r><![CDATA[" * 20_000,
        "<r>&" * 30_000 + "</r>",
        "<r><a:b c:d='1'>" * 10_000,
    ],
    ids=lambda text: text[:14],
)
def test_hostile_texts_end(text: str) -> None:
    """Recursion, quadratic time or memory would be seen as a crash or a hang."""
    for item in xml_records(text, "r"):
        assert isinstance(item, Problem) or len(item.element) < 50


def test_first_element() -> None:
    head = '<?xml version="1.0"?>\n<!-- a - b --><!DOCTYPE x [ <!ENTITY y "z"> ]>\n<p:feed a="b">'
    assert first_element(head) == "feed"
    assert first_element("no XML <at> all") == ""


def test_a_tag_of_very_many_attributes_is_refused_and_its_neighbours_are_read() -> None:
    many = " ".join(f'a{n}="x > y"' for n in range(1_500))
    text = f"<all>\n<r>one</r>\n<r>\n<t {many}/></r>\n<r b='2'>three = 3</r></all>"
    first, problem, third = xml_records(text, "r")
    assert isinstance(first, XmlRecord) and isinstance(third, XmlRecord)
    assert isinstance(problem, Problem) and problem.line == 3
    assert "1,500 attributes, in line 4" in problem.reason
    assert third.element.text == "three = 3" and third.line == 5


def test_an_entry_with_many_tags_may_have_many_attributes() -> None:
    people = "".join(f'<a v="{n}">x=y</a>' for n in range(1_500))
    (item,) = xml_records(f"<r>{people}</r>", "r")
    assert isinstance(item, XmlRecord) and len(item.element) == 1_500
