"""AuthorService: an author's papers, the spellings that the user joined, and those like them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from desktop_app.jobs.progress import Progress
from desktop_app.markup.plain import comparable
from desktop_app.matching.spellings import alike, family_words, first_letters
from desktop_app.model.author import Author, AuthoredPaper, LikeSpelling, SpelledAlike, Spelling
from desktop_app.model.display_name import display_name
from desktop_app.services.library import Library
from desktop_app.services.wording import quoted
from desktop_app.store.search.author_repository import AuthorRepository, Authorship
from desktop_app.store.search.field_values import FieldValues

MOST_LIKE = 40
"""Spellings that are proposed."""


class AuthorService:
    """Reads on any thread; writes on the writing lane, each one undo step.

    What is joined is the spelling, wherever it stands: papers and records stay as they were read,
    and matching takes no notice of it.
    """

    def __init__(self, library: Library) -> None:
        self._library = library

    def author(self, name: str) -> Author:
        """The person with this spelling. One that no paper has is a person without papers."""
        with self._library.read() as reader:
            authors = AuthorRepository(reader.connection)
            names = authors.joined(name)
            found = authors.papers(names)
            titles = {
                row.id: row.display_title for row in reader.papers.rows([p.id for p in found])
            }
        spelled = Counter(each for paper in found for each in set(paper.authors) & set(names))
        ordered = sorted(names, key=lambda each: (-spelled[each], each != name, each))
        years = Counter(paper.year for paper in found if paper.year is not None)
        return Author(
            name=ordered[0],
            spellings=tuple(Spelling(each, spelled[each]) for each in ordered),
            papers=tuple(
                AuthoredPaper(paper.id, titles.get(paper.id, ""), paper.year, paper.venue)
                for paper in found
            ),
            years=tuple(sorted(years.items())),
            co_authors=_counted(_others(found, names), lambda each: comparable(display_name(each))),
            venues=_counted((paper.venue for paper in found if paper.venue), comparable),
        )

    def like(self, name: str, progress: Progress) -> tuple[LikeSpelling, ...]:
        """Spellings that may be this person's and are not joined, the likeliest first.

        Only names are compared that share a family name with one of the person's spellings, as the
        matcher spells it; of very many papers the newest. Raises Cancelled.
        """
        with self._library.read() as reader:
            authors = AuthorRepository(reader.connection)
            names = authors.joined(name)
            words: list[str] = []
            for letter in sorted(first_letters(names)):
                progress.step(note="Looking for other spellings")
                words += family_words(names, authors.words_from(letter))
            fitting = []
            for other, papers in authors.names_with(words).items():
                if other not in names and (how := _how(names, other)) is not None:
                    fitting.append((other, papers, how))
            fitting.sort(key=lambda each: (-each[1], each[0]))
            mine = _keys(_others(authors.papers(names), names))
            found = []
            for other, papers, how in fitting[:MOST_LIKE]:
                progress.step(note="Looking for other spellings")
                theirs = _keys(_others(authors.papers([other]), [other]))
                found.append(LikeSpelling(other, papers, how, len(mine & theirs)))
        found.sort(key=lambda each: (-each.shared, -each.papers, each.name))
        return tuple(found)

    def named(self, beginning: str, most: int = 40) -> list[Spelling]:
        """Names of which a word begins so; those that most have of the newest papers."""
        with self._library.read() as reader:
            if comparable(beginning):
                values = FieldValues(reader.connection).of("author", beginning, most)
            else:
                values = AuthorRepository(reader.connection).commonest(most)
        return [Spelling(name, papers) for name, papers in values]

    def of_papers(self, paper_ids: Sequence[int]) -> list[str]:
        """The authors of papers, each once, in the order of papers and lists."""
        with self._library.read() as reader:
            papers = reader.papers.many(paper_ids)
            return list(dict.fromkeys(name for paper in papers for name in paper.authors))

    def join(self, name: str, other: str) -> None:
        """Two spellings, with all that are joined with either, are one person's from now on."""
        with self._library.write(f"Join the spellings {quoted(name, other)}") as write:
            AuthorRepository(write.connection).join([name, other])

    def part(self, name: str) -> None:
        """A spelling is no longer one person's with others."""
        with self._library.write(f"Part the spelling {quoted(name)}") as write:
            AuthorRepository(write.connection).part(name)


def _others(papers: Iterable[Authorship], names: Iterable[str]) -> list[str]:
    """The co-authors of each paper, one after the other."""
    own = frozenset(names)
    return [name for paper in papers for name in dict.fromkeys(paper.authors) if name not in own]


def _keys(names: Iterable[str]) -> set[str]:
    return {comparable(display_name(name)) for name in names}


_LEAST_FIRST = (
    SpelledAlike.SIGNS, SpelledAlike.ORDER, SpelledAlike.TRANSCRIPTION, SpelledAlike.INITIALS
)  # fmt: skip


def _how(names: Iterable[str], other: str) -> SpelledAlike | None:
    """In what a spelling differs from the one of these that it differs least from."""
    found = {how for name in names if (how := alike(name, other)) is not None}
    return next((how for how in _LEAST_FIRST if how in found), None)


def _counted(values: Iterable[str], key_of: Callable[[str], str]) -> tuple[tuple[str, int], ...]:
    """Values with how often each stands there, most first, under the commonest spelling."""
    spelled: dict[str, Counter[str]] = {}
    for value in values:
        spelled.setdefault(key_of(value), Counter())[value] += 1
    counted = [(ways.most_common(1)[0][0], ways.total()) for ways in spelled.values()]
    return tuple(sorted(counted, key=lambda each: (-each[1], each[0])))
