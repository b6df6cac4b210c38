"""Trees as graphs: networkx, GraphML, node-link JSON and DOT."""
