"""The mailing that a mail belongs to."""

import pytest

from desktop_app.services.reading.mailing import mailing_of


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("Date: Thu, 7 Nov 2024\nSubject: cs daily Subj-class mailing 20000080 1",
         "cs daily Subj-class mailing"),
        ("Subject: astro-ph.GA daily Subj-class mailing\nDate: x",
         "astro-ph.GA daily Subj-class mailing"),
        ("From: a@b.org\nSubject: Fwd: Re: [NEP] nep-exp 2005-11-19, 7 papers\n",
         "[NEP] nep-exp papers"),
        ("From x Thu Nov 7\nsubject: New in gardening\n  for Thursday, 3 May 2024",
         "New in gardening for"),
        ("Date: today\nList-ID: All news <news.example.org>", "news.example.org"),
        ("Date: today\nSubject: 12 Nov 2024\nList-ID: <news.example.org>", "news.example.org"),
        ("Date: today\nFrom: somebody", None),
    ],
)  # fmt: skip
def test_the_subject_without_what_is_of_the_day_names_it(header, name):
    assert mailing_of(f"{header}\n\nSubject: not this one\n") == name


def test_what_does_not_begin_as_a_mail_names_none():
    assert mailing_of("A list of papers\nSubject: gardens\n\n") is None
    assert mailing_of("") is None
