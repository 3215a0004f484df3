from desktop_app.jobs.progress import ProgressState
from desktop_app.ui.job_words import facts


def test_items_are_counted() -> None:
    assert facts(ProgressState(684, 1103), 0.2) == ["684 of 1,103"]
    assert facts(ProgressState(500, 1000), 4) == ["500 of 1,000", "4 s left"]
    assert facts(ProgressState(34_000), 4) == ["34,000 so far"]
    assert facts(ProgressState(0, 1), 4) == facts(ProgressState(), 4) == []


def test_of_a_large_file_megabytes_speed_and_time_are_told() -> None:
    state = ProgressState(250_000_000, 1_000_000_000, "a file", True, 20_000)
    assert facts(state, 10) == ["250 of 1,000 MB", "2,000 papers a second", "30 s left"]
    assert facts(state, 100) == ["250 of 1,000 MB", "200 papers a second", "5 min left"]
    assert facts(state._replace(made=0), 0.2) == ["250 of 1,000 MB"]
