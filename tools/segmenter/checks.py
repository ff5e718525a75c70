"""Evaluates a network on held-out pictures, without strokes and after one."""

import cv2
import numpy as np
import torch

import hints
from network import INPUT, normalise
from real import read_pair, roles, squared

FAILED = 0.7
REPAIRED = 0.8


class Checks:
    """Studio portraits of other people, the test part of PHOTOS/more, and the held-out path-traced pictures."""

    def __init__(self, photos, portraits, traced):
        held = portraits["held"]
        kept = [squared(*read_pair(photos, name, hair)) for name, (role, hair) in sorted(roles().items()) if role == "test"]
        self.fixed = {"portraits": list(zip(portraits["image"][held], portraits["hair"][held])), "photographs": kept}
        self.traced = traced

    def figures(self, net):
        sets = {**self.fixed, "traced": self.traced.checks}
        return "; ".join(f"{name} {figures_of(net, pairs)}" for name, pairs in sets.items() if pairs)


def figures_of(net, pairs):
    pictures = np.stack([cv2.resize(picture, (INPUT, INPUT), interpolation=cv2.INTER_AREA) for picture, _ in pairs])
    masks = np.stack([cv2.resize(mask * 255, (INPUT, INPUT), interpolation=cv2.INTER_AREA) > 127 for _, mask in pairs])
    plain = answers(net, pictures, None)
    strokes = np.stack([hints.one_stroke(mask, guess) for mask, guess in zip(masks, plain)])
    before, after = overlaps(plain, masks), overlaps(answers(net, pictures, strokes), masks)
    failed = before < FAILED
    repaired = f"{int((after[failed] >= REPAIRED).sum())} of {int(failed.sum())} repaired" if failed.any() else "none failed"
    worse = int((after < before - 0.005).sum())
    return f"{np.median(before):.3f} (tenth {np.quantile(before, 0.1):.3f}), stroke {np.median(after):.3f}, {repaired}, {worse} worse"


def answers(net, pictures, strokes):
    """Mean probabilities of the picture and its mirror image."""
    flipped = None if strokes is None else np.ascontiguousarray(strokes[:, :, ::-1])
    with torch.no_grad():
        plain = torch.sigmoid(net(normalise(pictures, strokes))[0])[:, 0]
        mirrored = torch.sigmoid(net(normalise(np.ascontiguousarray(pictures[:, :, ::-1]), flipped))[0])[:, 0]
    return ((plain + mirrored.flip(2)) / 2).numpy()


def overlaps(guess, masks):
    found = guess > 0.5
    return (found & masks).sum((1, 2)) / np.maximum((found | masks).sum((1, 2)), 1)
