"""The second deck: coins, cups, swords and clubs, by the hand that drew the first."""
