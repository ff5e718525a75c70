"""Fits the weights of packages/vision/src/measure/white-hair.ts and prints them.

    node samples.ts > samples.json
    python3 fit.py samples.json

A logistic regression of the share of white hair. Heads from a fifth of white weigh double: they are few.
"""

import json
import sys

import numpy as np
from scipy.optimize import minimize

WHITE_FROM = 0.2
WHITE_WEIGHT = 2.0
DECAY = 1.0


def main(path):
    with open(path) as file:
        samples = json.load(file)
    share = np.array([s["white"] for s in samples])
    weight = np.where(share >= WHITE_FROM, WHITE_WEIGHT, 1.0)
    features = np.array([s["features"] for s in samples])
    centre, spread = features.mean(0), features.std(0)
    centre[-1], spread[-1] = 0, 1  # the bias
    x = (features - centre) / spread
    decays = np.ones(x.shape[1])
    decays[-1] = 0

    def loss(w):
        logits = x @ w
        value = (weight * (np.logaddexp(0, logits) - share * logits)).sum() + DECAY * (decays * w**2).sum()
        slope = x.T @ (weight * (1 / (1 + np.exp(-logits)) - share)) + 2 * DECAY * decays * w
        return value, slope

    plain = minimize(loss, np.zeros(x.shape[1]), jac=True, method="L-BFGS-B").x / spread
    plain[-1] -= centre @ plain
    print(", ".join(f"{value:.2f}" for value in plain))


main(sys.argv[1])
