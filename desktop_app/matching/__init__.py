"""Which records are one paper, and what that paper then says; pure functions."""
