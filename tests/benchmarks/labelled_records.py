"""What listings say of invented works, with the noise of real ones; from a fixed seed."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from desktop_app.model.description import Identifier
from desktop_app.model.record import Record
from tests.benchmarks.labelled_work import Edition, Name, Work
from tests.benchmarks.labelled_works import SEED, Works

_SPELT = str.maketrans(
    {"ü": "ue", "ö": "oe", "ä": "ae", "Ö": "Oe", "Ü": "Ue", "Ø": "Oe", "å": "aa", "Å": "Aa"}
)
_SCANNED = (
    ("rn", "m"),
    ("l", "1"),
    ("cl", "d"),
    ("fi", "f i"),
    ("e", "c"),
    ("h", "b"),
    ("in", "m"),
)
_SLAVIC = (
    ("Shch", "Sch"), ("Kh", "H"), ("Ya", "Ia"), ("Ts", "C"), ("Zh", "Ž"), ("sky", "skii"),
    ("ov", "off"),
)  # fmt: skip
_PARTICLE = re.compile(r"^((?:van|der|de|la|von|Di) )+")
_LOST = {"\u00f8": "o", "\u00d8": "O"}


@dataclass(frozen=True, slots=True)
class Labelled:
    """A record and the number of the work it tells of. kind: what the work is a test of."""

    work: int
    kind: str
    record: Record


def labelled(count: int, seed: int = SEED) -> Iterator[Labelled]:
    """The records of about `count` works, work by work; the same ones for the same seed."""
    telling = Telling(random.Random(seed + 1))
    for work in Works(seed).works(count):
        for record in telling.of(work):
            yield Labelled(work.number, work.kind, record)


class Telling:
    """Tells of works as listings of several kinds do."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def of(self, work: Work) -> list[Record]:
        """At least one record; each of an edition and from a listing that would have it."""
        chance = self._chance
        count = chance.choices((1, 2, 3, 4, 6), (50, 26, 13, 8, 3))[0]
        editions = list(work.editions)
        chance.shuffle(editions)
        found = []
        for at in range(max(count, 2 if len(editions) > 1 else 1)):
            edition = editions[at % len(editions)]
            forms: list[Callable[[Work, Edition], Record]] = [self._bibliography, self._service]
            if not edition.language:
                forms.append(self._reference)
            if not _told_by_place(edition) and not edition.language:
                forms += [self._publications, self._profile]
                if any(record.title and record.abstract for record in found):
                    forms.append(self._abstract_alone)
            if edition.arxiv_id:
                forms += [self._mail, self._mail]
            if edition.pmid:
                forms += [self._pubmed, self._pubmed]
            found.append(chance.choice(forms)(work, edition))
        return found

    # Kinds of listings.

    def _bibliography(self, work: Work, edition: Edition) -> Record:
        """A BibTeX file: names turned or not, a DOI more often than not."""
        chance = self._chance
        turned = chance.random() < 0.6
        fields = self._place(edition)
        if edition.isbn:
            fields["ISBN"] = edition.isbn
        if edition.language:
            fields["language"] = {"en": "English", "de": "german", "fr": "fr", "ru": "ru-RU"}[
                edition.language
            ]
        return self._record(
            edition,
            title=self._title(edition.title, 0.01),
            authors=tuple(self._name(name, turned=turned) for name in self._list(work.authors)),
            authors_complete=True,
            venue=edition.short if chance.random() < 0.3 else edition.venue,
            abstract=work.abstract if work.abstract and chance.random() < 0.3 else None,
            abstract_complete=True,
            doi=edition.doi if chance.random() < 0.65 else None,
            arxiv_id=edition.arxiv_id if chance.random() < 0.8 else None,
            fields=fields,
        )

    def _service(self, work: Work, edition: Edition) -> Record:
        """Crossref, OpenAlex and the like: exact, with identifiers."""
        return self._record(
            edition,
            title=edition.title,
            authors=tuple(f"{given} {family}" for given, family in work.authors),
            authors_complete=True,
            venue=edition.venue,
            abstract=work.abstract if work.abstract and self._chance.random() < 0.5 else None,
            abstract_complete=True,
            doi=edition.doi,
            arxiv_id=edition.arxiv_id,
            fields=self._place(edition)
            | ({"ISBN": edition.isbn} if edition.isbn else {})
            | ({"language": edition.language} if edition.language else {}),
        )

    def _reference(self, work: Work, edition: Edition) -> Record:
        """A list of references: initials, 'et al.', short venues, scanning errors, few DOIs."""
        chance = self._chance
        turned = chance.random() < 0.5
        names = [self._name(name, turned=turned, initials=True) for name in work.authors]
        cut = len(names) > 3 and chance.random() < 0.5
        placed = _told_by_place(edition) or chance.random() < 0.8
        return self._record(
            edition,
            title=self._title(edition.title, 0.0 if _told_by_place(edition) else 0.05),
            authors=tuple(names[: chance.choice((1, 3))] if cut else names),
            authors_complete=not cut,
            venue=edition.short if chance.random() < 0.7 else edition.venue,
            doi=edition.doi if chance.random() < 0.15 else None,
            arxiv_id=edition.arxiv_id if chance.random() < 0.5 else None,
            fields=self._place(edition) if placed else {},
            typed=edition.type == "thesis" or chance.random() < 0.5,
        )

    def _publications(self, work: Work, edition: Edition) -> Record:
        """A publication list of a page: authors cut with a count, abstract cut."""
        names = [self._name(name, turned=False) for name in work.authors]
        shown = names if len(names) <= 3 else names[:3]
        return self._record(
            edition,
            title=self._title(edition.title, 0.02, cut=0.03 if work.kind == "plain" else 0.0),
            authors=tuple(shown),
            author_total=len(names),
            authors_complete=len(shown) == len(names),
            venue=edition.venue,
            abstract=self._cut(work.abstract, work.common + 150, work.common + 400),
            abstract_complete=False,
            typed=False,
        )

    def _profile(self, work: Work, edition: Edition) -> Record:
        """A person's page: no authors, but its owner."""
        owner = self._chance.choice(work.authors)
        cut = self._chance.random() < 0.4
        return self._record(
            edition,
            title=self._title(edition.title, 0.01),
            attributed_to=(f"{owner[0]} {owner[1]}",),
            venue=edition.venue if work.kind == "thesis" or self._chance.random() < 0.7 else None,
            abstract=self._cut(work.abstract, work.common + 200, work.common + 700)
            if cut
            else work.abstract or None,
            abstract_complete=not cut,
            typed=False,
        )

    def _abstract_alone(self, work: Work, edition: Edition) -> Record:
        least = work.common + 150
        return Record(
            abstract=self._cut(work.abstract, least, least + 300), abstract_complete=False
        )

    def _mail(self, work: Work, edition: Edition) -> Record:
        """A mail of arXiv."""
        return self._record(
            edition,
            title=edition.title,
            authors=tuple(self._name(name, turned=False) for name in work.authors),
            authors_complete=True,
            abstract=work.abstract or None,
            abstract_complete=True,
            arxiv_id=edition.arxiv_id,
        )

    def _pubmed(self, work: Work, edition: Edition) -> Record:
        names = tuple(
            f"{_plain(family)} {''.join(word[0] for word in re.split('[ -]', given))}"
            for given, family in work.authors
        )
        return self._record(
            edition,
            title=edition.title + ".",
            authors=names,
            authors_complete=True,
            venue=edition.short,
            abstract=work.abstract or None,
            abstract_complete=True,
            doi=edition.doi if self._chance.random() < 0.7 else None,
            identifiers=(Identifier("pmid", edition.pmid or ""),),
            fields=self._place(edition),
        )

    # Noise.

    def _record(self, edition: Edition, typed: bool = True, **told: object) -> Record:
        year = None if self._chance.random() < 0.06 else edition.year
        if not told.get("abstract"):
            told.pop("abstract", None), told.pop("abstract_complete", None)
        if not told.get("authors"):
            told["authors_complete"] = None
        return Record(type=edition.type if typed else None, year=year, **told)  # type: ignore[arg-type]

    def _place(self, edition: Edition) -> dict[str, str]:
        told = {"volume": edition.volume, "issue": edition.issue, "page": edition.page}
        return {name: value for name, value in told.items() if value}

    def _title(self, title: str, errors: float, cut: float = 0.0) -> str:
        chance = self._chance
        roll = chance.random()
        if roll < errors:
            return self._mistaken(title)
        if roll < errors + cut and len(title) > 50:
            return title[: chance.randrange(35, len(title) - 6)].rstrip() + "…"
        roll = chance.random()
        if roll < 0.12:
            title = title.title()
        elif roll < 0.15:
            title = title.upper() if "$" not in title else title
        elif roll < 0.20:
            title = _plain(title)
        elif roll < 0.25:
            title = title.replace("-", " ").replace("$\\alpha$", "α")
        elif roll < 0.30:
            title = title.replace(":", " –").replace("“", '"').replace("”", '"')
        return title + "." if chance.random() < 0.05 else title

    def _mistaken(self, title: str) -> str:
        """One typing or scanning error."""
        chance = self._chance
        kind = chance.randrange(5)
        at = chance.randrange(3, max(4, len(title) - 2))
        if kind == 0:
            return title[:at] + title[at + 1 :]
        if kind == 1:
            return title[:at] + title[at + 1 : at + 2] + title[at] + title[at + 2 :]
        if kind == 2:
            return title[:at] + chance.choice("aeinorst") + title[at:]
        if kind == 3:
            return title[:at] + chance.choice("aeinorst") + title[at + 1 :]
        good, bad = chance.choice([pair for pair in _SCANNED if pair[0] in title] or [("", "")])
        return title.replace(good, bad, 1)

    def _cut(self, text: str, least: int, most: int) -> str | None:
        return text[: self._chance.randrange(least, most)].rstrip() + "…" if text else None

    def _list(self, authors: tuple[Name, ...]) -> tuple[Name, ...]:
        if len(authors) > 2 and self._chance.random() < 0.02:
            return authors[1:] + authors[:1]
        return authors

    def _name(self, name: Name, *, turned: bool, initials: bool = False) -> str:
        chance = self._chance
        given, family = name
        roll = chance.random()
        if roll < 0.06:
            given, family = _plain(given), _plain(family)
        elif roll < 0.09:
            family = family.translate(_SPELT)
        elif roll < 0.11:
            for one, other in _SLAVIC:
                if one in family:
                    family = family.replace(one, other)
                    break
        if roll > 0.9:
            given = given.split(" ")[0]
        if initials or roll > 0.95:
            words = given.split(" ")
            given = " ".join("-".join(part[0] + "." for part in word.split("-")) for word in words)
        elif 0.12 < roll < 0.15:
            given = given.replace("-", "")
        if not turned:
            return f"{given} {family}"
        particle = _PARTICLE.match(family)
        if particle and chance.random() < 0.3:
            return f"{family[particle.end() :]}, {given} {particle.group().strip()}"
        return f"{family}, {given}"


def _told_by_place(edition: Edition) -> bool:
    """Whether a title says so little that nobody could tell the work without its place."""
    return edition.type == "thesis" or len(edition.title) < 35 and not edition.arxiv_id


def _plain(text: str) -> str:
    """Without accents."""
    text = "".join(_LOST.get(sign, sign) for sign in text)
    return "".join(
        sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign)
    )
