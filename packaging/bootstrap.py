#!/usr/bin/env python3
"""From a fresh machine to the running program (`run`) or its checks (`test`); Python alone."""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
LOCKS = {
    "run": ("lock-run.txt",),
    "test": ("lock-run.txt", "lock-test.txt"),
}
OLDEST, NEWEST = (3, 11), (3, 13)

# What Qt's wheels load from the system, and the package of Debian and Ubuntu that has it.
LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
FONTS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".fonts")


def main() -> int:
    """Prepare the environment and hand over to the program or its checks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("run", "test"), help="open the window, or run all checks")
    parser.add_argument(
        "files", nargs=argparse.REMAINDER, help="listing files, or pytest arguments"
    )
    parser.add_argument(
        "--environment",
        type=Path,
        default=Path(os.environ.get("PAPERFOLD_ENVIRONMENT", PROJECT / ".venv")),
        help="folder of the private environment (default: .venv in the project)",
    )
    options = parser.parse_args()
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        return stop(
            f"Paperfold needs Python 3.{OLDEST[1]} to 3.{NEWEST[1]}; this is "
            f"{sys.version_info[0]}.{sys.version_info[1]}. Start it with another python3."
        )
    if problem := missing_system_packages():
        return stop(problem)
    if problem := prepare(options.environment, options.what):
        return stop(problem)
    python = options.environment / "bin" / "python"
    if options.what == "run":
        return subprocess.call([python, "-m", "desktop_app", *options.files], env=environment())
    return run_checks(python, options.files)


def run_checks(python: Path, arguments: list[str]) -> int:
    """Linters, types, contracts and tests: all are tests, so that nobody has to remember one."""
    command = [python, "-m", "pytest", "--numprocesses", "auto", *arguments]
    return subprocess.call(command, cwd=PROJECT, env=environment(QT_QPA_PLATFORM="offscreen"))


def environment(**more: str) -> dict[str, str]:
    """The caller's environment, with the project importable from wherever it is started."""
    paths = [str(PROJECT), os.environ.get("PYTHONPATH", "")]
    given = dict(os.environ)
    given.pop("PYTHONDONTWRITEBYTECODE", None)  # without byte code each start takes twice as long
    return given | {"PYTHONPATH": os.pathsep.join(filter(None, paths))} | more


def missing_system_packages() -> str | None:
    """Install missing libraries as root; otherwise say what to type. None when all are there."""
    packages = sorted({LIBRARIES[name] for name in LIBRARIES if not loads(name)})
    if not any(found for folder in FONTS if folder.is_dir() for found in folder.rglob("*.[to]tf")):
        packages.append("fonts-dejavu-core")
    if not packages or sys.platform != "linux":
        return None
    if shutil.which("apt-get") is None:
        names = ", ".join(name for name in LIBRARIES if not loads(name)) or "a font"
        return f"These system libraries are missing: {names}. Install them and start again."
    install = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if os.geteuid() != 0:
        return f"Some system libraries are missing. {type_first(' '.join(install))}"
    say(f"Installing system packages: {' '.join(packages)}")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], install):
        if subprocess.call(command, env=quiet, stdout=sys.stderr) != 0:
            return f"'{' '.join(command)}' failed; its message stands above."
    return None


def loads(library: str) -> bool:
    """Whether the system's loader finds a shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def prepare(folder: Path, what: str) -> str | None:
    """Make the private environment hold exactly the lock's versions; None when it does."""
    locks = [PROJECT / "packaging" / name for name in LOCKS[what]]
    wanted = fingerprint(locks)
    stamp = folder / f"paperfold-{what}.stamp"
    python = folder / "bin" / "python"
    if stamp.is_file() and stamp.read_text() == wanted and python.exists():
        return None
    if not python.exists() and (problem := make_environment(folder)):
        return problem
    say("Installing the packages of the lock file")
    command = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
    ]
    for lock in locks:
        command += ["--requirement", lock]
    if subprocess.call(command, stdout=sys.stderr) != 0:
        return "The packages could not be installed; pip's message stands above."
    make_command(folder)
    stamp.write_text(wanted)
    return None


def make_command(folder: Path) -> None:
    """The command `paperfold` in the environment, running the sources as they lie here."""
    command = folder / "bin" / "paperfold"
    command.write_text(
        f"#!{folder.resolve() / 'bin' / 'python'}\n"
        "import sys\n"
        f"sys.path.insert(0, {str(PROJECT)!r})\n"
        "from desktop_app.__main__ import main\n"
        "sys.exit(main())\n"
    )
    command.chmod(0o755)


def make_environment(folder: Path) -> str | None:
    """A virtual environment at folder; Debian keeps the module for it in a package of its own."""
    say(f"Making a private environment in {folder}")
    result = subprocess.run(
        [sys.executable, "-m", "venv", folder], capture_output=True, text=True, check=False
    )
    if result.returncode == 0:
        return None
    shutil.rmtree(folder, ignore_errors=True)
    if "ensurepip" in result.stdout + result.stderr and shutil.which("apt-get"):
        return f"Python's venv module is missing. {type_first('apt-get install python3-venv')}"
    return f"The environment could not be made:\n{(result.stderr or result.stdout).strip()}"


def fingerprint(locks: list[Path]) -> str:
    """Changes whenever the environment would have to."""
    digest = hashlib.sha256(sys.version.encode())
    for lock in locks:
        digest.update(lock.read_bytes())
    return digest.hexdigest()


def type_first(command: str) -> str:
    """What only the machine's owner can do, as the one command to type."""
    return f"Type:\n\n  sudo {command}\n\nthen start again."


def say(text: str) -> None:
    """One line of what is being done."""
    print(f"paperfold: {text}", file=sys.stderr, flush=True)


def stop(text: str) -> int:
    """The reason it cannot go on, and the exit code that says so."""
    say(text)
    return 1


if __name__ == "__main__":
    sys.exit(main())
