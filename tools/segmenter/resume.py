"""Converts the shipped weights into a checkpoint for further training: the same function with unfolded batch norms.

    python3 resume.py PHOTOS WORK WEIGHTS.bin        writes WORK/start.pt, for train.py --start

The shipped weights have their batch norms folded in. Training needs them restored with matching statistics: they are measured on
training samples, layer by layer, so that the network computes the same function. If network.py is wider or reads more planes, the new
channels start with output weights of zero.
"""

import json
import struct
import sys
from pathlib import Path

import numpy as np
import torch

from draw import open_studio
from network import COLOURS, WIDTHS, HairNet, normalise
from samples import Samples

HEADER = "<4sHH5HH"  # as export.py writes it
PICTURES = 192
SEED = 77


def read_shipped(path):
    """The network of a weights file, with identity batch norms."""
    blob = path.read_bytes()
    _, _, _, *widths, marks = struct.unpack_from(HEADER, blob)
    values = torch.from_numpy(np.frombuffer(blob[struct.calcsize(HEADER):], "<f2").astype(np.float32))
    net = HairNet(tuple(widths), marks)
    net.eval()
    at = 0

    def fill(parameter):
        nonlocal at
        parameter.copy_(values[at:at + parameter.numel()].reshape(parameter.shape))
        at += parameter.numel()

    with torch.no_grad():
        for convolution, norm in net.convolutions():
            fill(convolution.weight)
            if norm is None:
                fill(convolution.bias)
            else:
                fill(norm.bias)
                norm.running_mean.zero_()
                norm.running_var.fill_(1 - norm.eps)
        first = net.convolutions()[0][0]
        first.weight[:, :COLOURS] = first.weight[:, :COLOURS].flip(1)  # the file reads R, G, B
        fill(net.presence.weight)
        fill(net.presence.bias)
    return net


def widened(old, widths=WIDTHS):
    """The same function in a network of these widths."""
    net = HairNet(widths)
    net.eval()
    with torch.no_grad():
        for (source, norm), (target, wider) in zip(old.convolutions(), net.convolutions()):
            outputs = len(source.weight)
            places = inputs_of(source, target, old, net)
            target.weight[:outputs] = 0
            target.weight[:outputs, places] = source.weight
            if norm is None:
                target.bias.copy_(source.bias)
                continue
            for name in ("weight", "bias", "running_mean", "running_var"):
                getattr(wider, name)[:outputs] = getattr(norm, name)
        deepest, wide = old.presence.in_features // 2, net.presence.in_features // 2
        net.presence.weight.zero_()
        for half in range(2):
            net.presence.weight[:, half * wide:half * wide + deepest] = old.presence.weight[:, half * deepest:(half + 1) * deepest]
        net.presence.bias.copy_(old.presence.bias)
    return net


def inputs_of(source, target, old, net):
    """Indices of an old convolution's inputs among those of the new one: after a concatenation, the inputs of each level come first."""
    ups = [block[0] for block in old.up]
    if source not in ups:
        return list(range(source.weight.shape[1]))
    level = ups.index(source)
    below, wide = (len((n.down[-1][-1] if level == 0 else n.up[level - 1])[0].weight) for n in (old, net))
    return [*range(below), *range(wide, wide + source.weight.shape[1] - below)]


def measure_norms(net, pictures):
    """Gives every batch norm the statistics of its input, and cancels them with its scale and bias."""
    passed = []
    with torch.no_grad():
        for _, norm in net.convolutions():
            if norm is None:
                continue
            hook = norm.register_forward_hook(lambda _module, inputs, _output: passed.append(inputs[0]))
            net(pictures)
            hook.remove()
            values = passed.pop()
            mean, variance = values.mean((0, 2, 3)), values.var((0, 2, 3), unbiased=False)
            norm.running_mean.copy_(mean)
            norm.running_var.copy_(variance)
            norm.weight.copy_(torch.sqrt(variance + norm.eps))
            norm.bias.add_(mean)


def main(photos, work, weights):
    shipped = read_shipped(weights)
    net = widened(shipped)
    samples = Samples(photos, work, open_studio(photos, work), np.load(work / "portraits.npz"), SEED)
    pictures = normalise(np.stack([samples.one()[0] for _ in range(PICTURES)]))
    with torch.no_grad():
        before = shipped(pictures[:2])[0]
        measure_norms(net, pictures)
        print(f"greatest difference of a logit {float((net(pictures[:2])[0] - before).abs().max()):.6f}")
    steps = json.loads(weights.with_suffix(".json").read_text())["training"]["steps"]
    torch.save({"weights": net.state_dict(), "steps": steps}, work / "start.pt")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
