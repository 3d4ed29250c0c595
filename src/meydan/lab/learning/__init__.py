"""Learning to judge: self-play, training and a gate, for every game. Needs the extra `train` (PyTorch and ONNX)."""
from typing import Final

MOST_UNITS: Final = 16_384              # of a layer: far more than a network that ships has room for
