import { type Draw, inEllipse, mix, type Paint, type Rgb, shade, threads } from './draw.ts'

const STONES: readonly Rgb[] = [
  [96, 88, 78],
  [70, 62, 54],
  [128, 104, 82],
  [60, 64, 68],
  [150, 130, 104],
  [44, 38, 34],
]
const EARTHS: readonly Rgb[] = [
  [92, 66, 44],
  [138, 104, 66],
  [60, 44, 34],
  [176, 148, 108],
  [40, 34, 32],
  [110, 60, 34],
]
const GREENS: readonly Rgb[] = [
  [84, 110, 44],
  [120, 128, 60],
  [150, 138, 84],
  [58, 84, 40],
  [168, 150, 96],
]
const CLOTHS: readonly Rgb[] = [
  ...EARTHS,
  [40, 44, 60],
  [120, 30, 34],
  [200, 190, 176],
  [24, 24, 26],
  [170, 120, 40],
  [90, 90, 96],
]

function sky(draw: Draw): Paint {
  const [high, low] = [
    draw.oneOf<Rgb>([
      [92, 140, 200],
      [150, 170, 190],
      [200, 180, 160],
    ]),
    [214, 222, 230] as const,
  ]
  return (x, y) => mix(mix(high, low, y * 1.6), [240, 240, 240], Math.max(0, draw.rough(x * 3, y * 6) - 0.5))
}

function rocks(draw: Draw): Paint {
  const [air, stone, tilt] = [sky(draw), draw.oneOf(STONES), draw.between(-0.6, 1.5)]
  const [horizon, top, scale] = [draw.between(0.1, 0.45), draw.between(-0.1, 0.5), draw.between(2, 7)]
  const layers = draw.between(0, 1)
  return (x, y) => {
    if (y < top + 0.35 * (draw.rough(x * 3 + 9, 3) - 0.3))
      return y < horizon ? air(x, y) : shade([70, 96, 112], 0.7 + 0.6 * threads(draw.noise, [x, y], 0, 40))
    const relief = (at: number) => draw.rough((x + at) * scale, (y + at) * scale * 1.3)
    const crack = Math.abs(2 * draw.rough(x * scale * 2 + 40, y * scale * 2) - 1)
    const strata = threads(draw.noise, [x, y], tilt, 30)
    return shade(
      stone,
      (0.5 + 1.2 * relief(0) + 6 * (relief(0.012) - relief(0))) *
        Math.min(1, 0.3 + 4 * crack) *
        (1 - layers * (strata - 0.4)),
    )
  }
}

function meadow(draw: Draw): Paint {
  const [air, green, other] = [sky(draw), draw.oneOf(GREENS), draw.oneOf(GREENS)]
  const [horizon, lean, fine] = [draw.between(-0.1, 0.5), draw.between(1.1, 2), draw.between(18, 70)]
  return (x, y) => {
    const line = horizon + 0.1 * draw.noise(x * 3, 7)
    if (y < line) return air(x, y)
    // Perspective: the blades are finer towards the horizon.
    const [across, away] = [(x - 0.5) / (0.3 + y - line), Math.log(0.3 + y - line)]
    const wind = 0.12 * draw.noise(across * 5, away * 5)
    const blade = threads(draw.noise, [across + wind, away], lean, fine)
    return shade(mix(green, other, draw.rough(x * 4, y * 4)), 0.25 + 1.5 * blade)
  }
}

function wood(draw: Draw): Paint {
  const [colour, angle, fine] = [draw.oneOf(EARTHS), draw.oneOf([0, Math.PI / 2, 1.2]), draw.between(15, 60)]
  const [planks, bark] = [draw.between(2, 6), draw.between(0, 1)]
  return (x, y) => {
    const grain = threads(
      draw.noise,
      [x + 0.08 * draw.noise(x * 3, y * 3), y + 0.08 * draw.noise(y * 3, x * 3)],
      angle,
      fine,
    )
    const plank = (y * Math.cos(angle) - x * Math.sin(angle)) * planks
    const seam = bark < 0.5 ? Math.min(1, 12 * Math.abs(plank - Math.round(plank))) : 1
    return shade(
      colour,
      (0.45 + grain * 1.1) * (0.2 + 0.8 * seam) * (0.8 + 0.4 * draw.noise(Math.floor(plank + 0.5), 3)),
    )
  }
}

function cloth(draw: Draw): Paint {
  const [colour, other] = [draw.oneOf(CLOTHS), draw.oneOf(CLOTHS)]
  const [angle, folds, stripes, weave] = [
    draw.between(0, 3),
    draw.between(3, 14),
    draw.between(0, 30),
    draw.between(50, 90),
  ]
  return (x, y) => {
    const across = y * Math.cos(angle) - x * Math.sin(angle) + 0.25 * draw.noise(x * 2, y * 2)
    const fold = 0.75 + 0.35 * Math.sin(across * folds * 3) + 0.5 * (draw.rough(x * 3, y * 3) - 0.5)
    const stripe = stripes > 15 && Math.sin(across * stripes * 3) > 0.3 ? 0.7 : 0
    const thread = 0.92 + 0.16 * draw.noise(x * weave * 2, y * weave) * draw.noise(x * weave, y * weave * 2 + 9)
    return shade(mix(colour, other, stripe), fold * thread)
  }
}

function knit(draw: Draw): Paint {
  const [colour, columns] = [draw.oneOf(CLOTHS), draw.between(9, 30)]
  const fold = draw.between(0, 0.5)
  return (x, y) => {
    const [u, v] = [x * columns, y * columns * 1.4 + 0.2 * draw.noise(x * 5, y * 5)]
    const side = (u % 1) * 2 - 1
    const stitch = Math.abs(((v + Math.abs(side) * 0.7) % 1) - 0.5) * 2
    const fibre = threads(draw.noise, [x, y], side > 0 ? -0.9 : 0.9, columns * 7)
    const wave = 1 - fold * draw.noise(x * 3, y * 3)
    return shade(colour, wave * (1.2 - 0.8 * stitch ** 3) * (1 - 0.5 * (1 - Math.abs(side)) ** 4) * (0.7 + 0.6 * fibre))
  }
}

/** Short fur that lies along a slowly turning direction, in patches of two colours. */
function fur(draw: Draw): Paint {
  const [light, dark] = [draw.oneOf(EARTHS), draw.oneOf([...EARTHS, [220, 214, 204] as const])]
  const [angle, bend, fine] = [draw.between(0, 3), draw.between(0.05, 0.3), draw.between(30, 90)]
  const spots = draw.between(2, 7)
  return (x, y) => {
    const bent = [x + bend * draw.noise(x * 3, y * 3), y + bend * draw.noise(x * 3 + 90, y * 3)] as const
    const patch = Math.min(1, Math.max(0, (draw.rough(x * spots, y * spots) - 0.45) * 8))
    return shade(
      mix(light, dark, patch),
      0.35 + 1.1 * threads(draw.noise, bent, angle, fine) + 0.2 * draw.noise(x * 8, y * 8),
    )
  }
}

/** An animal's head and body in fur before a ground. */
function animal(draw: Draw): Paint {
  const [coat, ground] = [fur(draw), draw.oneOf([meadow, cloth, wood])(draw)]
  const [cx, cy, size, ears] = [
    draw.between(0.35, 0.65),
    draw.between(0.3, 0.5),
    draw.between(0.14, 0.26),
    draw.between(0.3, 0.8),
  ]
  return (x, y) => {
    const side = Math.abs(x - cx) / size
    const down = (y - cy) / size
    const rag = 0.12 * draw.noise(x * 60, y * 60)
    const isEar = Math.abs(side - 0.7) < 0.32 * (down + 1 + ears * 1.6) && down < -0.4 && down > -1 - ears
    const isHead = Math.hypot(side, down) < 1 + rag
    const isBody = inEllipse(x, y, cx, cy + size * 2.6, size * 1.6, size * 2.1) < 1 + rag
    if (!isEar && !isHead && !isBody) return ground(x, y)
    if (Math.hypot(side - 0.42, down + 0.15) < 0.14)
      return Math.hypot(side - 0.42, down + 0.15) < 0.07 ? [16, 14, 14] : [150, 120, 50]
    if (Math.hypot(side, (down - 0.4) * 1.4) < 0.16) return [52, 40, 40]
    return shade(coat(x, y), isHead ? 1.1 - 0.3 * Math.hypot(side, down) ** 2 : 0.85)
  }
}

/** Feathers in rows, like shingles, with their barbs. */
function feathers(draw: Draw): Paint {
  const [colour, tip, rows] = [draw.oneOf(EARTHS), draw.oneOf([...EARTHS, ...GREENS]), draw.between(4, 12)]
  return (x, y) => {
    const row = Math.floor(y * rows)
    const u = ((x * rows * 0.9 + (row % 2) / 2 + 0.3 * draw.noise(x * 4, row)) % 1) - 0.5
    const v = (y * rows) % 1
    const edge = v - (1 - 3.2 * u * u)
    const barb = threads(draw.noise, [x, y], u > 0 ? 0.7 : 2.4, rows * 14)
    const quill = Math.abs(u) < 0.025 ? 1.5 : 1
    return shade(
      mix(colour, tip, Math.max(0, 1 + edge * 3)),
      (edge > 0 ? 0.4 : 0.95 - 0.4 * (1 - v)) * quill * (0.6 + 0.8 * barb),
    )
  }
}

/** Noodles, crumb or grains on a plate. */
function food(draw: Draw): Paint {
  const [colour, sauce] = [
    draw.oneOf<Rgb>([
      [226, 190, 110],
      [196, 140, 70],
      [120, 70, 40],
      [70, 44, 30],
    ]),
    draw.oneOf<Rgb>([
      [150, 40, 24],
      [90, 110, 40],
      [90, 56, 34],
    ]),
  ]
  const [noodles, radius, table] = [draw.oneOf([true, false]), draw.between(0.3, 0.7), draw.oneOf([wood, cloth])(draw)]
  const [cx, cy, fine] = [draw.between(0.35, 0.65), draw.between(0.4, 0.6), draw.between(5, 16)]
  return (x, y) => {
    const out = inEllipse(x, y, cx, cy, radius, radius * 0.8)
    if (out > 1.25) return table(x, y)
    if (out > 1 + 0.2 * (draw.noise(x * 12, y * 12) - 0.5))
      return shade([228, 226, 222], 0.8 + 0.2 * draw.noise(x * 2, y * 2))
    const bend = draw.noise(x * 5, y * 5) + 0.5 * draw.noise(x * 9 + 30, y * 9)
    const strand = 0.5 + 0.5 * Math.sin(bend * fine * 6)
    const body = noodles ? 0.35 + 0.75 * strand : 0.4 + 1.1 * draw.rough(x * fine, y * fine)
    return shade(mix(colour, sauce, draw.rough(x * 5 + 60, y * 5) > 0.56 ? 0.7 : 0), body)
  }
}

function flowers(draw: Draw): Paint {
  const ground = meadow(draw)
  const blooms = Array.from({ length: Math.round(draw.between(4, 26)) }, () => ({
    x: draw.between(0, 1),
    y: draw.between(0.2, 1),
    size: draw.between(0.05, 0.16),
    colour: draw.oneOf<Rgb>([
      [200, 40, 46],
      [232, 180, 50],
      [220, 120, 150],
      [230, 226, 220],
      [140, 70, 130],
      [210, 100, 40],
    ]),
  }))
  return (x, y) => {
    const bloom = blooms.findLast((one) => inEllipse(x, y, one.x, one.y, one.size * 0.75, one.size) < 1)
    if (!bloom) return ground(x, y)
    const [u, v] = [(x - bloom.x) / bloom.size, (y - bloom.y) / bloom.size]
    const petal = Math.abs(Math.sin(Math.atan2(u, v + 1.4) * 9))
    return shade(
      bloom.colour,
      (0.55 + 0.5 * petal) * (0.8 + 0.4 * threads(draw.noise, [x, y], 1.57 + u, 90)) * (1 - 0.2 * v),
    )
  }
}

/** Surfaces and things without hair. */
export const GROUNDS = { rocks, meadow, wood, cloth, knit, fur, animal, feathers, food, flowers } as const

/** What stands behind a person. */
export const walls = (draw: Draw): Paint => {
  const blurred = draw.oneOf([sky, meadow, cloth, wood])(draw)
  const colour = draw.oneOf<Rgb>([
    [200, 196, 190],
    [120, 124, 130],
    [90, 84, 76],
    [226, 224, 220],
  ])
  const share = draw.between(0, 0.6)
  return (x, y) => mix(mix(colour, shade(colour, 0.7), draw.noise(x * 2, y * 2)), blurred(x, y), share)
}

export const clothColours = CLOTHS
