"""LaTeX and Unicode text, and formulas drawn as SVG; no Qt."""
