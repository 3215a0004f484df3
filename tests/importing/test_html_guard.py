"""Of HTML that its tags tell: what is made to fill a parser is refused, what Word writes is not."""

from __future__ import annotations

import pytest

from desktop_app.importing.html_text.html_guard import DEEPEST, is_made_to_stall
from desktop_app.importing.html_text.html_lines import read_html
from desktop_app.model.errors import UnreadableListing


@pytest.mark.parametrize("name", ["div", "a:b", "x-y", "a_b", "aé"])
def test_elements_of_any_name_are_counted(name: str) -> None:
    deep = f"<{name}>" * (DEEPEST + 1)
    flat = f"<{name}></{name}>" * 30_000
    assert is_made_to_stall(f"<html><body>{deep}")
    assert is_made_to_stall(f"<html><body>{flat}")
    assert not is_made_to_stall(f"<html><body>{f'<{name}>' * 100}{'A moss. ' * 200}")


def test_empty_elements_of_word_leave_nothing_open() -> None:
    html = "<html><body>" + "<p>Of mosses<o:p/></p>" * 3_000 + "</body></html>"
    assert not is_made_to_stall(html)
    assert len(read_html(html).lines) == 3_000


def test_what_was_made_to_stall_is_refused_with_advice() -> None:
    with pytest.raises(UnreadableListing, match="too deeply nested.*paste"):
        read_html("<html><body>" + "<a:b>" * 5_000)


def test_a_page_that_nothing_changes_is_read_once() -> None:
    html = "<html><body><p>Of mosses</p></body></html>"
    assert read_html(html, lambda tree: False) is read_html(html)
    assert read_html(html, lambda tree: None) is not read_html(html)
