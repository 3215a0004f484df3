"""The library file: its connections, its writer, its migrations, its soundness."""
