"""Pictures of all screens, drawn from games that are played without a browser."""
