"""Where books are published, and words by which publishers, journals and meetings are known."""

from __future__ import annotations

import re

PLACES = frozenset(
    place.strip()
    for place in """
    london|new york|cambridge|oxford|paris|berlin|chicago|boston|philadelphia|princeton|new haven
    berkeley|los angeles|stanford|san francisco|washington|toronto|montréal|montreal|amsterdam
    leiden|the hague|dordrecht|rotterdam|utrecht|groningen|brussels|bruxelles|leuven|louvain|gent
    münchen|munich|frankfurt|frankfurt am main|frankfurt a.m|frankfurt/main|hamburg|köln|cologne
    stuttgart|tübingen|göttingen|heidelberg|leipzig|dresden|mainz|trier|wiesbaden|hildesheim|bonn
    bielefeld|münster|freiburg|darmstadt|weinheim|würzburg|kiel|bremen|hannover|marburg|opladen
    wien|vienna|graz|salzburg|innsbruck|zürich|zurich|basel|bern|genève|geneva|lausanne|fribourg
    rome|roma|milan|milano|torino|turin|firenze|florence|bologna|napoli|naples|venezia|padova|pisa
    bari|palermo|madrid|barcelona|valencia|sevilla|salamanca|lisboa|lisbon|porto|coimbra|são paulo
    rio de janeiro|brasília|belo horizonte|curitiba|porto alegre|petrópolis|campinas|recife
    buenos aires|méxico|mexico|mexico city|ciudad de méxico|santiago|bogotá|lima|caracas|montevideo
    stockholm|uppsala|lund|göteborg|oslo|bergen|copenhagen|københavn|aarhus|odense|helsinki|turku
    reykjavik|tallinn|riga|vilnius|warszawa|warsaw|kraków|cracow|poznań|wrocław|gdańsk|łódź|lublin
    praha|prague|brno|bratislava|budapest|bucharest|bucurești|sofia|beograd|belgrade|zagreb
    ljubljana|sarajevo|athens|thessaloniki|istanbul|ankara|moscow|moskva|москва|москва|м|спб
    санкт-петербург|st. petersburg|kiev|kyiv|київ|минск|tokyo|kyoto|osaka|東京|北京|上海|beijing
    shanghai|hong kong|taipei|seoul|singapore|delhi|new delhi|bombay|mumbai|calcutta|kolkata|madras
    chennai|dhaka|karachi|lahore|tehran|cairo|beirut|jerusalem|tel aviv|haifa|cape town|pretoria
    johannesburg|nairobi|lagos|ibadan|sydney|melbourne|canberra|brisbane|adelaide|perth|auckland
    wellington|dunedin|edinburgh|glasgow|manchester|liverpool|leeds|sheffield|birmingham|bristol
    cardiff|dublin|cork|belfast|nottingham|leicester|norwich|exeter|durham|newcastle|harmondsworth
    aldershot|farnham|basingstoke|houndmills|chichester|hoboken|reading|englewood cliffs
    upper saddle river|garden city|mineola|thousand oaks|newbury park|beverly hills|baltimore
    bloomington|ann arbor|minneapolis|madison|ithaca|chapel hill|durham|urbana|champaign|evanston
    notre dame|lincoln|lawrence|norman|austin|houston|dallas|college station|athens|atlanta|seattle
    portland|eugene|denver|boulder|tucson|phoenix|salt lake city|albany|syracuse|rochester|buffalo
    pittsburgh|detroit|cleveland|cincinnati|columbus|st. louis|saint louis|kansas city|new orleans
    baton rouge|nashville|knoxville|louisville|lexington|charlottesville|richmond|miami|gainesville
    tampa|grand rapids|downers grove|wheaton|nashville|collegeville|mahwah|hillsdale|malden|lanham
    totowa|westport|greenwich|stamford|hartford|middletown|providence|hanover|amherst|northampton
    san diego|santa barbara|santa monica|la jolla|sunderland|redwood city|reading|menlo park
    palo alto|west lafayette|east lansing|iowa city|ames|milwaukee|indianapolis|vancouver|ottawa
    québec|quebec|victoria|calgary|edmonton|winnipeg|kingston|halifax|lyon|grenoble|toulouse
    bordeaux|marseille|aix-en-provence|rennes|strasbourg|lille|nantes|montpellier|dijon|nancy
    tours|poitiers|arles|issy-les-moulineaux|villeneuve d'ascq|neuchâtel|namur|liège|cousset|tunis
    alger|rabat|dakar|boca raton|piscataway|norwood|north-holland|ny|cambridge, mass|cambridge, ma
    """.replace("\n", "|").split("|")
)
STATES = (
    r"(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]"
    r"|T[NX]|UT|V[TA]|W[AVIY]|Mass|Conn|Calif|Cal|Ill|Mich|Minn|N\.\s?Y|N\.\s?J|N\.\s?H|N\.\s?C"
    r"|D\.\s?C|Pa|Md|Va|Wis|Tex|Ind|Oreg|Wash|UK|U\.K|USA|U\.S\.A|England|Germany|Deutschland"
    r"|France"
    r"|Italy|Japan|China|Netherlands|The Netherlands|Canada|Australia|Spain|Switzerland|Suisse"
    r"|Austria|Belgium|Massachusetts|California|Pennsylvania|New York|New Jersey|Ontario|Illinois)"
)
PUBLISHER_WORDS = frozenset(
    """
    press presses verlag verl publisher publishers publishing publication publications publ book
    books éditions édition editions edition editorial editora editore editori edizioni ediciones
    éd universitaires univ university universität université universidad universidade università
    uitgeverij forlag förlag wydawnictwo wydawn nakladatelství izdatel'stvo изд издательство наука
    мир verso routledge springer wiley elsevier blackwell macmillan palgrave sage penguin norton
    knopf doubleday mcgraw mcgraw-hill harper harpercollins houghton mifflin random vintage bantam
    pearson prentice prentice-hall addison addison-wesley thieme karger kluwer brill brepols
    peeters suhrkamp reclam fischer rowohlt hanser beck mohr siebeck vandenhoeck ruprecht gruyter
    niemeyer winter fink metzler narr steiner klostermann olms campus transcript lang gallimard
    seuil minuit flammarion hachette grasset albin fayard larousse puf dunod masson colin vrin
    cerf découverte harmattan l'harmattan l’harmattan belin payot laterza einaudi mondadori
    bompiani feltrinelli mulino alianza cátedra gredos fondo ariel planeta paidós atlas vozes
    cortez ashgate continuum academic erlbaum guilford plenum dekker benjamins mouton clark
    eerdmans baker zondervan fortress ieee acm aaai usenix siam iop oup cup mit crc nova aldine
    free basic dover beacon faber cape heinemann methuen longman arnold hodder gollancz company co
    sons inc ltd gmbh society institute institut association museum academy akademie akademia
    kodansha iwanami pub
    """.split()
)
JOURNAL_WORDS = frozenset(
    """
    journal journals j transactions transaction trans review reviews rev annals ann annales
    archive archives arch bulletin bull proceedings proc letters letter lett magazine quarterly
    quart zeitschrift z revue revista rivista cahiers acta studies studien notes advances adv
    research res science sciences sci nature cell plos bmc ieee acm lancet times post herald
    guardian tribune monde zeitung communications communication commun comm physics phys chemistry
    chem biology biol medicine med psychology psychol psychiatry economics econometrica
    engineering eng mathematics math society soc memoirs mem reports report rep records record rec
    gazette newsletter yearbook jahrbuch časopis sborník czasopismo zeszyty вестник журнал труды
    известия вопросы boletín boletim anales anais cuadernos cadernos mnras apj a&a jama bmj nejm
    pnas international intl int european eur american am british br canadian can discussions
    abstracts
    """.split()
)


def has_publisher_word(text: str) -> bool:
    """Whether a word by which publishers are known is among those of a text."""
    return not PUBLISHER_WORDS.isdisjoint(_words(text))


def journal_words(text: str) -> int:
    """How many different words by which journals are known a text holds."""
    return len(JOURNAL_WORDS.intersection(_words(text)))


def _words(text: str) -> list[str]:
    return text.lower().translate(_POINTS).split()


_POINTS = str.maketrans('.,;:()[]/"“”', "            ")
JOURNAL_FIRST = re.compile(
    r"(?:the\s+)?(?:international\s+|european\s+|american\s+|british\s+|canadian\s+|ieee[/\s]+"
    r"|acm\s+|int(?:ernat|l)?\.?\s+|am(?:er)?\.?\s+|eur(?:op)?\.?\s+)?"
    r"(?:journal\s+(?:of|für|de|for)|j\.|j\s|transactions|trans\.|trans\s|annals\s+of|ann\.|ann\s"
    r"|archives?\s+(?:of|für|de)|arch\.|arch\s|bulletin|bull\.|bull\s|acta\s|revue\s|revista\s"
    r"|rivista\s|zeitschrift\s|cahiers\s|review\s+of|reviews\s+of|advances\s+in"
    r"|proceedings\s+of\s+the"
    r"|proc\.|proc\s|communications\s+(?:of|in|on)|comm\.|commun\.|trends\s+in|frontiers\s+in"
    r"|current\s+opinion|curr\.?\s|quarterly\s+journal|studies\s+in|nature\b|science\b|cell\b"
    r"|physical\s+review|phys\.|phys\s|biochemical|mind\b|cognition\b|plos\b|bmc\s|neuron\b)",
    re.IGNORECASE,
)
MEETING = (
    r"(?:proc(?:eedings|\.)?\b|conference|symposium|workshop|congress|colloquium|meeting|tagung"
    r"|kongress|colloque|actes|atti|actas|anais|advances\s+in|lecture\s+notes|handbook|handbuch"
    r"|encyclop\w+|international|annual|ieee|acm|ecml|icml|nips|neurips|cvpr|iccv|eccv|acl|emnlp)"
)
