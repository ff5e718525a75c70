"""Fits the logit that what the network found is hair, and writes it into the weights and their card.

    python3 fit_found.py WORK ../../packages/vision/weights

WORK/found.bin and WORK/found.json are written by found-samples.ts: the mean of every channel inside the hair found, picture by
picture. A logistic regression; its zero is where few of the pictures of the fit half that are read today would be asked about, each
judged by a fit without pictures of the same name.
"""

import hashlib
import json
import sys
import zlib
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

# Weight of each kind, and whether it shows hair.
KINDS = {
    "heads": (0.34, True),
    "close": (0.16, True),
    "part": (0.06, True),
    "scenes": (0.05, True),
    "samples": (0.05, True),
    "grounds": (0.16, False),
    "crops": (0.10, False),
    "bald": (0.08, False),
    "bare-scenes": (0.04, False),
}
DECAY = 3e-4
STEPS = 200
FOLDS = 5
# Share of the read pictures of each kind that may be asked about.
LOST = {"heads": 0.025, "close": 0.04, "samples": 0.02, "scenes": 0.06}


def fit(values, hair, weight):
    """Weights, then the bias."""
    rows = weight > 0
    x, y, w = values[rows], hair[rows], weight[rows] / weight.sum()

    def loss(t):
        logits = x @ t[:-1] + t[-1]
        error = w * (1 / (1 + np.exp(-logits)) - y)
        value = (w * (np.logaddexp(0, logits) - y * logits)).sum() + DECAY * (t[:-1] ** 2).sum()
        return value, np.append(x.T @ error + 2 * DECAY * t[:-1], error.sum())

    return minimize(loss, np.zeros(x.shape[1] + 1), jac=True, method="L-BFGS-B", options={"maxiter": STEPS}).x


def main(work, folder):
    samples = json.loads((work / "found.json").read_text())
    means = np.fromfile(work / "found.bin", np.float32).reshape(len(samples), -1).astype(float)
    kind = np.array([s["kind"] for s in samples])
    hair = np.array([KINDS[k][1] for k in kind])
    read = np.array([s["read"] for s in samples])
    fold = np.array([zlib.crc32(s["name"].encode()) % FOLDS for s in samples])
    weight = np.array([KINDS[k][0] / (kind == k).sum() for k in kind])
    centre, spread = means.mean(0), means.std(0) + 0.01 * np.abs(means).mean(0) + 1e-3
    values = (means - centre) / spread

    judged = np.zeros(len(samples))
    for part in range(FOLDS):
        t = fit(values, hair, weight * (fold != part))
        judged[fold == part] = values[fold == part] @ t[:-1] + t[-1]
    limit = min(np.quantile(judged[read & (kind == k)], lost) for k, lost in LOST.items())
    for k in KINDS:
        of = read & (kind == k)
        print(f"{k}: {len(of[kind == k])}, of {of.sum()} read {(judged[of] >= limit).sum()} still are")

    t = fit(values, hair, weight)
    weights = t[:-1] / spread
    found = np.append(weights, t[-1] - (weights * centre).sum() - limit).astype("<f2").tobytes()
    path = folder / "hair-net.bin"
    blob = path.read_bytes()[: -len(found)] + found
    path.write_bytes(blob)
    card = json.loads((folder / "hair-net.json").read_text())
    card.update(sha256=hashlib.sha256(blob).hexdigest(), bytes=len(blob))
    (folder / "hair-net.json").write_text(json.dumps(card, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
