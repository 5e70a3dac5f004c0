"""Hule (和了): scoring, books, coins and quizzes for groups who play Chinese official mahjong."""
