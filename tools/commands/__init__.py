"""One module per command: a `DESCRIPTION` line and `run(args)`, which returns the exit status."""
