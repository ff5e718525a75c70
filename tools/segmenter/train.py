"""Trains the network on the pictures of draw.py.

    python3 train.py PHOTOS WORK [--minutes 45] [--steps 9000] [--seed 31] [--threads 2] [--rate 0.003] [--small 0.45] [--start FILE.pt]

The learning rate decays over the steps or the minutes, whichever ends first, and the weights are averaged during training. The first
part (`--small`) uses small pictures. `--start` continues from earlier weights. Half of every batch has user strokes, simulated
where the network errs (hints.py). Path-traced pictures written during the run are added. Under load one thread is faster than two.
Every two minutes WORK/hair-net.pt is written with the averaged weights, so an interrupted run leaves a usable network.
"""

import argparse
import itertools
import queue
import threading
import time
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F

import hints
from draw import open_studio
from network import COLOURS, MARK, HairNet, normalise
from checks import Checks
from samples import Samples

BATCH = 24
FRESH = 8  # pictures of a batch that are new; the others were seen a little while ago, which saves two thirds of the work of making them
REMEMBERED = 1200
SMALL = 96  # side of the pictures during the first part of the training: more than twice as fast
MIN_HAIR = 0.004  # share of the picture from which it counts as showing hair
PRESENCE_SHARE = 0.2  # of the loss
STROKED = BATCH // 2  # pictures of a batch that come with strokes
REFRESH = 200  # batches between looks for new pictures


def loss_of(logits, presence, target, weights):
    """Cross-entropy (pixels near strokes weigh more) plus Dice of the mask, and cross-entropy of the presence of hair."""
    any_hair = (target.mean((1, 2, 3)) > MIN_HAIR).float()
    guess = torch.sigmoid(logits)
    overlap = (2 * (guess * target).sum((1, 2, 3)) + 1) / (guess.sum((1, 2, 3)) + target.sum((1, 2, 3)) + 1)
    there = F.binary_cross_entropy_with_logits(presence, any_hair)
    return F.binary_cross_entropy_with_logits(logits, target, weights) + (1 - overlap).mean() + PRESENCE_SHARE * there


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
    """Batches of half new and half earlier pictures, the latter mirrored at random."""
    memory = []
    for batch in itertools.count(1):
        if batch % REFRESH == 0:
            samples.refresh()
        fresh = [samples.one() for _ in range(FRESH if len(memory) > BATCH else BATCH)]
        known = [memory[i] for i in samples.rng.integers(max(1, len(memory)), size=BATCH - len(fresh))]
        pairs = fresh + [(p[:, ::-1], m[:, ::-1]) if samples.rng.random() < 0.5 else (p, m) for p, m in known]
        memory = (memory + fresh)[-REMEMBERED:]
        waiting.put((np.stack([p for p, _ in pairs]), np.stack([m for _, m in pairs])))


def shrunk(pictures, masks, side):
    """The same at another size; a pixel is hair if most of it was."""
    small = F.interpolate(pictures, size=(side, side), mode="area")
    return small, (F.interpolate(masks, size=(side, side), mode="area") > 0.5).float()


def with_strokes(net, rng, inputs, masks):
    """Draws strokes into the last pictures of a batch, based on the network's predictions without them; returns the loss weights."""
    weights = torch.ones_like(masks)
    net.eval()
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        guess = torch.sigmoid(net(inputs[-STROKED:])[0].float())[:, 0].numpy()
    net.train()
    for i, one in enumerate(guess, len(inputs) - STROKED):
        planes, weight = hints.simulate(rng, masks[i, 0].numpy(), one)
        inputs[i, COLOURS:] = MARK * torch.from_numpy(planes).permute(2, 0, 1)
        weights[i, 0] = torch.from_numpy(weight)
    return weights


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photos", type=Path)
    parser.add_argument("work", type=Path)
    for name, value in (("minutes", 45), ("steps", 9000), ("seed", 31), ("threads", 2)):
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--small", type=float, default=0.45)
    parser.add_argument("--start", type=Path)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.set_num_threads(options.threads)
    cv2.setNumThreads(1)
    portraits = np.load(options.work / "portraits.npz")
    samples = Samples(options.photos, options.work, open_studio(options.photos, options.work), portraits, options.seed)
    held_out = Checks(options.photos, portraits, samples.traced)
    rng = np.random.default_rng(options.seed)
    waiting = queue.Queue(3)
    threading.Thread(target=feed, args=(samples, waiting), daemon=True).start()

    net = HairNet().to(memory_format=torch.channels_last)
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
        pictures, masks = normalise(pictures), torch.from_numpy(masks)[:, None]
        if done < options.small:
            pictures, masks = shrunk(pictures, masks, SMALL)
        pictures = pictures.contiguous(memory_format=torch.channels_last)
        weights = with_strokes(net, rng, pictures, masks)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            logits, presence = net(pictures)
        loss = loss_of(logits.float(), presence.float(), masks, weights)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        average.add(net)
        if time.time() - saved > 120 or step == options.steps:
            saved = time.time()
            save(average, held_out, samples, options.work, before["steps"] + step, started, loss.item())
    save(average, held_out, samples, options.work, before["steps"] + step, started, loss.item())


def save(average, held_out, samples, work, step, started, loss):
    torch.save({"weights": average.values, "steps": step, "traced": len(samples.traced.training)}, work / "hair-net.pt")
    net = HairNet()
    net.load_state_dict(average.values)
    net.eval()
    print(f"step {step}, {time.time() - started:.0f} s, loss {loss:.3f}; {held_out.figures(net)}", flush=True)


if __name__ == "__main__":
    main()
