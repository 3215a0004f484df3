"""The page of a preview, once what was read stands on it."""


def page_of(window, qtbot):
    """Waits for it: it comes in a turn of its own."""
    flow = window.imports.previews
    qtbot.waitUntil(lambda: flow.preview is not None and window.updatesEnabled())
    return window.pages.currentWidget()
