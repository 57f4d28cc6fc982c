"""What the solver of ``tools/equilibrium`` has found, preset by preset."""
