"""Benchmarks: each a module with a `DESCRIPTION`, `add_options(parser)` and `measure(options)`."""
