"""Photographed colours, and what people without red and green see of them."""
from __future__ import annotations

# What deuteranopes see of the map: Machado, Oliveira and Fernandes 2009, in linear light.
DEUTAN = ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
# The mean colour of a small patch of the photographed map, for each of these points of the screen.
PATCHES = """async ([photo, points]) => {
  const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height), brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  return points.map(([x, y]) => {
    const { data } = brush.getImageData(x - 2, y - 2, 5, 5), sum = [0, 0, 0];
    for (let n = 0; n < data.length; n++) if (n % 4 < 3) sum[n % 4] += data[n] / 25;
    return sum;
  });
}"""


def seen_by_deuteranopes(colour: list[float]) -> tuple[float, float, float]:
    """In Lab, where distances are differences one sees."""
    linear = [(c / 255 / 12.92) if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    r, g, b = (min(1.0, max(0.0, sum(a * c for a, c in zip(row, linear)))) for row in DEUTAN)
    xyz = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b, \
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
