"""What makes lines under no heading worth being looked at as a programme."""

from __future__ import annotations

import pytest

from desktop_app.importing.lines.page_line import page_lines
from desktop_app.importing.lists import programme_signs
from desktop_app.importing.lists.programme_signs import says_meeting

NUMBERED = ["[12] Kites that Steer Themselves", "Oda Merrivale (Moors), Jun Tarkowski (Larch Labs)"]
REFERENCE = "[{}] O. Merrivale and J. Tarkowski. Is old glass slower? Garden Letters 3, 2021."


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (NUMBERED, True),
        (NUMBERED[::-1], True),
        (["9:00 Kites that Steer Themselves"], True),
        (["Session 3: Wind", "Kites"], True),
        (["Kites that Steer Themselves", NUMBERED[1]], False),
        ([REFERENCE.format(number) for number in range(40)], False),
    ],
)
def test_numbers_of_papers_stand_beside_authors(lines: list[str], says: bool) -> None:
    assert says_meeting(page_lines(lines)) is says


def test_names_are_looked_for_beside_the_first_numbers_alone(monkeypatch) -> None:
    looked_at: list[str] = []
    monkeypatch.setattr(programme_signs, "programme_authors", looked_at.append)
    wrapped = [line for number in range(5000) for line in (REFERENCE.format(number), "pp. 1-20.")]
    assert not says_meeting(page_lines(wrapped))
    assert len(looked_at) == 300
