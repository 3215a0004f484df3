"""The Overview: what a library holds, drawn; each mark leads to its papers."""
