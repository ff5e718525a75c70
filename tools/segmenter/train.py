"""Trains the network on what draw.py has drawn.

    python3 train.py PHOTOS WORK [--minutes 40] [--steps 5000] [--seed 7] [--threads 2] [--rate 0.003] [--start FILE.pt]

The learning rate falls over whichever ends first, the steps or the minutes, and the weights are averaged as they go.
`--start` continues from earlier weights (then with a lower rate). On a busy machine one thread is faster than two.
Every two minutes WORK/hair-net.pt is written with the averaged weights, so an interrupted run leaves a usable network.
"""

import argparse
import queue
import threading
import time
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from draw import open_studio
from network import HairNet, normalise
from samples import Samples

BATCH = 24
LEAST_HAIR = 0.004  # share of the picture from which it counts as showing hair
PRESENCE_SHARE = 0.2  # of the loss


def loss_of(logits, presence, target):
    """Cross-entropy plus Dice of the mask, and cross-entropy of there being hair at all."""
    any_hair = (target.mean((1, 2, 3)) > LEAST_HAIR).float()
    guess = torch.sigmoid(logits)
    overlap = (2 * (guess * target).sum((1, 2, 3)) + 1) / (guess.sum((1, 2, 3)) + target.sum((1, 2, 3)) + 1)
    there = F.binary_cross_entropy_with_logits(presence, any_hair)
    return F.binary_cross_entropy_with_logits(logits, target) + (1 - overlap).mean() + PRESENCE_SHARE * there


class Average:
    """Exponential moving average of the parameters and of the batch statistics."""

    def __init__(self, net):
        self.values = {k: v.detach().clone() for k, v in net.state_dict().items()}
        self.steps = 0

    def add(self, net):
        self.steps += 1
        keep = min(0.998, self.steps / (self.steps + 10))
        for key, value in net.state_dict().items():
            if value.dtype.is_floating_point:
                self.values[key].mul_(keep).add_(value.detach(), alpha=1 - keep)
            else:
                self.values[key].copy_(value)


def feed(samples, waiting):
    while True:
        waiting.put(samples.batch(BATCH))


def heldout(net, portraits):
    """Median IoU on the portraits of persons kept out of training."""
    held = portraits["held"]
    pictures = np.stack([cv2.resize(i, (128, 128), interpolation=cv2.INTER_AREA) for i in portraits["image"][held]])
    masks = np.stack([cv2.resize(m, (128, 128), interpolation=cv2.INTER_AREA) for m in portraits["hair"][held] * 255]) > 127
    with torch.no_grad():
        guess = torch.sigmoid(net(normalise(pictures))[0])[:, 0].numpy() > 0.5
    return float(np.median((guess & masks).sum((1, 2)) / np.maximum((guess | masks).sum((1, 2)), 1)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path)
    parser.add_argument("work", type=Path)
    for name, value in (("minutes", 40), ("steps", 5000), ("seed", 7), ("threads", 2)):
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--start", type=Path)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    cv2.setNumThreads(1)
    portraits = np.load(options.work / "portraits.npz")
    samples = Samples(options.work, open_studio(options.photos, options.work), portraits, options.seed)
    waiting = queue.Queue(3)
    threading.Thread(target=feed, args=(samples, waiting), daemon=True).start()

    net = HairNet()
    before = torch.load(options.start) if options.start else {"weights": {}, "steps": 0}
    net.load_state_dict(before["weights"], strict=False)
    average = Average(net)
    optimiser = torch.optim.AdamW(net.parameters(), options.rate, weight_decay=1e-4)
    started = saved = time.time()
    for step in range(1, options.steps + 1):
        done = max(step / options.steps, (time.time() - started) / (60 * options.minutes))
        if done > 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1, step / 50) * 0.5 * (1 + np.cos(np.pi * done)) + 1e-5
        pictures, masks = waiting.get()
        loss = loss_of(*net(normalise(pictures)), torch.from_numpy(masks)[:, None])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        average.add(net)
        if time.time() - saved > 120 or step == options.steps:
            saved = time.time()
            save(average, portraits, options.work, before["steps"] + step, started, loss.item())
    save(average, portraits, options.work, before["steps"] + step, started, loss.item())


def save(average, portraits, work, step, started, loss):
    torch.save({"weights": average.values, "steps": step}, work / "hair-net.pt")
    net = HairNet()
    net.load_state_dict(average.values)
    net.eval()
    print(f"step {step}, {time.time() - started:.0f} s, loss {loss:.3f}, held-out portraits IoU {heldout(net, portraits):.3f}", flush=True)


if __name__ == "__main__":
    main()
