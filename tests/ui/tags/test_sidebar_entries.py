from desktop_app.model.paper import Status
from desktop_app.model.query import INBOX, LIBRARY, Place, PlaceKind
from desktop_app.model.source import Source
from desktop_app.model.tag import Tag
from desktop_app.ui.tags.sidebar_entries import EntryKind, SidebarContent, entries


def texts(found):
    return [entry.text for entry in found]


def test_an_empty_library_lists_only_what_is_always_there(qapp):
    found = entries(SidebarContent({}))
    assert texts(found) == [
        "Inbox", "Library", "Untagged", "Possible duplicates", "Overview",
        "Status", "Unread", "To read", "Reading", "Read",
    ]  # fmt: skip
    assert all(entry.count is None for entry in found)


def test_counts_stand_at_their_places_and_what_waits_is_marked(qapp):
    counts = {
        INBOX: 3, LIBRARY: 2318, Place(PlaceKind.STATUS, "reading"): 12,
        Place(PlaceKind.TRASH): 1,
    }  # fmt: skip
    by_place = {entry.place: entry for entry in entries(SidebarContent(counts))}
    assert (by_place[INBOX].count, by_place[INBOX].waiting) == (3, True)
    assert (by_place[LIBRARY].count, by_place[LIBRARY].waiting) == (2318, False)
    reading = by_place[Place(PlaceKind.STATUS, Status.READING.value)]
    assert (reading.count, reading.status) == (12, Status.READING)
    assert by_place[Place(PlaceKind.TRASH)].count == 1
    assert Place(PlaceKind.DISMISSED) not in by_place


def test_tags_form_a_tree_with_levels_that_are_no_tags_themselves(qapp):
    tags = [
        Tag(1, "method/moe", 195, 227),
        Tag(2, "method/attention", 280, 121),
        Tag(3, "read first", 28, 14),
        Tag(4, "method/moe/large", None, 0),
    ]
    tree = [
        entry
        for entry in entries(SidebarContent({LIBRARY: 1}, tags))
        if entry.kind is EntryKind.TAG
    ]
    assert texts(tree) == ["method", "read first"]
    method = tree[0]
    assert method.tag_id is None
    assert method.place == Place(PlaceKind.TAG, "method")
    assert texts(method.children) == ["attention", "moe"]
    moe = next(child for child in method.children if child.text == "moe")
    assert (moe.tag_id, moe.hue, moe.count, moe.depth) == (1, 195, 227, 1)
    assert texts(moe.children) == ["large"]


def test_levels_are_one_whatever_their_case(qapp):
    tags = [Tag(1, "method", 195, 2), Tag(2, "Method/moe", 28, 3), Tag(3, "METHOD/Moe/a", 28, 1),
            Tag(4, "Data/x", 28, 4), Tag(5, "data/y", 28, 1)]  # fmt: skip
    counts = {LIBRARY: 9, Place(PlaceKind.TAG, "method"): 5, Place(PlaceKind.TAG, "data"): 5}
    found = entries(SidebarContent(counts, tags))
    tree = [entry for entry in found if entry.kind is EntryKind.TAG]
    assert [(entry.text, entry.count) for entry in tree] == [("Data", 5), ("method", 5)]
    assert texts(tree[0].children) == ["x", "y"]
    (moe,) = tree[1].children
    assert (moe.text, moe.tag_id, moe.place) == ("moe", 2, Place(PlaceKind.TAG, "Method/moe"))
    assert texts(moe.children) == ["a"]


def test_sources_bear_their_names_and_counts(qapp):
    found = entries(SidebarContent({LIBRARY: 1}, (), [Source(7, "Ada Thorn", "page", 62)]))
    source = next(entry for entry in found if entry.text == "Ada Thorn")
    assert source.place == Place(PlaceKind.SOURCE, "7")
    assert source.count == 62


def test_sources_of_one_name_are_told_apart_by_their_layout(qapp):
    sources = [
        Source(1, "Ada Thorn", "page", 8, "abstracts-only"),
        Source(2, "Ada Thorn", "page", 7, "profile-with-abstracts"),
        Source(3, "Bela Reed", "page", 7, "publication-list"),
    ]
    found = texts(entries(SidebarContent({LIBRARY: 1}, (), sources)))
    assert "Ada Thorn · abstracts only" in found
    assert "Ada Thorn · profile, with abstracts" in found
    assert "Bela Reed" in found


def test_names_are_shown_without_marks_that_act_and_kept_with_them(qapp):
    tags = [Tag(1, "a\u202eb/c\u2066d", 195, 1)]
    sources = [Source(1, "list\u202etxt.bib", "file", 3)]
    found = entries(SidebarContent({LIBRARY: 1}, tags, sources))
    (parent,) = [entry for entry in found if entry.kind is EntryKind.TAG]
    assert (parent.text, parent.children[0].text) == ("a b", "c d")
    assert parent.children[0].place == Place(PlaceKind.TAG, "a\u202eb/c\u2066d")
    (source,) = [entry for entry in found if entry.icon == "listing"]
    assert source.text == "list txt.bib"
