"""Other words by which actions are found in the palette: what people call them elsewhere."""

from __future__ import annotations

from desktop_app.ui.actions.menu_table import scale_action
from desktop_app.ui.look import SCALES

CONTEXT = "other words"
"""What their translations are looked up under: not word for word, but what is usual there."""

_THEME = "Theme, mode, appearance, colors"
_DENSITY = "Density, row height, spacing"
_SIZE = "Scale, font size, per cent"
_LARGER = "Bigger text, zoom in, increase, enlarge, font size"
_SMALLER = "Smaller text, zoom out, decrease, reduce, font size"
_LAYOUT = "Layout, preview pane, panel"
_SORT = "Sort, sorting"
_GROUP = "Sections, headings"

OTHER_WORDS: dict[str, str] = {
    "view.system": f"{_THEME}, automatic, dark, light",
    "view.light": f"{_THEME}, day, bright, white",
    "view.dark": f"{_THEME}, night, black",
    "view.contrast_light": f"{_THEME}, accessibility, bright",
    "view.contrast_dark": f"{_THEME}, accessibility, night, black",
    "view.dense": f"{_DENSITY}, compact, tight",
    "view.normal": f"{_DENSITY}, default",
    "view.roomy": f"{_DENSITY}, comfortable, wide",
    **{scale_action(scale): _SIZE for scale in SCALES},
    "view.all_larger": _LARGER,
    "view.all_smaller": _SMALLER,
    "view.larger": _LARGER,
    "view.smaller": _SMALLER,
    "view.own_size": "Reset text size, zoom, font size",
    "view.sidebar": "Left pane, panel, show or hide",
    "view.facets": "Filter, narrow down, histogram, panel",
    "view.details_right": _LAYOUT,
    "view.details_below": _LAYOUT,
    "view.details_off": f"{_LAYOUT}, hide",
    "view.columns": "Fields, show or hide",
    "view.newest_first": f"{_SORT}, date, latest",
    "view.best_first": f"{_SORT}, relevance, rank",
    "view.group_none": _GROUP,
    "view.fold_all": "Collapse",
    "view.unfold_all": "Expand",
    "language.system": "Default, automatic, language",
    "language.english": "English, language",
    "language.chinese": "Chinese, Simplified, Mandarin, language",
    "file.new": "Create, database",
    "file.open": "Database, switch",
    "file.import": "Add, load, read, BibTeX, RIS",
    "file.paste": "Clipboard, import",
    "file.sample": "Demo, example",
    "file.export": "Save, download, bibliography, BibTeX, RIS, CSV",
    "file.quit": "Exit, close",
    "edit.history": "Log, versions, changes",
    "edit.find": "Search",
    "paper.new": "Add, create, by hand",
    "paper.edit": "Change, correct, metadata, find and replace",
    "paper.note": "Comment, annotation",
    "paper.keep": "Accept, triage",
    "paper.dismiss": "Reject, ignore, archive, triage",
    "paper.open": "PDF, view",
    "paper.open_link": "Browser, web page, URL",
    "paper.attach": "PDF, add, link",
    "paper.more_like": "Similar, related, recommend",
    "paper.join": "Merge, same, combine",
    "paper.trash": "Delete, remove, bin",
    "paper.restore": "Undelete, recover",
    "paper.delete": "Remove, erase",
    "tags.add": "Label, keyword, category",
    "tags.manage": "Labels, rename, merge, colours",
    "lists.new": "Collection, folder, create",
    "searches.save": "Smart list, filter, keep",
    "reading.start": "Focus, full screen, reader, distraction-free",
    "reading.inbox": "Triage, decide, review",
    "lookup.network": "Internet, online, offline, privacy",
    "lookup.settings": "Preferences, options, internet, services, email",
    "paper.find": "Internet, look up, complete, Crossref, metadata",
    "go.overview": "Statistics, charts, dashboard, graphs",
    "go.trash": "Deleted, bin",
    "go.duplicates": "Same, twins, merge",
    "help.shortcuts": "Keyboard, keys, hotkeys, preferences",
    "help.log": "Errors, debug",
    "help.about": "Version, licence",
}
"""By the id of an action, in English; translated when they are asked for."""
