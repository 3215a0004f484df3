"""Invented mails, made by the standard library's email package as mail programs make them."""

from __future__ import annotations

from email.message import EmailMessage
from email.policy import SMTP

RULE = "-" * 78
"""What arXiv draws between two entries."""
REPLACED = "%%--" * 19 + "%%"
"""And before those that were replaced."""

ARXIV = f"""\
{RULE}
Submissions to:
Lantern Studies
 received from  Thu  6 Jun 24 18:00:00 GMT  to  Fri  7 Jun 24 18:00:00 GMT
{RULE}
{RULE}
\\\\
arXiv:2406.00101
Date: Thu, 6 Jun 2024 17:59:01 GMT   (12kb)

Title: On the brightness of very small lanterns in a fog that does not lift before
  noon
Authors: Oda Merrivale, Bram H\\"olt
Categories: cs.LG
\\\\
  We light lanterns and measure how bright they are. The fog is thick = dense, and the caf\\'e is
closed.
\\\\ ( https://arxiv.org/abs/2406.00101 ,  12kb)
{RULE}
\\\\
arXiv:2406.00102 (*cross-listing*)
Date: Thu, 6 Jun 2024 18:00:00 GMT   (9kb)

Title: Wicks and their statistics
Authors: Ilse Quandt
Categories: stat.ME cs.LG
\\\\
  Wicks burn. We count them.
\\\\ ( https://arxiv.org/abs/2406.00102 ,  9kb)
{REPLACED}
{RULE}
\\\\
arXiv:2405.00009
replaced with revised version Fri, 7 Jun 2024 08:00:00 GMT   (10kb)

Title: Oil prices and night
Authors: Pavel Ostrov
Categories: cs.LG
\\\\ ( https://arxiv.org/abs/2405.00009 ,  10kb)
"""

SCHOLAR = """\
<!doctype html><html><head><meta http-equiv="Content-Type" content="text/html;charset=UTF-8">
<style>.gse_alrt_title{text-decoration:none}</style></head><body>
<div style="font-family:arial,sans-serif">
<h3 style="font-weight:normal"><span style="font-size:11px">[PDF]</span>
<a href="https://scholar.google.com/scholar_url?url=https://arxiv.org/pdf/2406.00101&amp;hl=en&amp;sa=X&amp;d=17"
 class="gse_alrt_title">On the brightness of very <b>small lanterns</b></a></h3>
<div style="color:#006621">O Merrivale, B Hölt… - arXiv preprint arXiv:2406.00101, 2024</div>
<div class="gse_alrt_sni">We light <b>lanterns</b> and measure how bright they are. The fog is<br>
thick and the harbour closed …</div>
<div style="width:auto"><a href="https://scholar.google.com/citations?update_op=x">Save</a>
<a href="https://twitter.com/share">Twitter</a></div><br>
<h3 style="font-weight:normal">
<a href="https://scholar.google.com/scholar_url?url=https://journal.example/12/3/45&amp;hl=en"
 class="gse_alrt_title">Wicks and their statistics: a review of <b>burning</b></a></h3>
<div style="color:#006621">I Quandt, P Ostrov, Ł Żak - Journal of Wicks, 2023</div>
<div class="gse_alrt_sni">Wicks burn, and we count them in nine harbours of the north</div><br>
<p style="color:#222">This message was sent by Google Scholar because you're following new articles
 written by <a href="https://scholar.google.com/citations?user=x">Oda Merrivale</a>.</p>
<p><a href="https://scholar.google.com/scholar_alerts?view_op=list">List alerts</a></p>
</div></body></html>
"""

SEMANTIC_SCHOLAR = """\
<!doctype html><html><body><table><tr><td><h1>New papers: lantern light</h1></td></tr>
<tr><td><a class="paper-link" href="https://www.semanticscholar.org/paper/On-the-brightness-of-very-\
small-lanterns-Merrivale/0123456789abcdef0123456789abcdef01234567?utm_source=alert_email">\
On the brightness of very small lanterns</a></td></tr>
<tr><td>Oda Merrivale, Bram Hölt</td></tr>
<tr><td>Ostrov Hall</td></tr>
<tr><td>7 June 2024</td></tr>
<tr><td>TLDR Small lanterns are lit, and it is measured how bright they are.</td></tr>
<tr><td><a href="https://www.semanticscholar.org/paper/On-the-brightness-of-very-small-lanterns-\
Merrivale/0123456789abcdef0123456789abcdef01234567?utm_source=alert_email">View paper</a></td></tr>
<tr><td><a class="paper-link" href="https://www.semanticscholar.org/paper/\
89abcdef0123456789abcdef0123456701234567?utm_source=alert_email&amp;utm_content=Author">\
Wicks and their statistics</a></td></tr>
<tr><td>Ilse Quandt</td></tr>
<tr><td><a href="https://www.semanticscholar.org/me/alerts?utm_source=alert_email">Manage alerts</a>
</td></tr></table></body></html>
"""

BIBTEX = """\
@article{lamp01,
  title = {A lamp that was never lit},
  author = {Zoë Ångström and Bram Hölt},
  journal = {Annals of Lamps},
  year = 2019
}
"""

PUBMED = """\
This message contains My NCBI what's new results from the National Center for Biotechnology
Information (NCBI) at the U.S. National Library of Medicine (NLM).
Do not reply directly to this message.

Sent on Monday, 2024 Jun 10
Search: lantern light

View complete results in PubMed (results may change over time).
Edit saved search settings, or unsubscribe from these e-mail updates.

PubMed Results
Items 1 - 2 of 2

1. Lantern light and the sleep of sailors: a cohort study.
Merrivale O, Quandt I, Ostrov P.
J Lantern Med. 2024 Jun 5;12(3):101-109. doi: 10.9999/jlm.2024.101. Online ahead of print.
PMID: 99000001

2. Wick smoke in closed rooms.
Holt B, Zak L.
Arch Wick Res. 2024 May;7(2):12-19. doi: 10.9999/awr.2024.12.
PMID: 99000002
"""


def mail(subject: str = "news", sender: str = "no-reply@mailing.example") -> EmailMessage:
    """A mail without a body."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = "reader@home.example"
    message["Subject"] = subject
    message["Date"] = "Fri, 7 Jun 2024 20:00:00 +0000"
    message["Message-ID"] = "<1@mailing.example>"
    return message


def text_mail(
    text: str, way: str = "quoted-printable", charset: str = "utf-8", subject: str = "news"
) -> EmailMessage:
    """A mail of one plain text."""
    message = mail(subject)
    message.set_content(text, charset=charset, cte=way)
    return message


def html_mail(html: str, subject: str = "new articles") -> EmailMessage:
    """A mail of HTML alone."""
    message = mail(subject)
    message.set_content(html, subtype="html", cte="quoted-printable")
    return message


def box(*messages: EmailMessage) -> bytes:
    """A box of mails (mbox)."""
    return b"".join(
        b"From - Fri Jun  7 20:00:00 2024\n" + message.as_bytes().rstrip(b"\n") + b"\n\n"
        for message in messages
    )


def sent(message: EmailMessage) -> bytes:
    """As it travels, with the line ends of the wire."""
    return message.as_bytes(policy=SMTP)
