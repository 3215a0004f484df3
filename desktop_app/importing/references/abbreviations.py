"""Abbreviations: points that end no sentence."""

from __future__ import annotations

_ABBREVIATIONS = frozenset(
    """
    acad acoust adv agric agron al algebr am amer anal anesth anesthesiol anim ann appl arch artif
    assoc astron astrophys atmos bd biochem biol biophys bot bull bzw ca cal calif cancer cardiol
    catal cf chem circ clin co colloid comm commun comp comput conf corp cosmochim crit dent dept
    dermatol ders dev develop diabet dies dis discr dr ebd ecol econ ed edn eds educ electr
    electron emerg endocrinol energ eng environ epidemiol etc eur exp exper fish fluid food freshw
    fuel funct gastroenterol genet geochim geol geophys graph gynecol hepatol heterogen hg hist
    hlth hortic hrsg hydrol immunol inc inf infect inform inorg inst int intell interf intern
    internat j jr lab learn lett ltd mach macromol manag manage mar mass mater math mech med mem
    metab metall meteorol microbiol mineral mol mr mrs mt nano nat natl nephrol neurol neurosci no
    nr nucl numer nurs nutr obstet oceanogr oncol oper ophthalmol opt optim org orthop otolaryngol
    pathol pediatr petrol pharmacol philos phys physiol planet plasm polit polym pp prev prob
    probab proc psych psychiatr psychol publ quart radiol rep res rev rheumatol sci sediment ser
    sig soc sociol softw spec sr st stat statist struct stud sup suppl surf surg symp syst tech
    theor theory topol trans transl univ urol vet vol vs zool
    """.split()
)


def is_abbreviation(text: str, end: int) -> bool:
    """Whether the point before `end` ends an abbreviation or an initial, as far as one can tell."""
    begin = end - 1
    while begin > 0 and end - begin < 18 and text[begin - 1].isalpha():
        begin -= 1
    word = text[begin : end - 1]
    return len(word) == 1 or word.lower() in _ABBREVIATIONS
