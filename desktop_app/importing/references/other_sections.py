"""Headings of sections of a CV or a home page in which no papers are listed: 'Teaching', 'Talks'."""

from __future__ import annotations

from desktop_app.importing.values.any_case import AnyCase

_NAMES = (
    r"(?:education|employment|(?:work|professional|research|teaching|academic|industry) "
    r"(?:experience|appointments?|positions?|history)|experience|appointments|academic positions"
    r"|teaching|courses?(?: taught)?|classes|supervision|(?:phd |graduate |former )*students"
    r"|mentoring|advising|awards|prizes|hono(?:u)?rs|distinctions|grants|funding|fellowships"
    r"|scholarships|(?:professional |academic |community |university )?service|reviewing"
    r"|editorial (?:work|boards?|activities)|program(?:me)? committees?|memberships?"
    r"|(?:technical |computer |language |programming )?skills|languages|(?:invited |selected |recent "
    r"|upcoming |conference |keynote |contributed )*(?:talks|presentations|lectures|seminars|keynotes"
    r"|posters)|outreach|media(?: coverage)?|press(?: coverage)?|in the (?:media|news|press)|news"
    r"|about(?: me)?|bio(?:graphy)?|short bio|profile|summary|objective|contact(?: me"
    r"| information| details)?|personal(?: information| details| data)?|interests|hobbies"
    r"|research interests|research(?: areas| topics| statement)?|projects|research projects"
    r"|links|people|group|team|lab members|acknowledge?ments?|references available.{0,20}|referees"
    r"|ausbildung|lehre|lehrveranstaltungen|beruflicher werdegang|werdegang|lebenslauf|vorträge"
    r"|auszeichnungen|preise|sprachen|sprachkenntnisse|kenntnisse|kontakt|mitgliedschaften"
    r"|drittmittel|formation|enseignement|exposés|conférences invitées|prix|langues|compétences"
    r"|parcours|educación|docencia|formación|experiencia|ponencias|premios|idiomas|formazione"
    r"|didattica|premi|lingue"
    r"|受賞(?:歴)?|表彰|学歴|職歴|経歴|略歴|所属学会|学会活動|社会活動|担当科目|研究費|競争的資金|招待講演|講演"
    r"|获奖(?:情况|经历)?|获奖与荣誉|荣誉|教育(?:背景|经历)|工作经历|科研项目|承担项目|教学|讲授课程|学术兼职|社会兼职"
    r"|수상|수상경력|학력|경력|연구과제|강의"
    r"|награды|премии|образование|преподавание|гранты|доклады)"
)
_HEADING = AnyCase(
    rf"\W*(?:(?:[ivx]{{1,5}}|\d{{1,2}}|[a-z])[.)]\s+)?{_NAMES}"
    rf"(?:\s*(?:,|&|/|and|und|et|y|e)\s*(?:{_NAMES}|\w+)){{0,3}}\W*(?:\(.{{0,30}}\)\W*)?"
)
_PUBLISHED = AnyCase(
    r"\b(?:publi\w*|papers?|articles?|works|preprints?|books?|chapters?|proceedings|references"
    r"|bibliograph\w*|theses|thesis|patents?|reports?|veröffentlich\w*|schriften)\b"
)


def is_other_section(text: str) -> bool:
    """Whether a line heads a section that lists no papers."""
    return len(text) <= 70 and _HEADING.is_whole(text) and not _PUBLISHED.is_in(text)
