"""One module per command: a `description` line and `run(args)`, which returns the exit status."""
