"""Trees as pictures: composed once, written as SVG, PDF, PNG or TikZ, and painted on the screen."""
