"""The address of a saved page."""

import pytest

from desktop_app.importing.pages.listing_address import address_in_html

ADA = "https://example.org/ada?user=7&list=all"


@pytest.mark.parametrize(
    "html",
    [
        '<head><link rel="canonical" href="https://example.org/ada?user=7&amp;list=all"></head>',
        "<LINK href='https://example.org/ada?user=7&list=all' REL=canonical />",
        f'<meta property="og:url" content="{ADA}">',
        f"<!DOCTYPE html>\n<!-- saved from url=(0039){ADA} -->\n<html>",
        f"<!DOCTYPE html> <html><!--\n Page saved\n url: {ADA} \n saved date: today\n--><head>",
        f'<meta content="{ADA}" name="og:url"><meta property="og:title" content="https://x.org">',
        f'<link rel="canonical" href="/ada"><meta property="og:url" content="{ADA}">',
        f'<meta property="og:url" content="https://x.org/"><link rel="canonical" href="{ADA}">',
    ],
)
def test_it_is_found_where_pages_and_browsers_leave_it(html):
    assert address_in_html(html) == ADA


@pytest.mark.parametrize(
    "html",
    [
        "",
        "<link rel=canonical href='javascript:alert(1)'>",
        "<link rel=stylesheet href='https://example.org/a.css'>",
        "<!-- saved from url=(0014)about:internet -->",
        "<link rel=canonical href='file:///home/ada/page.html'>",
        "<link rel=canonical>",
        "<p>url: https://example.org/</p>",
    ],
)
def test_what_is_no_web_address_is_none(html):
    assert address_in_html(html) is None


def test_long_heads_do_not_slow_it():
    assert address_in_html("<link " * 400_000) is None
    assert address_in_html("<!--" * 400_000) is None
    assert address_in_html("<meta " + "a=" * 400_000) is None
