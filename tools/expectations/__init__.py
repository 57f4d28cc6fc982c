"""How often hands come to 7½, bust, royal, and what they bring: counted, or played out."""
