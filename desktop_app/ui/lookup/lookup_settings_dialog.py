"""LookupSettingsDialog: whether the network may be used, whom to ask, and what goes along."""

from __future__ import annotations

from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop_app.jobs.job_queue import Lane
from desktop_app.jobs.progress import Progress
from desktop_app.model.errors import PaperfoldError
from desktop_app.model.lookup import LookupSettings, ServiceName
from desktop_app.services.session import Session
from desktop_app.ui.bridge import Bridge
from desktop_app.ui.controls.hairline import Hairline
from desktop_app.ui.controls.text_label import TextLabel
from desktop_app.ui.controls.tick import Tick
from desktop_app.ui.controls.tick_label import TickLabel
from desktop_app.ui.core_words.translated import translated
from desktop_app.ui.dialogs.dialog_frame import DialogFrame
from desktop_app.ui.look import Look, Text

_Known = tuple[tuple[ServiceName, ...], LookupSettings]


class LookupSettingsDialog(DialogFrame):
    """What is wrong is said under the fields; nothing is kept before Save."""

    def __init__(self, bridge: Bridge, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, "", parent)
        self.setWindowTitle(self.tr("Look-up settings"))
        self.heading.setText(self.tr("Look-up settings"))
        self._bridge = bridge
        self._known: LookupSettings | None = None
        self.resize(look.px(600), look.px(540))
        self.services: dict[str, Tick] = {}
        self.keys: dict[str, QLineEdit] = {}
        says = self.tr(
            "Paperfold sends nothing by itself. Papers are looked up when you choose Find on the "
            "web and press the button that says what is sent where; every request stands in a log."
        )
        self.body.addWidget(TextLabel(look, says, Text.BODY, "ink2", wrap=True))
        self.network = self._tick(
            self.tr("Allow Paperfold to use the network"), self.body, Text.TITLE
        )
        self.body.addWidget(Hairline(look))
        self.body.addWidget(TextLabel(look, self.tr("Services"), Text.LABEL, "ink3"))
        self._services = QVBoxLayout()
        self._services.setSpacing(look.px(6))
        self.body.addLayout(self._services)
        self.body.addWidget(Hairline(look))
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(look.px(16))
        self._form.setVerticalSpacing(look.px(8))
        self.contact = self._field(self.tr("Contact address"), self.tr("none is sent"))
        self.body.addLayout(self._form)
        about = self.tr(
            "An e-mail address that goes with each request: Crossref and OpenAlex answer those "
            "whom they can reach sooner. Keys are yours, from the services' own pages; they never "
            "stand in the log."
        )
        self.body.addWidget(TextLabel(look, about, Text.SMALL, "ink2", wrap=True))
        self.failure = TextLabel(look, "", Text.BODY, "red", wrap=True)
        self.failure.hide()
        self.body.addWidget(self.failure)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self.add_cancel()
        self.save = self.add_primary(self.tr("Save"))
        self.save.clicked.connect(self._save)
        self.save.setEnabled(False)
        self._bridge.run("", self._read, then=self._show, lane=Lane.READ, owner=self)

    def _tick(self, says: str, column: QVBoxLayout, kind: Text) -> Tick:
        row = QHBoxLayout()
        row.setSpacing(self.look.px(10))
        tick = Tick(self.look)
        label = TickLabel(self.look, says, tick, kind)
        row.addWidget(tick, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(label, 1)
        column.addLayout(row)
        return tick

    def _field(self, label: str, hint: str) -> QLineEdit:
        field = QLineEdit(self)
        field.setAccessibleName(label)
        field.setPlaceholderText(hint)
        self._form.addRow(TextLabel(self.look, label, Text.BODY, "ink2"), field)
        return field

    @staticmethod
    def _read(session: Session, _: Progress) -> _Known:
        return session.lookup.services, session.lookup.settings.read()

    def _show(self, known: _Known) -> None:
        services, settings = known
        self.network.setChecked(settings.network)
        self.contact.setText(settings.contact)
        for service in services:
            says = self.tr("{service} ({host})").format(service=service.title, host=service.host)
            tick = self._tick(says, self._services, Text.BODY)
            tick.setChecked(service.id in settings.services)
            self.services[service.id] = tick
            if service.takes_key:
                label = self.tr("Key for {service}").format(service=service.title)
                field = self._field(label, self.tr("none"))
                field.setText(settings.keys.get(service.id, ""))
                field.setEchoMode(QLineEdit.EchoMode.PasswordEchoOnEdit)
                self.keys[service.id] = field
        before: QWidget = self.network
        for widget in (*self.services.values(), self.contact, *self.keys.values()):
            QWidget.setTabOrder(before, widget)
            before = widget
        self._known = self._wanted()
        self.save.setEnabled(True)
        self.network.setFocus(Qt.FocusReason.OtherFocusReason)

    def unsaved(self) -> LookupSettings | None:
        """The settings as they stand here, where they differ from those that were read."""
        wanted = self._wanted()
        return None if self._known in (None, wanted) else wanted

    def _wanted(self) -> LookupSettings:
        return LookupSettings(
            network=self.network.isChecked(),
            services=tuple(name for name, tick in self.services.items() if tick.isChecked()),
            contact=self.contact.text(),
            keys=MappingProxyType(
                {name: key for name, one in self.keys.items() if (key := one.text().strip())}
            ),
        )

    def _save(self) -> None:
        wanted = self._wanted()

        def work(session: Session, _: Progress) -> None:
            session.lookup.settings.write(wanted)

        self._bridge.run(
            "", work, then=lambda _: self.accept(), failed=self._fail, lane=Lane.READ, owner=self
        )

    def _fail(self, error: BaseException) -> None:
        if not isinstance(error, PaperfoldError):
            self._bridge.job_failed.emit(error)
            return
        self.failure.setText(translated(str(error)))
        self.failure.show()
