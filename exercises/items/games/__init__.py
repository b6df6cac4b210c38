"""Items about games: their states, trees and graphs, and boards and positions evaluated by hand."""
