"""The library file: the only place that speaks SQL."""

from desktop_app.store.file.memory_statistics import without_statistics

without_statistics()  # before any module of this package, and no other may, loads sqlite3
