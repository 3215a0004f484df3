"""Lists of arXiv that come without a mail's head are sources by their archive and kind."""

from __future__ import annotations

from desktop_app.jobs.progress import Progress
from desktop_app.services.reading.read_service import ListingInput
from tests.services.listings_made import session_in

RULE = "-" * 78 + "\n"


def blocks(category: str, first: int) -> str:
    return RULE + RULE.join(
        f"\\\\\narXiv:2406.{first + place:05}\nDate: Thu, 6 Jun 2024 17:59:01 GMT   (12kb)\n\n"
        f"Title: Lanterns of kind {first + place} in a fog\nAuthors: Ada Quill\n"
        f"Categories: {category} {other}\n\\\\\n  We light lantern {first + place} and look.\n"
        f"\\\\ ( https://arxiv.org/abs/2406.{first + place:05} ,  12kb)\n"
        for place, other in enumerate(("cs.AI", "stat.ML", "cs.CV"))
    )


def page(head: str, first: int) -> str:
    entries = "".join(
        f"[{place}] arXiv:2406.{first + place:05} [pdf, html, other]\n"
        f"Title: Wicks of kind {first + place}\nAda Quill, Bram Oster\n"
        f"Subjects: Machine Learning (cs.LG); {other}\n"
        for place, other in enumerate(("Artificial Intelligence (cs.AI)", "Robotics (cs.RO)",
                                       "Computation (stat.CO)"), 1)
    )  # fmt: skip
    return f"Machine Learning\n{head}\nTotal of 3 entries\n{entries}"


def sources(texts: list[str], tmp_path) -> dict[str, tuple[str, int]]:
    session = session_in(tmp_path)
    for place, text in enumerate(texts):
        item = ListingInput(None, text, None, f"paste {place}")
        session.imports.import_listings([item], Progress())
    found = {source.name: (source.kind, source.copies) for source in session.sources.all()}
    session.close()
    return found


def test_bodies_of_mails_are_named_by_their_archives(tmp_path):
    head = "Submissions to:\nArtificial Intelligence\nMachine Learning\nreceived from  Wed\n"
    texts = [RULE + head + blocks("cs.LG", 1), RULE + head + blocks("cs.LG", 20)]
    assert sources(texts, tmp_path) == {
        "arXiv: Artificial Intelligence, Machine Learning": ("mail", 2)
    }


def test_bare_blocks_are_named_by_the_category_that_all_bear(tmp_path):
    texts = [blocks("cs.LG", 1), blocks("astro-ph.EP", 20), blocks("cs.LG", 40)]
    assert sources(texts, tmp_path) == {
        "arXiv cs.LG": ("mail", 2),
        "arXiv astro-ph.EP": ("mail", 1),
    }


def test_pages_are_named_by_category_and_kind(tmp_path):
    texts = [
        page("Showing new listings for Friday, 7 June 2024", 1),
        page("Authors and titles for recent submissions", 20),
        page("Showing new listings for Monday, 10 June 2024", 40),
        page("Authors and titles for June 2024", 60),
    ]
    assert sources(texts, tmp_path) == {
        "arXiv cs.LG new": ("mail", 2),
        "arXiv cs.LG recent": ("mail", 1),
        "arXiv cs.LG by month": ("mail", 1),
    }
