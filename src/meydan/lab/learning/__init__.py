"""Learning to judge: self-play, training and a gate, for every game. Needs the extra `train` (PyTorch and ONNX)."""
