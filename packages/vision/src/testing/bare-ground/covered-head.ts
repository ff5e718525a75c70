import { type Draw, inEllipse, mix, type Paint, type Rgb, shade } from './draw.ts'
import { clothColours, walls } from './grounds.ts'

const SKINS: readonly Rgb[] = [
  [224, 180, 156],
  [204, 152, 124],
  [160, 110, 82],
  [112, 74, 54],
  [80, 52, 40],
]

/** A head whose hair is covered: where its face and its cover are, and the shading of the cover's cloth. */
type Head = { readonly cx: number; readonly cy: number; readonly size: number; readonly lean: number }

const headOf = ({ between }: Draw): Head => ({
  cx: between(0.4, 0.6),
  cy: between(0.36, 0.5),
  size: between(0.13, 0.24),
  lean: between(-0.15, 0.15),
})

/** Place relative to the head: the face is an ellipse of half width 1 and half height 1.35. */
const placeIn = ({ cx, cy, size, lean }: Head, x: number, y: number): readonly [u: number, v: number] => {
  const [dx, dy] = [(x - cx) / size, (y - cy) / size]
  return [dx + lean * dy, dy - lean * dx]
}

function face(draw: Draw): Paint {
  const skin = draw.oneOf(SKINS)
  const dark = shade(skin, 0.35)
  return (u, v) => {
    const side = Math.abs(u)
    const lit = shade(
      skin,
      1.08 - 0.22 * u * u - 0.1 * (v + 0.2) ** 2 + 0.08 * u + 0.05 * (draw.rough(u * 4 + 20, v * 4) - 0.5),
    )
    if (inEllipse(side, v, 0.42, -0.08, 0.17, 0.075) < 1)
      return inEllipse(side, v, 0.42, -0.08, 0.075, 0.075) < 1 ? [34, 26, 24] : [226, 220, 214]
    if (inEllipse(side, v, 0.42, -0.3, 0.24, 0.045) < 1) return dark
    if (inEllipse(u, v, 0, 0.72, 0.32, 0.1) < 1) return mix(lit, [150, 60, 62], 0.6)
    const nose = inEllipse(u, v, 0.05, 0.38, 0.16, 0.07)
    return nose < 1 ? mix(dark, lit, 0.55 + 0.45 * nose) : lit
  }
}

/** The folds of a cloth that hangs down from the crown and spreads. */
function folds(draw: Draw): Paint {
  const [colour, many, soft, pattern] = [
    draw.oneOf(clothColours),
    draw.between(4, 16),
    draw.between(0.1, 0.35),
    draw.between(-0.5, 0.5),
  ]
  return (u, v) => {
    const around = Math.atan2(u, v + 2.6) * many + 1.2 * draw.noise(u * 1.5 + 9, v * 0.8)
    const print = pattern > 0.2 && draw.noise(u * 7, v * 7 + 40) > 0.62 ? 1.6 : 1
    return shade(
      colour,
      print * (0.85 + soft * Math.sin(around * 2) + 0.3 * (draw.rough(u + 30, v) - 0.5) - 0.08 * Math.abs(u)),
    )
  }
}

/** A hijab or headscarf: closed around the face, over the shoulders. */
function hijab(draw: Draw): Paint {
  const [head, ground, skin, cloth] = [headOf(draw), walls(draw), face(draw), folds(draw)]
  const reach = draw.between(1.25, 1.5)
  return (x, y) => {
    const [u, v] = placeIn(head, x, y)
    if (inEllipse(u, v, 0, 0.15, 0.86, 1.15) < 1) return skin(u, v)
    const isCover =
      inEllipse(u, v, 0, 0, reach, 1.75) < 1 || (v > 0.6 && Math.abs(u) < reach * (0.75 + 0.5 * (v - 0.6)))
    return isCover ? cloth(u, v) : ground(x, y)
  }
}

/** A long veil, from the front or from behind. */
function veil(draw: Draw): Paint {
  const [head, ground, skin, cloth, dress] = [headOf(draw), walls(draw), face(draw), folds(draw), folds(draw)]
  const [width, length, behind] = [draw.between(1.2, 1.6), draw.between(1.5, 5), draw.oneOf([true, false])]
  return (x, y) => {
    const [u, v] = placeIn(head, x, y)
    if (!behind && inEllipse(u, v, 0, 0.2, 0.9, 1.2) < 1) return skin(u, v)
    if (!behind && v > 0.9 && v < 2 && Math.abs(u) < 0.5) return shade(skin(0.9, 0.5), 0.85)
    const isCover = inEllipse(u, v, 0, 0, width, 1.6) < 1 || (v > 0 && v < length && Math.abs(u) < width + 0.15 * v)
    const open = !behind && v > 1.4 && Math.abs(u) < 0.45 + 0.2 * (v - 1.4)
    if (isCover && !open) return cloth(u, v)
    return v > 1.8 && Math.abs(u) < 1 + 1.2 * Math.sqrt(v - 1.8) ? dress(u, v + 3) : ground(x, y)
  }
}

/** A cap or a hat with a brim, on a head without hair. */
function hat(draw: Draw): Paint {
  const [head, ground, skin, cloth, shirt] = [headOf(draw), walls(draw), face(draw), folds(draw), folds(draw)]
  const [brim, crown, edge] = [draw.between(0, 2.1), draw.between(1.2, 2), draw.between(-0.75, -0.45)]
  return (x, y) => {
    const [u, v] = placeIn(head, x, y)
    const isBrim = brim > 1.1 && inEllipse(u, v, 0, edge, brim, 0.28) < 1
    if (isBrim) return shade(cloth(u, v), v > edge ? 0.6 : 1.05)
    if (v < edge && inEllipse(u, v, 0, edge, 1.08, crown) < 1) return cloth(u, v - 1)
    if (inEllipse(u, v, 0, 0.05, 1, 1.35) < 1) return shade(skin(u, v), v < edge + 0.4 ? 0.7 : 1)
    if (inEllipse(Math.abs(u), v, 1.02, 0.05, 0.14, 0.3) < 1) return shade(skin(0.8, 0), 0.85)
    if (v > 0.9 && v < 2 && Math.abs(u) < 0.55) return shade(skin(0.8, 0.5), 0.8)
    return v > 1.7 && Math.abs(u) < 1 + 1.2 * Math.sqrt(v - 1.7) ? shirt(u, v + 3) : ground(x, y)
  }
}

/** Heads under cloth or a hat. */
export const COVERED_HEADS = { hijab, veil, hat } as const
