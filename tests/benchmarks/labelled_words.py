"""The words of which invented works are made: titles, venues, names."""

from __future__ import annotations

HEADS = (
    "A {a} approach to {n} in {m}", "On the {n} of {a} {m}", "{a} {n} for {m}",
    "{n} and {m}: a {a} survey", "Towards {a} {n} with {m}", "{n} of {m} under {a} conditions",
    "Learning {a} {n} from {m}", "The role of {a} {n} in {m}", "Evidence for {a} {n} in {m}",
    "Why {n} of {m} are {a}", "Measuring {n} in {a} {m}", "{m} with {a} {n}",
    "Estimating {a} {n} of {m} and {k}", "{k} {m}: {a} {n}", "Bounds on {n} for {a} {m} with {k}",
    "{a} {m} improve {n} of {k}", "How {a} {m} shape {n}", "Is {n} of {m} {a}?",
    "{n} by {a} {m} and its use for {k}", "Effects of {a} {m} on {n} among {k}",
)  # fmt: skip
NOUNS = (
    "attention routing memory growth learning scheduling translation diffusion transport inference"
    " regression estimation control retrieval segmentation recognition adaptation selection flow"
    " synthesis mortality resistance recovery migration adsorption scattering emission coupling"
    " pruning sampling alignment reasoning planning detection tracking storage fatigue turbulence"
).split()
THINGS = (
    "networks transformers graphs cells polymers lattices rivers forests galaxies markets patients"
    " children languages sensors robots proteins enzymes mice crystals plasmas manifolds groups"
    " operators databases compilers circuits glaciers soils catalysts batteries membranes ensembles"
).split()
QUALITIES = (
    "sparse deep efficient adaptive robust stochastic hierarchical nonlinear optimal bounded"
    " modular distributed supervised causal thermal magnetic symmetric local global stable"
    " rapid chronic"
    " seasonal spectral convex recursive discrete weighted parallel neural hybrid explicit"
).split()
OPPOSITES = (
    ("supervised", "unsupervised"), ("symmetric", "asymmetric"), ("linear", "nonlinear"),
    ("Bert", "RoBerta"), ("English", "German"), ("mice", "rats"), ("upper", "lower"),
    ("first", "second"), ("male", "female"), ("inductive", "transductive"), ("short", "long"),
    ("homogeneous", "heterogeneous"), ("hypothermia", "hyperthermia"), ("north", "south"),
    ("electron", "positron"), ("Type A", "Type B"), ("GPT-2", "GPT-3"), ("encoder", "decoder"),
    ("complete", "incomplete"), ("2D", "3D"), ("summer", "winter"), ("sodium", "lithium"),
)  # fmt: skip
JOURNALS = (
    ("Journal of {m}", "J. {M}"), ("Annals of {n}", "Ann. {N}"),
    ("{a} {m} Letters", "{A} {M} Lett."),
    ("Transactions on {n} and {m}", "Trans. {N} {M}"), ("Archive for {a} {n}", "Arch. {A} {N}"),
)  # fmt: skip
COMMON_FAMILY = (
    "Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Kim Lee Park Nguyen Singh Kumar".split()
)
COMMON_GIVEN = "Wei Xin Jing Yu Hao Min-Jun Ji-Hoon Xiaoming Yifan Lei Anh Amit".split()
SPECIAL_FAMILY = (
    "Müller", "Schröder", "Jäger", "Nuñez", "Lefèvre", "Ångström", "Østergård", "Çelik", "Šimić",
    "van der Berg", "de la Cruz", "von Heiden", "Di Marco", "Saint-Clair", "García-Ruiz",
    "Shcherbakov", "Khavinov", "Yakovlev", "Tsvetkov", "Zhukovsky", "O'Rourke", "McAlister",
)  # fmt: skip
