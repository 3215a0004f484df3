from desktop_app.model.query import INBOX, PaperQuery, SortField
from desktop_app.ui.view_state import Page, ViewState


def test_each_value_is_told_once_and_only_where_it_differs(qapp):
    state, heard = ViewState(), []
    for signal in (
        state.query_changed, state.chosen_changed, state.current_changed,
        state.page_changed, state.found_changed, state.words_changed,
    ):  # fmt: skip
        signal.connect(heard.append)
    for _ in range(2):
        state.set_place(INBOX)
        state.set_text("moss", ("moss",))
        state.set_sort(SortField.YEAR, False)
        state.set_chosen((3, 1))
        state.set_current(3)
        state.set_page(Page.REPORT)
        state.set_found(2)
    assert heard == [
        PaperQuery(INBOX),
        ("moss",),
        PaperQuery(INBOX, "moss"),
        PaperQuery(INBOX, "moss", SortField.YEAR, False),
        (3, 1),
        3,
        "report",
        2,
    ]
