"""Writes the trained network for the app: weights, model card data, and the fixtures of the agreement test.

    python3 export.py WORK WEIGHTS_FOLDER FIXTURES_FOLDER [--figures FILE.json]

Batch norms are folded into their convolutions and everything is rounded to half floats; the fixtures are computed with
these rounded weights. The first convolution is reordered to read R, G, B. File layout: packages/vision/src/segment/hair-net.ts.
"""

import argparse
import csv
import hashlib
import json
import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn

from network import COLOURS, INPUT, MARK, MARKS, WIDTHS, HairNet, normalise
from real import house_roles, roles

PORTRAITS = [
    "Face Research Lab London Set, Lisa DeBruine and Benedict Jones, doi:10.6084/m9.figshare.5047666, CC BY 4.0",
    "Young Adult White Faces (Canada), Lisa DeBruine and Benedict Jones, doi:10.6084/m9.figshare.4220517, CC BY 4.0",
]


def halves(layer):
    return tuple(v.detach().numpy().astype(np.float16) for v in (layer.weight, layer.bias))


def folded(convolution, norm):
    """(weights, biases) with the batch norm folded in, as numpy float16."""
    weights = convolution.weight.detach()
    if norm is None:
        return halves(convolution)
    scale = norm.weight.detach() / torch.sqrt(norm.running_var + norm.eps)
    biases = norm.bias.detach() - norm.running_mean * scale
    return (weights * scale[:, None, None, None]).numpy().astype(np.float16), biases.numpy().astype(np.float16)


def write_weights(net, path):
    parts = [folded(c, n) for c, n in net.convolutions()]
    first = parts[0]
    parts[0] = (np.concatenate([first[0][:, COLOURS - 1::-1], first[0][:, COLOURS:]], 1), first[1])
    blob = struct.pack("<4sHH5HH", b"HNET", 3, INPUT, *WIDTHS, MARKS)
    parts.append(halves(net.presence))
    parts.append((np.zeros(sum(WIDTHS) + WIDTHS[0] + 1, np.float16),))  # of what was found: fit_found.py
    blob += b"".join(array.astype("<f2").tobytes() for part in parts for array in part)
    path.write_bytes(blob)
    return blob


def rounded(net):
    """The network with folded, rounded weights and identity batch norms, as the app computes it."""
    twin = HairNet()
    twin.eval()
    with torch.no_grad():
        for (source, norm), (target, idle) in zip(net.convolutions(), twin.convolutions()):
            weights, biases = (torch.from_numpy(a.astype(np.float32)) for a in folded(source, norm))
            target.weight.copy_(weights)
            if idle is None:
                target.bias.copy_(biases)
            else:
                nn.init.ones_(idle.weight)
                idle.bias.copy_(biases)
                idle.running_mean.zero_()
                idle.running_var.fill_(1 - idle.eps)
        for target, source in zip((twin.presence.weight, twin.presence.bias), halves(net.presence)):
            target.copy_(torch.from_numpy(source.astype(np.float32)))
    return twin


def fixture_picture(seed):
    """A seeded INPUT x INPUT RGB picture of hashed blocks and ramps, which TypeScript can reproduce without a random generator."""
    y, x = np.mgrid[0:INPUT, 0:INPUT].astype(np.int64)
    channel = lambda k: ((x * (3 + k + seed) + y * (5 * k + 2) + ((x // 8) * (y // 8) * (7 + seed * k)) % 97 * 2) % 256)
    return np.stack([channel(k) for k in range(3)], axis=-1).astype(np.uint8)


def fixture_strokes(seed):
    """Stroke planes for that picture: none for the first, bars of both kinds for the second."""
    y, x = np.mgrid[0:INPUT, 0:INPUT]
    bars = [(x + 2 * y) % 37 < 3, (2 * x + y) % 41 < 3]
    return np.stack(bars, axis=-1).astype(np.float32) * (seed == 2)


def write_fixtures(net, folder):
    """Inputs are computed by formula in the test; outputs are every fourth logit in both directions, then the presence logit, float32."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed in (1, 2):
        picture = np.ascontiguousarray(fixture_picture(seed)[None, ..., ::-1])
        with torch.no_grad():
            logits, presence = net(normalise(picture, fixture_strokes(seed)[None]))
        values = np.append(logits[0, 0].numpy()[::4, ::4], presence.numpy())
        (folder / f"logits-{seed}.f32").write_bytes(values.astype("<f4").tobytes())


def card(blob, saved, work, figures):
    crops = list(csv.DictReader(open(Path(__file__).with_name("grounds.csv"), newline="")))
    portraits = np.load(work / "portraits.npz")
    return {
        "file": "hair-net.bin",
        "sha256": hashlib.sha256(blob).hexdigest(),
        "bytes": len(blob),
        "architecture": {
            "kind": "U-shaped, plain 3x3 convolutions, batch norm folded in, ReLU, nearest upsampling, skips",
            "input": f"{INPUT} x {INPUT} RGB, (value - 128) / 64; {MARKS} planes of strokes (hair, not hair), {MARK} where marked",
            "output": f"{INPUT} x {INPUT} logits of hair; one logit of there being hair at all; one that what was found is hair",
            "widths": list(WIDTHS),
            "weights": sum(p.numel() for p in HairNet().parameters() if p.dim() > 1),
            "storage": "IEEE half floats, little-endian",
        },
        "training": {
            "code": "tools/segmenter",
            "seeds": {"scenes": 1, "rendered": 50000, "training": [31, 32, 51, 63, 64, 65], "presence": 11},
            "steps": saved["steps"],
            "drawnScenes": len(np.load(work / "scenes.npz")["hair"]),
            "scenesWithRealFaces": len(np.load(work / "faces.npz")["hair"]),
            "renderedPeople": (work / "rendered.mask").stat().st_size // (160 * 213),
            "photographs": sorted(name for name, (role, _) in roles().items() if role == "train"),
            "photographsKeptOut": sorted(name for name, (role, _) in roles().items() if role == "test"),
            "officialPortraits": sorted(name for name, role in house_roles().items() if role in ("train", "negative")),
            "tracedPeople": saved["traced"],
            "portraits": int((~portraits["held"]).sum()),
            "heldOutPortraits": sorted(str(n) for n in portraits["name"][portraits["held"]]),
        },
        "attribution": {
            "portraits": PORTRAITS,
            "hairFreeCrops": sorted({row["file"] for row in crops}),
            "hairFreeCropsSource": "CC0, CC BY and public-domain photographs; authors and licences in weights/README.md",
        },
        "figures": figures,
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("work", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("fixtures", type=Path)
    parser.add_argument("--figures", type=Path)
    options = parser.parse_args()
    saved = torch.load(options.work / "hair-net.pt")
    net = HairNet()
    net.load_state_dict(saved["weights"])
    net.eval()
    options.weights.mkdir(parents=True, exist_ok=True)
    blob = write_weights(net, options.weights / "hair-net.bin")
    write_fixtures(rounded(net), options.fixtures)
    figures = json.loads(options.figures.read_text()) if options.figures else {}
    text = json.dumps(card(blob, saved, options.work, figures), indent=2, ensure_ascii=False)
    (options.weights / "hair-net.json").write_text(text + "\n")
    print(f"{len(blob)} bytes")


if __name__ == "__main__":
    main()
