"""The View menu: light and dark, panes, columns, sizes."""

from __future__ import annotations

from functools import partial

from desktop_app.model.grouping import GroupBy
from desktop_app.model.query import SortField
from desktop_app.ui.actions.action import ActionContext, ActionSpec, When
from desktop_app.ui.actions.menu_table import scale_action
from desktop_app.ui.look import SCALES, Density, Theme, next_of


def set_theme(theme: Theme, context: ActionContext) -> None:
    """Light, dark or as the desktop is; remembered."""
    context.settings.theme = theme
    context.look.set_theme(theme)


def set_density(density: Density, context: ActionContext) -> None:
    """Height of rows; remembered."""
    context.settings.density = density
    context.look.set_density(density)


def set_scale(scale: float, context: ActionContext) -> None:
    """Everything larger or smaller; remembered."""
    context.window.set_scale(scale)


def scale_by(steps: int, context: ActionContext) -> None:
    """The next larger or smaller size of everything."""
    set_scale(next_of(SCALES, context.settings.scale, steps), context)


def zoom(steps: int, context: ActionContext) -> None:
    """Abstracts larger or smaller; 0 for their own size. Remembered."""
    if steps:
        context.look.zoom_by(steps)
    else:
        context.look.set_zoom(1.0)
    context.settings.zoom = context.look.zoom


def _theme(theme: Theme, text: str) -> ActionSpec:
    return ActionSpec(
        f"view.{theme.value}", text, partial(set_theme, theme),
        checked=lambda context: context.look.theme is theme,
    )  # fmt: skip


def _density(density: Density, text: str) -> ActionSpec:
    return ActionSpec(
        f"view.{density.value}", text, partial(set_density, density),
        checked=lambda context: context.look.density is density,
    )  # fmt: skip


def _scale(scale: float) -> ActionSpec:
    return ActionSpec(
        scale_action(scale), f"{scale:.0%}", partial(set_scale, scale),
        checked=lambda context: context.settings.scale == scale,
    )  # fmt: skip


def _order(sort: SortField, name: str, text: str) -> ActionSpec:
    return ActionSpec(
        f"view.{name}", text, lambda context: context.view_state.set_sort(sort, True),
        when=When.PAPERS_SHOWN,
        checked=lambda c: (c.view_state.query.sort, c.view_state.query.descending) == (sort, True),
    )  # fmt: skip


def _group(name: str, text: str, by: GroupBy | None) -> ActionSpec:
    return ActionSpec(
        f"view.group_{name}", text, lambda context: context.view_state.set_group(by),
        when=When.PAPERS_SHOWN,
        checked=lambda context: context.view_state.query.group is by,
    )  # fmt: skip


def _fold(name: str, text: str, folded: bool) -> ActionSpec:
    return ActionSpec(
        f"view.{name}", text, lambda context: context.view_state.folding_wanted.emit(folded),
        when=When.GROUPED,
    )  # fmt: skip


def _details(where: str, text: str, key: str) -> ActionSpec:
    return ActionSpec(
        f"view.details_{where}", text, lambda context: context.window.show_details(where), key,
        checked=lambda context: context.settings.details == where,
    )  # fmt: skip


VIEW_ACTIONS = (
    _theme(Theme.SYSTEM, "As the &system"),
    _theme(Theme.LIGHT, "&Light"),
    _theme(Theme.DARK, "&Dark"),
    _theme(Theme.CONTRAST_LIGHT, "High &contrast, light"),
    _theme(Theme.CONTRAST_DARK, "&High contrast, dark"),
    ActionSpec(
        "view.sidebar", "&Sidebar",
        lambda c: c.window.show_sidebar(not c.settings.sidebar), "F9",
        checked=lambda c: c.settings.sidebar,
    ),
    ActionSpec(
        "view.facets", "&Facets",
        lambda c: c.window.show_facets(not c.settings.facets), "Ctrl+Shift+F",
        checked=lambda c: c.settings.facets,
    ),
    _details("right", "At the &right", "Ctrl+Alt+1"),
    _details("below", "&Below", "Ctrl+Alt+2"),
    _details("off", "&Off", "Ctrl+Alt+3"),
    ActionSpec(
        "view.columns", "Col&umns…", lambda c: c.window.choose_columns(),
        icon="columns", when=When.PAPERS_SHOWN,
    ),
    _order(SortField.ADDED, "newest_first", "&Newest first"),
    _order(SortField.MATCH, "best_first", "&Best match first"),
    _group("none", "&No groups", None),
    _group("year", "&Year", GroupBy.YEAR),
    _group("subject", "&Subject", GroupBy.SUBJECT),
    _group("tag", "&Tag", GroupBy.TAG),
    _group("status", "St&atus", GroupBy.STATUS),
    _group("source", "Sou&rce", GroupBy.SOURCE),
    _group("author", "&First author", GroupBy.AUTHOR),
    _fold("fold_all", "F&old all groups", True),
    _fold("unfold_all", "&Unfold all groups", False),
    _density(Density.DENSE, "&Dense"),
    _density(Density.NORMAL, "&Normal"),
    _density(Density.ROOMY, "&Roomy"),
    *(_scale(scale) for scale in SCALES),
    ActionSpec("view.all_larger", "Everything &larger", partial(scale_by, 1), "Ctrl+Alt++",
               also=("Ctrl+Alt+=",)),
    ActionSpec("view.all_smaller", "Everything &smaller", partial(scale_by, -1), "Ctrl+Alt+-"),
    ActionSpec("view.larger", "&Larger abstracts", partial(zoom, 1), "Ctrl++", also=("Ctrl+=",)),
    ActionSpec("view.smaller", "S&maller abstracts", partial(zoom, -1), "Ctrl+-"),
    ActionSpec("view.own_size", "Abstracts at their &own size", partial(zoom, 0), "Ctrl+0"),
)  # fmt: skip
