"""Fits the weights of packages/vision/src/measure/level-beside-skin.ts and prints them, with the errors in cross-validation.

    node samples.ts > samples.json
    python3 fit.py samples.json

A ridge regression of what the level by colour alone is off by.
"""

import json
import sys

import numpy as np

DECAY = 5.0
# Levels judged at a glance are lower than those of the two careful passes, by 44 photographs judged both ways, and less exact.
GLANCE_LOWER = 0.22
GLANCE_WEIGHT = 0.7
# Light hair is rare among these photographs and frequent in a salon.
LIGHT_FROM = 6.5
LIGHT_WEIGHT = 2.0
# Weight of all drawn heads together, as a share of the number of photographs.
DRAWN_WEIGHT = 0.05
FARTHEST = 2.5
MOST = 1.5
FOLDS = 10
REPEATS = 20
# Studios whose pictures are all taken in one light: tested by the photographs of the others.
STUDIOS = ("neutral_front", "london", "canada")


def fit(x, off, weight):
    total = weight.sum()
    mean = (weight[:, None] * x).sum(0) / total
    deviation = np.sqrt((weight[:, None] * (x - mean) ** 2).sum(0) / total)
    z = (x - mean) / deviation
    constant = (weight * off).sum() / total
    inner = (weight[:, None] * z).T @ z + DECAY * np.eye(x.shape[1])
    return mean, deviation, np.linalg.solve(inner, (weight[:, None] * z).T @ (off - constant)), constant


def correction(x, fitted):
    mean, deviation, weights, constant = fitted
    z = np.clip((x - mean) / deviation, -FARTHEST, FARTHEST)
    return np.clip(z @ weights + constant, -MOST, MOST)


def folds(photos):
    studio = np.array([next((i for i, name in enumerate(STUDIOS) if name in p.split("/")[-1]), -1) for p in photos])
    studio[studio == 1] = 0  # One studio under two names.
    every = np.arange(len(photos))
    for one in (0, 2):
        yield every[studio != one], every[studio == one], 1.0
    others = every[studio < 0]
    for repeat in range(REPEATS):
        order = np.random.default_rng(repeat).permutation(others)
        for part in np.array_split(order, FOLDS):
            yield np.setdiff1d(every, part), part, 1.0 / REPEATS


def figures(name, level, seen, bar):
    error = np.clip(level, 1, 10.9) - seen
    size = np.abs(error)
    groups = {"dark": seen <= 3.5, "middle": (seen > 3.5) & (seen < 7), "light": seen >= 7}
    by_group = ", ".join(f"{g} {size[of].mean():.2f} ({error[of].mean():+.2f}, {of.sum()})" for g, of in groups.items())
    print(
        f"# {name}: mean error {size.mean():.3f}, within 1 {np.mean(size <= 1):.3f}, off by 2 or more "
        f"{np.mean(size >= 1.95):.3f}, {by_group}, inside bar {np.mean(size <= bar):.3f} (median {np.median(bar):.2f})"
    )
    return size


def main(path):
    with open(path) as file:
        both = json.load(file)
    samples = [s for s in both if s["kind"] != "drawn"]
    drawn = [s for s in both if s["kind"] == "drawn"]
    glance = np.array([s["kind"] == "glance" for s in samples])
    seen = np.array([s["level"] for s in samples]) + np.where(glance, GLANCE_LOWER, 0)
    by_colour = np.array([s["byColour"] for s in samples])
    bar = np.array([s["bar"] for s in samples])
    x = np.array([s["features"] for s in samples])
    weight = np.where(glance, GLANCE_WEIGHT, 1.0) * np.where(seen >= LIGHT_FROM, LIGHT_WEIGHT, 1.0)
    drawn_x = np.array([s["features"] for s in drawn])
    drawn_off = np.array([s["level"] - s["byColour"] for s in drawn])
    drawn_weight = np.full(len(drawn), DRAWN_WEIGHT * len(samples) / len(drawn))

    def fitted_to(rows):
        return fit(
            np.concatenate([x[rows], drawn_x]),
            np.concatenate([(seen - by_colour)[rows], drawn_off]),
            np.concatenate([weight[rows], drawn_weight]),
        )

    held_out = by_colour.copy()
    for train, test, share in folds([s["photo"] for s in samples]):
        held_out[test] += share * correction(x[test], fitted_to(train))
    for name, of in (("all", np.ones(len(seen), bool)), ("judged twice", ~glance), ("at a glance", glance)):
        before = figures(f"by colour, {name}", by_colour[of], seen[of], bar[of])
        after = figures(f"corrected, {name}", held_out[of], seen[of], bar[of])
        gain = before - after
        print(f"#   gain {gain.mean():.3f}, standard error {gain.std() / len(gain) ** 0.5:.3f}")
    for factor in (1, 0.95, 0.9, 0.85, 0.8):
        print(f"# bars times {factor}: inside {np.mean(np.abs(np.clip(held_out, 1, 10.9) - seen) <= factor * bar):.3f}")
    final = fitted_to(np.arange(len(samples)))
    now = drawn_off - correction(drawn_x, final)
    print(f"# drawn: mean error {np.abs(drawn_off).mean():.3f} by colour, {np.abs(now).mean():.3f} corrected")
    for row in zip(*final[:3]):
        print(f"  [{', '.join(f'{value:.4f}' for value in row)}],")
    print(f"{final[3]:.4f}")


main(sys.argv[1])
