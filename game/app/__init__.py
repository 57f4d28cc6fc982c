"""What the page does: the model, the messages, ``update``, its effects and the loop."""
