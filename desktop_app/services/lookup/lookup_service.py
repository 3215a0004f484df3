"""LookupService: services on the web asked about papers, on the user's word, and answers kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from desktop_app.jobs.aside import run_aside, wait
from desktop_app.jobs.progress import Progress
from desktop_app.lookup.asking import Asking
from desktop_app.lookup.registry import SERVICES
from desktop_app.lookup.request import Identity, Reply, Request
from desktop_app.lookup.service import Service
from desktop_app.model.errors import InvalidValue
from desktop_app.model.import_report import ImportReport
from desktop_app.model.lookup import (
    LookupOutcome,
    LookupPlan,
    LookupProposal,
    LookupSettings,
    SentRequest,
    ServiceName,
)
from desktop_app.paths import lookup_settings_file, request_log_file
from desktop_app.services.imports.import_service import ImportService
from desktop_app.services.joining.duplicate_service import DuplicateService
from desktop_app.services.library import Library
from desktop_app.services.lookup.lookup_keeping import LookupKeeping
from desktop_app.services.lookup.lookup_questions import name_of, plan_for
from desktop_app.services.lookup.lookup_round import LookupRound, Stopping
from desktop_app.services.lookup.lookup_settings import LookupSettingsFile
from desktop_app.services.lookup.request_log import RequestLog
from desktop_app.version import NAME, VERSION

NOT_ALLOWED = "Paperfold may not use the network."
_ALLOW_IT = "Nothing was sent. Allow it in the look-up settings."


class LookupService:
    """plan() and ask() on any thread, as jobs; keep() on the writing lane.

    services: other ones than those of the registry, for tests. settings, log: other files.
    Nothing is sent but by ask(), and by that only while the settings allow the network.
    """

    def __init__(
        self,
        library: Library,
        imports: ImportService,
        duplicates: DuplicateService,
        *,
        services: Sequence[Service] = SERVICES,
        settings: LookupSettingsFile | None = None,
        log: RequestLog | None = None,
    ) -> None:
        self._library = library
        self._keeping = LookupKeeping(library, imports, duplicates, services)
        self._services = tuple(services)
        self._free: dict[str, float] = {}
        """By service when it may be asked next, over all look-ups."""
        self.settings = settings or LookupSettingsFile(lookup_settings_file())
        self.log = log or RequestLog(request_log_file())

    @property
    def services(self) -> tuple[ServiceName, ...]:
        """All that can be asked, in the order of their answers."""
        return tuple(map(name_of, self._services))

    def plan(self, paper_ids: Sequence[int], services: Sequence[str] | None = None) -> LookupPlan:
        """What would be asked about these papers. services: ids; None for those of the settings.

        Papers that are gone are left out. Raises InvalidValue for a service that is not known.
        """
        settings = self.settings.read()
        chosen = self._chosen(settings.services if services is None else services, services is None)
        with self._library.read() as reader:
            there = reader.papers.existing(list(dict.fromkeys(paper_ids)))
            papers = list(reader.papers.many(there))
        return plan_for(papers, chosen, self._identity(settings))

    def ask(
        self,
        plan: LookupPlan,
        progress: Progress,
        *,
        allowed: bool = False,
        enough: Callable[[], bool] = lambda: False,
    ) -> LookupOutcome:
        """Send what is planned, and hold the answers against the papers.

        allowed: the user said so just now, whatever the settings say. enough: whether the user
        would rather see what came so far; asked all the time. Raises InvalidValue where the network
        is not allowed, or a request could not be noted; Cancelled at most 0.1 s after the wish.
        """
        self._refuse_unless(allowed)
        settings = self.settings.read()
        with self._library.read() as reader:
            there = reader.papers.existing(plan.papers)
            papers = {paper.id: paper for paper in reader.papers.many(there)}
        sent: list[SentRequest] = []

        def note(request: SentRequest) -> None:
            sent.append(request)
            self.log.add(request)

        stopping = Stopping(progress, enough)
        asking = Asking(
            self._identity(settings),
            self._sender(stopping, allowed),
            lambda seconds: wait(seconds, stopping),
            note,
            free=self._free,
        )
        work = [
            (service, [one for one in planned.questions if one.paper_id in papers])
            for planned in plan.services
            for service in self._chosen([planned.service.id], False)
        ]
        return LookupRound(plan, papers, stopping, progress).run(asking, work, lambda: len(sent))

    def keep(self, kept: Sequence[LookupProposal], progress: Progress) -> ImportReport | None:
        """Make the answers records of their papers, as one import; None where nothing is to keep.

        Raises what ImportService.import_listings raises.
        """
        return self._keeping.keep(kept, date.today(), progress)

    def _chosen(self, ids: Sequence[str], leniently: bool) -> list[Service]:
        known = {service.id for service in self._services}
        wrong = [one for one in ids if one not in known]
        if wrong and not leniently:
            raise InvalidValue(
                f"There is no service “{wrong[0]}”.", f"Known are {', '.join(sorted(known))}."
            )
        return [service for service in self._services if service.id in ids]

    def _identity(self, settings: LookupSettings) -> Identity:
        return Identity(f"{NAME}/{VERSION}", settings.contact, settings.keys)

    def _refuse_unless(self, allowed: bool) -> None:
        if not allowed and not self.settings.read().network:
            raise InvalidValue(NOT_ALLOWED, _ALLOW_IT)

    def _sender(self, stopping: Stopping, allowed: bool) -> Callable[[Request, str], Reply]:
        # urllib3 and ssl take long to load, and only who asks needs them.
        from desktop_app.lookup.transport import Transport  # noqa: PLC0415

        transport = Transport()

        def send(request: Request, user_agent: str) -> Reply:
            self._refuse_unless(allowed)  # it may have been switched off in between
            self.log.refuse_unwritable()
            return run_aside(lambda stopped: transport.send(request, user_agent, stopped), stopping)

        return send
