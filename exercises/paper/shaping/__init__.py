"""Letters that the bundled font lacks: fonts of the machine, and words shaped as scripts ask."""
