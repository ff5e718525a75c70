"""Fits the weights of packages/vision/src/measure/tone-family.ts and prints them.

    node samples.ts > samples.json
    python3 fit.py samples.json

A multinomial logistic regression. Every family weighs the same, natural hair about twice as much.
"""

import json
import sys

import numpy as np
from scipy.optimize import minimize

FAMILIES = ["neutral", "cool", "gold", "copper", "red"]
NATURAL = 2.2
KINDS = {"photo": 1.0, "recoloured": 0.5, "chart": 0.1}
WITHOUT_SKIN = 0.5
# Share of a label that the families which were also accepted get.
ALSO = 0.3
DECAY = 0.005


def label(sample):
    row = np.zeros(len(FAMILIES))
    row[FAMILIES.index(sample["tone"])] = 1 - (ALSO if sample["also"] else 0)
    for other in sample["also"]:
        row[FAMILIES.index(other)] = ALSO / len(sample["also"])
    return row


def main(path):
    with open(path) as file:
        samples = json.load(file)
    labels = np.array([label(s) for s in samples])
    kinds = np.array([s["kind"] for s in samples])
    weight = np.zeros(len(samples))
    for kind, share in KINDS.items():
        rows = kinds == kind
        of_family = labels[rows].sum(0)
        per_head = np.divide(1.0, of_family, out=np.zeros_like(of_family), where=of_family > 0)
        per_head[0] *= NATURAL
        weight[rows] = share * (labels[rows] @ per_head)
    features = np.array([s["features"] for s in samples] + [s["withoutSkin"] for s in samples])
    labels = np.concatenate([labels, labels])
    weight = np.concatenate([weight, WITHOUT_SKIN * weight])
    weight /= weight.sum()
    centre, spread = features.mean(0), features.std(0)
    centre[-1], spread[-1] = 0, 1  # the bias
    x = (features - centre) / spread

    def loss(flat):
        w = flat.reshape(x.shape[1], -1)
        logits = x @ w
        logits -= logits.max(1, keepdims=True)
        chance = np.exp(logits)
        chance /= chance.sum(1, keepdims=True)
        slope = x.T @ ((chance - labels) * weight[:, None]) + 2 * DECAY * w * decays
        value = -(weight * (labels * np.log(chance + 1e-12)).sum(1)).sum() + DECAY * (decays * w**2).sum()
        return value, slope.ravel()

    decays = np.ones((x.shape[1], 1))
    decays[-1] = 0
    start = np.zeros(x.shape[1] * len(FAMILIES))
    fitted = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": 2000}).x.reshape(x.shape[1], -1)
    plain = fitted / spread[:, None]
    plain[-1] -= centre @ plain
    for family, row in zip(FAMILIES, plain.T):
        print(f"  {family}: [{', '.join(f'{value:.2f}' for value in row)}],")


main(sys.argv[1])
