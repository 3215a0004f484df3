"""One author's papers, and the spellings that are one person's."""
