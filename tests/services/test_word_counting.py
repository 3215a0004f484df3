"""Words are counted in looks that nobody waits long for."""

import pytest

from desktop_app.jobs.progress import Progress
from desktop_app.model.description import Description
from desktop_app.model.paper import Triage
from desktop_app.services.imports import word_counting
from desktop_app.services.imports.word_counting import count_words
from desktop_app.services.library import Library
from desktop_app.store.search import word_counts


@pytest.mark.parametrize("watched", [False, True])
def test_where_someone_may_wait_few_words_are_read_at_a_time(tmp_path, monkeypatch, watched):
    monkeypatch.setattr(word_counts, "MANY", 1)
    monkeypatch.setattr(word_counting, "FIRST_WORDS", 4)
    monkeypatch.setattr(word_counting, "LONGEST_LOOK", 0.0)
    monkeypatch.setattr(word_counting, "FEWEST_WORDS", 4)
    library = Library.open(tmp_path / "a.paperfold")
    title = " ".join(f"word{at:02}" for at in range(40))
    with library.write("Start", recorded=False) as write:
        papers = [Description(title=title)] * word_counts.FEWEST
        write.papers.insert_many(papers, triage=Triage.KEPT, added=1)
    asked = []
    count_words(library, Progress(aside=lambda: bool(asked.append(1))) if watched else Progress())
    with library.read() as reader:
        found = reader.connection.execute("SELECT word, papers FROM words ORDER BY word").fetchall()
    assert found == [(f"word{at:02}", word_counts.FEWEST) for at in range(40)]
    assert len(asked) == (40 / 4 + 2 if watched else 0)
    library.close()
