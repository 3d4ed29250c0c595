"""Drawing: what every game's picture is made of. Views in, keyed SVG and HTML fragments out."""
