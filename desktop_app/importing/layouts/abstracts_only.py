"""A page that shows nothing but abstracts, cut short; above them at most the owner's name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop_app.importing.importer import Header, Item
from desktop_app.importing.lines.page_furniture import HEAD, outside, passed_over, told
from desktop_app.importing.lines.page_heading import claim_in, claim_of, is_list_heading, owner_in
from desktop_app.importing.lines.page_line import PageLine
from desktop_app.importing.lines.section_heading import headings_passed_over, is_year_heading
from desktop_app.importing.lines.source_line import source_and_year
from desktop_app.importing.lists.page_entry import entry_record
from desktop_app.importing.values.abstract_prose import is_abstract_prose, is_cut_prose
from desktop_app.importing.values.cut_mark import is_cut
from desktop_app.importing.values.person_names import author_list, is_person_name

_NO_ABSTRACT = "This line among the abstracts does not read like one."
_GAP = 2
_SHORTEST_CUT = 60
_SHORTEST = 40
_WHOLE = 300
_LONE = 150
_SPREAD = 40


class AbstractsOnly:
    """See the module."""

    id = "abstracts-only"

    def starts(self, lines: Sequence[PageLine]) -> list[int]:
        """At the owner's name (or the page's count) above each run of abstracts."""
        out: list[int] = []
        last_end = -_GAP - 1
        for first, end in _runs(lines):
            start = first
            while start > 0 and _is_head(lines[start - 1].text) and first - start < 3:
                start -= 1
            head = lines[start:first]
            owned = any(is_person_name(x.text) or claim_of(x.text) for x in head)
            alone = end - first == len(lines) - (first - start)
            if first > 0 and source_and_year(lines[first - 1].text):
                continue  # paragraphs of an entry of another layout
            if start == first and first - last_end <= _GAP:
                last_end = end  # the same page goes on behind a stray line
            elif _is_list(lines[first:end], owned=owned, alone=alone):
                out.append(start)
                last_end = end
        return out

    def read(self, lines: Sequence[PageLine]) -> Iterator[Item]:
        """One page; see Layout."""
        runs = _runs(lines)
        first, end = (runs[0][0], runs[-1][1]) if runs else (len(lines), len(lines))
        head = lines[:first]
        owner = owner_in(head)
        yield Header(self.id, claim_in(head), owner)
        yield from passed_over(head, HEAD)
        for line in lines[first:end]:
            if _is_abstract(line.text):
                yield entry_record(
                    [line], abstract=[line], owner=owner, links=line.links if line.all_link else ()
                )
            elif is_year_heading(line.text):
                yield from headings_passed_over([line])
            else:
                yield from told(line, _NO_ABSTRACT)
        yield from outside(lines[end:])


def _is_head(text: str) -> bool:
    return is_person_name(text) or claim_of(text) is not None or is_list_heading(text)


def _runs(lines: Sequence[PageLine]) -> list[tuple[int, int]]:
    """(first, end) of all runs of lines that read like abstracts."""
    out: list[tuple[int, int]] = []
    first = 0
    for at in range(len(lines) + 1):
        if at == len(lines) or not _is_abstract(lines[at].text):
            if at > first:
                out.append((first, at))
            first = at + 1
    return out


def _is_abstract(text: str) -> bool:
    if is_cut(text):
        return len(text) >= _SHORTEST_CUT
    ends = text.endswith((".", "!", "?", "”", '"', ")", "$"))
    return ends and len(text) >= _SHORTEST and author_list(text) is None


def _is_list(run: Sequence[PageLine], *, owned: bool, alone: bool) -> bool:
    """Whether a run is cut by a machine, or is an owner's list of whole abstracts.

    A page cuts all texts at about the same length; prose that trails off does not.
    """
    cut = sorted(len(line.text) for line in run if is_cut(line.text))
    if len(cut) >= 2:
        middle = cut[len(cut) // 2]
        alike = sum(1 for length in cut if abs(length - middle) <= _SPREAD)
        enough = 3 * len(cut) >= len(run) if owned else 2 * len(cut) >= len(run)
        prose = sum(1 for line in run if is_cut(line.text) and is_cut_prose(line.text))
        return enough and alike * 10 >= len(cut) * 8 and prose * 10 >= len(cut) * 8
    if len(run) == 1:
        return owned and alone and bool(cut) and len(run[0].text) >= _LONE
    long = [line for line in run if len(line.text) >= _WHOLE]
    telling = [line for line in long if is_abstract_prose(line.text)]
    return (
        owned
        and len(run) >= 2
        and len(long) * 10 >= len(run) * 8
        and len(telling) * 10 >= len(run) * 7
    )
