"""Pages that ask for a proof, a log-in or a consent hold no papers, and are told as such."""

from __future__ import annotations

import pytest

from tests.importing.invented_pages import publications, read
from tests.importing.reading import read as read_file

ROBOT = """<!DOCTYPE html><html><head><title>Just a moment...</title></head><body>
<h1>www.papers.example</h1><h2>Checking if the site connection is secure</h2>
<p>www.papers.example needs to review the security of your connection before proceeding.</p>
<div id="challenge">Verify you are human by completing the action below.</div></body></html>"""
TRAFFIC = """About this page
Our systems have detected unusual traffic from your computer network. This page checks to see if \
it's really you sending the requests, and not a robot.
IP address: 192.0.2.1
Time: 2024-01-03T10:00:00Z
"""
LOGIN = """<!doctype html><html><head><title>Sign in to your account</title></head><body>
<h1>Journal of Wind</h1><p>Please sign in to view this page.</p><form><label>Email</label>
<input><label>Password</label><input></form><a href="/f">Forgot your password?</a></body></html>"""
COOKIES = """<html><head><title>Bevor Sie fortfahren</title></head><body><h1>Bevor Sie
fortfahren</h1>
<p>Wir verwenden Cookies, um Dienste bereitzustellen.</p><button>Alle Cookies akzeptieren</button>
<button>Alle ablehnen</button></body></html>"""

UNSCRIPTED = """<!DOCTYPE html><html lang="en-US"><head><title>Just a moment...</title>
<script>window._cf_chl_opt={};</script></head><body><div class="main-wrapper" role="main">
<div class="main-content"><noscript><div class="h2"><span id="challenge-error-text">Enable
JavaScript and cookies to continue</span></div></noscript></div></div></body></html>"""
TITLE_ONLY = (
    "<html><head><title>Just a moment...</title></head><body><div id=x></div></body></html>"
)


@pytest.mark.parametrize(
    ("page", "word"),
    [
        (UNSCRIPTED, "no robot"),
        (TITLE_ONLY, "no robot"),
        (ROBOT, "no robot"),
        (TRAFFIC, "no robot"),
        (LOGIN, "log in"),
        (COOKIES, "cookies"),
    ],
    ids=["noscript", "title", "robot", "traffic", "login", "cookies"],
)
def test_what_kind_of_page_it_is(page: str, word: str) -> None:
    reading = read_file(page)
    assert reading.summary.format == "gate-page"
    assert reading.records == ()
    assert reading.summary.error is not None
    (problem,) = reading.summary.problems
    assert word in problem.reason


def test_papers_behind_a_banner_are_read() -> None:
    text = "We value your privacy\nAccept all cookies\nSign in to continue\n" + publications()
    assert len(read(text).records) == 4


def test_prose_about_robots_is_no_such_page() -> None:
    text = "Captchas\n\nA captcha asks whether you are human. " + "Kites do not ask this. " * 30
    assert read(text).summary.format != "gate-page"
