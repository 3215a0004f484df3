"""The page of a preview, once what was read stands on it."""

from desktop_app.model.listing import Destination
from desktop_app.services.imports.import_series import Held, unwritten


def look_at(window, previews):
    """Listings of one import, none of which is added yet."""
    held = [Held(preview, place) for place, preview in enumerate(previews)]
    report = unwritten(previews, Destination.AUTO)
    window.imports.previews.start(held, Destination.AUTO, report)


def page_of(window, qtbot):
    """Waits for it: it comes in a turn of its own."""
    flow = window.imports.previews
    qtbot.waitUntil(lambda: flow.preview is not None and window.updatesEnabled())
    return window.pages.currentWidget()
