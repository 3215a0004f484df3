"""AskPage: what would be sent where, service by service, and whether the network may be used."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.model.lookup import LookupPlan, LookupSettings, ServiceName
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.controls.tick import Tick
from desktop_app.ui.controls.tick_label import TickLabel
from desktop_app.ui.look import Look, Text
from desktop_app.ui.lookup import lookup_words


class AskPage(QWidget):
    """Tells what the user ticks; sends nothing."""

    services_changed = Signal()
    network_wanted = Signal(bool)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.ticks: dict[str, Tick] = {}
        self._said: dict[str, TextLabel] = {}
        self._times: dict[str, TextLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(10))
        says = self.tr(
            "Papers are asked for by DOI, arXiv id or PMID; by title only where no ticked service "
            "knows one of these. The answers stand beside what you have; what you tick is kept."
        )
        column.addWidget(TextLabel(look, says, Text.BODY, "ink2", wrap=True))
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(look.px(12))
        self._grid.setVerticalSpacing(look.px(8))
        self._grid.setColumnStretch(2, 1)
        column.addLayout(self._grid)
        self.unasked = TextLabel(look, "", Text.SMALL, "amber", wrap=True)
        column.addWidget(self.unasked)
        column.addStretch(1)
        column.addWidget(Hairline(look))
        row = QHBoxLayout()
        row.setSpacing(look.px(10))
        self.network = Tick(look)
        self.network.clicked.connect(self.network_wanted)
        row.addWidget(self.network, 0, Qt.AlignmentFlag.AlignTop)
        text = QVBoxLayout()
        text.setSpacing(look.px(2))
        says = self.tr("Allow Paperfold to use the network")
        text.addWidget(TickLabel(look, says, self.network, Text.TITLE))
        self.allowed = TextLabel(look, "", Text.SMALL, "amber", wrap=True)
        self.sent_along = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
        text.addWidget(self.allowed)
        text.addWidget(self.sent_along)
        row.addLayout(text, 1)
        column.addLayout(row)

    @property
    def chosen(self) -> tuple[str, ...]:
        """Ids of the ticked services."""
        return tuple(name for name, tick in self.ticks.items() if tick.isChecked())

    def show_services(self, services: tuple[ServiceName, ...], settings: LookupSettings) -> None:
        """Lay them out, ticked as the settings have them; once."""
        look = self._look
        for row, service in enumerate(services):
            tick = Tick(look)
            tick.setChecked(service.id in settings.services)
            tick.toggled.connect(self.services_changed)
            title = TickLabel(look, service.title, tick, Text.TITLE)
            said = TextLabel(look, "", Text.SMALL, "ink2", wrap=True)
            time = TextLabel(look, "", Text.SMALL, "ink3")
            for at, widget in enumerate((tick, title, said, time)):
                self._grid.addWidget(widget, row, at)
            self.ticks[service.id] = tick
            self._said[service.id], self._times[service.id] = said, time

    def show_plan(self, plan: LookupPlan, settings: LookupSettings) -> None:
        """What would be sent to the ticked services."""
        planned = {one.service.id: one for one in plan.services}
        for name, said in self._said.items():
            one = planned.get(name)
            if one is None:
                said.setText(self.tr("is not asked"))
            elif not one.questions:
                said.setText(self.tr("knows none of the identifiers"))
            else:
                what = lookup_words.asked_of(one)
                said.setText(
                    self.tr("{what} to {host}").format(what=what, host=one.service.host)
                    + self._without_key(one.service, settings)
                )
            self._times[name].setText(lookup_words.time_for(one.seconds) if one else "")
        self.unasked.setText(lookup_words.unasked(plan))
        self.unasked.setVisible(bool(plan.unasked))

    def show_settings(self, settings: LookupSettings) -> None:
        """Whether the network may be used, and what goes along."""
        self.network.setChecked(settings.network)
        self.allowed.setText(self.tr("No network: nothing is sent, and no service is asked."))
        self.allowed.setVisible(not settings.network)
        self.sent_along.setText(
            self.tr("With each request go the program's name and {contact}.").format(
                contact=settings.contact
            )
            if settings.contact
            else self.tr(
                "With each request goes the program's name. A contact address in the settings "
                "makes services answer sooner."
            )
        )

    def _without_key(self, service: ServiceName, settings: LookupSettings) -> str:
        if service.id != "openalex" or settings.keys.get(service.id):
            return ""
        return self.tr(" · without a key it answers little a day")
