"""From linear light to a photograph: background, exposure, white balance, tone curve, noise, sharpening."""

import cv2
import numpy as np


def to_linear(bgr):
    c = np.clip(bgr / 255, 0, 1)
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4).astype(np.float32)


def to_srgb(linear):
    c = np.clip(linear, 0, 1)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - 0.055) * 255


def lamp_colour(kelvin):
    """Linear BGR of a black body, green = 1 (Krystek's chromaticities, 1985)."""
    t = kelvin
    u = (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) / (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t)
    v = (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) / (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t)
    x, y = 3 * u / (2 * u - 8 * v + 4), 2 * v / (2 * u - 8 * v + 4)
    xyz = np.array((x / y, 1, (1 - x - y) / y))
    rgb = np.array(((3.2406, -1.5372, -0.4986), (-0.9689, 1.8758, 0.0415), (0.0557, -0.2040, 1.0570))) @ xyz
    rgb = np.clip(rgb, 0.02, None) / rgb[1]
    return rgb[::-1].astype(np.float32)


def smooth_along(linear, flow, hair, reach=4):
    """Denoises hair, which has few samples, by averaging along parallel strands (direction `flow`)."""
    strength = np.hypot(flow[..., 0], flow[..., 1])
    dx, dy = (np.where(strength > 0.05, flow[..., i] / (strength + 1e-6), 0).astype(np.float32) for i in (0, 1))
    ys, xs = np.mgrid[0:linear.shape[0], 0:linear.shape[1]].astype(np.float32)
    weight = np.clip(hair, 0.01, 1).astype(np.float32)
    total, weights = linear * weight[..., None], weight.copy()
    for sign in (1, -1):
        px, py = xs.copy(), ys.copy()
        for _ in range(reach):
            vx, vy = cv2.remap(dx, px, py, cv2.INTER_LINEAR), cv2.remap(dy, px, py, cv2.INTER_LINEAR)
            px, py = px + sign * vx, py + sign * vy
            near = cv2.remap(weight, px, py, cv2.INTER_LINEAR)
            total += cv2.remap(linear * weight[..., None], px, py, cv2.INTER_LINEAR)
            weights += near
    calm = cv2.medianBlur(np.ascontiguousarray(linear, np.float32), 3)
    bare = np.clip(1 - 4 * cv2.GaussianBlur(hair.astype(np.float32), (0, 0), 0.7), 0, 1)[..., None]
    linear = linear * (1 - bare) + calm * bare
    share = (np.clip(strength * 1.6, 0, 1) * hair)[..., None]
    return linear * (1 - share) + total / weights[..., None] * share


def develop(rng, linear, alpha, ground, lamp, card=None):
    """A picture 0..255 (BGR) of `linear` (premultiplied BGR) before `ground` (BGR 0..255).

    Exposed for the body with a phone's tone curve, or by the light of a white `card` if given.
    """
    # The camera mostly compensates the lamp's colour.
    balance = lamp ** (rng.beta(1, 3) - 1)
    seen = linear * balance
    body = seen[alpha > 0.9]
    bright = max(np.percentile(body.mean(1), 96), 1e-3) if len(body) else 0.5
    if card is None:
        seen = seen * np.clip(np.exp(rng.normal(np.log(0.5), 0.35)) / bright, 0.25, 4)
    else:
        seen = seen * min(np.exp(rng.normal(0, 0.3)) / (card * balance).mean(), 1 / bright)
    out = seen + to_linear(ground) * rng.uniform(0.6, 1.3) * (lamp * balance) ** 0.6 * (1 - alpha[..., None])
    out = out + rng.normal(0, 1, out.shape) * rng.choice([0.0, 0.004, 0.012]) * np.sqrt(np.clip(out, 0.01, 1))
    picture = to_srgb(out)
    if card is not None:
        return picture
    if rng.random() < 0.5:  # a phone's contrast
        c = np.clip(picture / 255, 0, 1)
        picture = 255 * (c + rng.uniform(0, 0.6) * c * (1 - c) * (2 * c - 1))
    grey = picture.mean(2, keepdims=True)
    picture = grey + (picture - grey) * rng.uniform(0.8, 1.25) if rng.random() < 0.94 else grey.repeat(3, 2)
    if rng.random() < 0.4:
        picture = picture + rng.uniform(0.2, 0.8) * (picture - cv2.GaussianBlur(picture, (0, 0), 1.0))
    elif rng.random() < 0.25:
        picture = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.4, 0.9))
    return np.clip(picture, 0, 255)
