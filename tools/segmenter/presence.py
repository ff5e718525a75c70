"""Fits the presence logit ("does the picture show hair?") on the trained network's deepest level.

    python3 presence.py PHOTOS WORK

Equal numbers of pictures with and without hair: real and traced bald heads, hats, covered heads, textiles, plants, fur and real hair-free
corners against everything else. Only the weights of the presence head change; WORK/hair-net.pt is overwritten.
"""

import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from draw import open_studio
from network import HairNet, normalise, summary
from samples import Samples

PICTURES = 6000
SEED = 11
DECAY = 3e-3
MIN_HAIR = 0.01  # pictures with less, but some, are left out: neither answer would be wrong
# Mostly real people in both classes: the decision is about photographs.
WITH_HAIR = {"real": 0.4, "portrait": 0.1, "traced": 0.24, "turned": 0.08, "hat": 0.04, "rendered": 0.06, "drawn": 0.05, "faces": 0.03}
WITHOUT = {"bare": 0.3, "covered": 0.24, "nobody": 0.24, "traced": 0.1, "drawn": 0.06, "faces": 0.06}


def choose(rng, shares):
    return rng.choice(list(shares), p=list(shares.values()))


def pictures(samples, rng):
    """Yields augmented (picture, has hair) pairs, half of them without hair."""
    bare = [image for image, mask in samples.traced.training if not mask.any()]
    empty = {"traced": bare, **{name: samples.banks[name][0][~samples.banks[name][1].any((1, 2))] for name in ("drawn", "faces")}}
    while True:
        if rng.random() < 0.5:
            picture, mask = samples.one(choose(rng, WITH_HAIR))
        else:
            kind = choose(rng, WITHOUT)
            if len(empty.get(kind, ())):
                image = empty[kind][rng.integers(len(empty[kind]))]
                picture, mask = samples.vary(image, np.zeros(image.shape[:2], np.uint8))
            else:
                picture, mask = samples.one(kind)
        share = mask.mean()
        if share == 0 or share > MIN_HAIR:
            yield picture, share > 0


def features(net, samples, rng):
    source = pictures(samples, rng)
    values, answers = [], []
    for _ in range(PICTURES // 50):
        batch = [next(source) for _ in range(50)]
        with torch.no_grad():
            values.append(summary(net.descend(normalise(np.stack([p for p, _ in batch])))[-1]))
        answers += [float(a) for _, a in batch]
    return torch.cat(values), torch.tensor(answers)


def fit(values, answers):
    """Weights and bias of a logistic regression on standardised features, converted to the original ones."""
    mean, spread = values.mean(0), values.std(0) + 1e-3
    x = (values - mean) / spread
    balance = torch.where(answers > 0, 0.5 / answers.mean(), 0.5 / (1 - answers.mean()))
    weights, bias = torch.zeros(x.shape[1], requires_grad=True), torch.zeros(1, requires_grad=True)
    solver = torch.optim.LBFGS([weights, bias], max_iter=300, line_search_fn="strong_wolfe")

    def loss():
        solver.zero_grad()
        value = F.binary_cross_entropy_with_logits(x @ weights + bias, answers, balance) + DECAY * (weights**2).sum()
        value.backward()
        return value

    solver.step(loss)
    weights, bias = weights.detach(), bias.detach()
    return weights / spread, bias - (weights * mean / spread).sum()


def main(photos, work):
    torch.manual_seed(SEED)
    saved = torch.load(work / "hair-net.pt")
    net = HairNet()
    net.load_state_dict({k: v for k, v in saved["weights"].items() if not k.startswith("presence")}, strict=False)
    net.eval()
    samples = Samples(photos, work, open_studio(photos, work), np.load(work / "portraits.npz"), SEED)
    values, answers = features(net, samples, samples.rng)
    kept = len(values) * 4 // 5
    weights, bias = fit(values[:kept], answers[:kept])
    logits = values[kept:] @ weights + bias
    for name, which in (("with hair", answers[kept:] > 0), ("without", answers[kept:] == 0)):
        print(f"{name}: {float((torch.sigmoid(logits[which]) > 0.5).float().mean()):.3f} of {int(which.sum())} said to have hair")
    with torch.no_grad():
        net.presence.weight.copy_(weights[None])
        net.presence.bias.copy_(bias)
    torch.save({**saved, "weights": net.state_dict()}, work / "hair-net.pt")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
