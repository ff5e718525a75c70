import { CLUMP_POINTS, type ClumpGuide } from '../../packages/vision/src/testing/hair/clump-brush.ts'
import { HEAD } from '../../packages/vision/src/testing/hair/lock-guide.ts'

/** A point in space, or a place on the head as a direction from its centre: x right, y down, z to the viewer. */
export type Vec = readonly [x: number, y: number, z: number]

export function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** The point of the head's surface in a direction, raised by `lift` (1 = on the surface), in widths of the picture. */
export function onHead(direction: Vec, lift: number): Vec {
  return [
    HEAD.x + HEAD.radiusX * lift * direction[0],
    HEAD.y + HEAD.radiusY * lift * direction[1],
    HEAD.radiusZ * lift * direction[2],
  ]
}

/** Fills a guide from a curve: place, normal, half width and position along the hair for each t from 0 to 1. */
export function layCurve(
  guide: ClumpGuide,
  curve: (t: number) => { readonly at: Vec; readonly normal: Vec; readonly spread: number; readonly along: number },
): void {
  for (let i = 0; i < CLUMP_POINTS; i++) {
    const { at, normal, spread, along } = curve(i / (CLUMP_POINTS - 1))
    guide.x[i] = at[0]
    guide.y[i] = at[1]
    guide.z[i] = at[2]
    guide.normalX[i] = normal[0]
    guide.normalY[i] = normal[1]
    guide.normalZ[i] = normal[2]
    guide.spread[i] = spread
    guide.along[i] = along
  }
}

/** The shortest way over the head from one direction to another. */
export function overHead(from: Vec, to: Vec): (t: number) => Vec {
  const cosine = Math.min(1, Math.max(-1, from[0] * to[0] + from[1] * to[1] + from[2] * to[2]))
  const angle = Math.acos(cosine)
  const sine = Math.sin(angle)
  if (sine < 1e-4) return () => from
  return (t) => {
    const a = Math.sin((1 - t) * angle) / sine
    const b = Math.sin(t * angle) / sine
    return [a * from[0] + b * to[0], a * from[1] + b * to[1], a * from[2] + b * to[2]]
  }
}
