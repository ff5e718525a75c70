import { clamp, smoothStep } from '../../numeric.ts'
import { normalDraw } from '../../random.ts'
import { CLUMP_POINTS, type ClumpGuide } from './clump-brush.ts'

/** Wave patterns of rendered hair. */
export const WAVES = ['straight', 'wavy', 'curly'] as const
export type Wave = (typeof WAVES)[number]

/** A head with its hair, in widths of the picture: centre and half axes. */
export const HEAD = { x: 0.5, y: 0.395, radiusX: 0.2, radiusY: 0.232, radiusZ: 0.21 } as const
const SHOULDERS_Y = 0.76

const WAVE_SHAPES = {
  straight: { amplitude: 0.003, length: 0.5 },
  wavy: { amplitude: 0.019, length: 0.235 },
  curly: { amplitude: 0.02, length: 0.135 },
} as const

export type Lock = {
  /** Longitude around the whorl, 0 = down the middle of the visible side. */
  readonly longitude: number
  /** Position of its root on the scalp: 0 = at the whorl, 1 = where the hair leaves the skull. */
  readonly root: number
  /** Height of the tips. */
  readonly tip: number
  /** Distance of the hair from the head: 1 = on its surface. */
  readonly lift: number
  readonly phase: number
  readonly spread: number
  readonly drift: number
  /** Angle of the whorl towards the viewer, in radians from the top of the head. */
  readonly lean: number
}

/** Places from -1 to 1, the outer ones first: the middle is nearest to the viewer. */
export function spreadOver(count: number, random: () => number): readonly number[] {
  return Array.from({ length: count }, (_, index) => ((index + random()) / count) * 2 - 1).sort(
    (a, b) => Math.abs(b) + 0.25 * Math.sin(b * 57) - (Math.abs(a) + 0.25 * Math.sin(a * 57)),
  )
}

/** A lock of the back or the sides; `side` is -1 to 1 across the head. */
export function randomLock(side: number, root: number, lift: number, random: () => number, spread: number): Lock {
  return {
    longitude: Math.asin(clamp(side, -1, 1)) * 1.12,
    root,
    lift: lift + normalDraw(random) * 0.008,
    tip: 1.06 + 0.075 * Math.cos(side * 1.5) + normalDraw(random) * 0.028 - (lift < 0.96 ? 0.06 : 0),
    phase: side * 2.4 + normalDraw(random) * 0.85,
    spread: spread * (0.55 + 0.7 * random()),
    drift: normalDraw(random) * 0.022,
    lean: 0.3,
  }
}

/** The lock cut `cut` widths shorter. */
export function shortened(lock: Lock, cut: number): Lock {
  return cut === 0 ? lock : { ...lock, tip: lock.tip - cut }
}

/** The middle line of a lock: along the skull from its root, then down by its weight, with increasing waves. */
export function layLock(guide: ClumpGuide, lock: Lock, pattern: Wave): void {
  const wave = WAVE_SHAPES[pattern]
  const sinLean = Math.sin(lock.lean)
  const cosLean = Math.cos(lock.lean)
  const sinLong = Math.sin(lock.longitude)
  const cosLong = Math.cos(lock.longitude)
  // Hair leaves the skull a little below the point where the skull is vertical.
  const leave = Math.PI / 2 + (0.14 - lock.lean) * cosLong
  const skullPoints = Math.round(CLUMP_POINTS * 0.36)
  const fallPoints = CLUMP_POINTS - skullPoints
  let leaveX = 0
  let leaveY = 0
  let leaveZ = 0
  for (let i = 0; i < CLUMP_POINTS; i++) {
    const onSkull = i < skullPoints
    const angle = leave * (onSkull ? lock.root + (1 - lock.root) * (i / (skullPoints - 1)) : 1)
    const ring = Math.sin(angle)
    const pole = Math.cos(angle)
    const nx = ring * sinLong
    const ny = -pole * cosLean + ring * cosLong * sinLean
    const nz = pole * sinLean + ring * cosLong * cosLean
    let x = HEAD.radiusX * lock.lift * nx
    let y = HEAD.radiusY * lock.lift * ny
    let z = HEAD.radiusZ * lock.lift * nz
    let fall = 0
    if (onSkull) {
      leaveX = x
      leaveY = y
      leaveZ = z
    } else {
      fall = (i - skullPoints + 1) / fallPoints
      y = leaveY + (lock.tip - HEAD.y - leaveY) * fall
      const width = widthAt(HEAD.y + y)
      x = leaveX * (1 + (width - 1) * smoothStep(0, 0.25, fall)) + lock.drift * fall
      z = leaveZ + 0.07 * smoothStep(0.58, SHOULDERS_Y + 0.06, HEAD.y + y) - 0.05 * smoothStep(0.8, 1.1, HEAD.y + y)
    }
    // A lock is narrow at the side of the head and turns its broad side to the viewer as it falls.
    const facing = Math.max(0.22, nz) + 0.25 * smoothStep(0.1, 0.5, fall)
    const turn = (2 * Math.PI * (HEAD.y + y)) / wave.length + lock.phase
    const swing = wave.amplitude * smoothStep(0.42, 0.8, HEAD.y + y)
    guide.x[i] = HEAD.x + x + swing * Math.sin(turn)
    guide.y[i] = HEAD.y + y
    guide.z[i] = z + swing * Math.cos(turn)
    guide.normalX[i] = onSkull ? nx : sinLong * 0.9
    guide.normalY[i] = onSkull ? ny : ny + (0.05 - ny) * smoothStep(0, 0.3, fall)
    guide.normalZ[i] = onSkull ? nz : nz + (0.35 + 0.6 * cosLong - nz) * smoothStep(0, 0.3, fall)
    guide.spread[i] = lock.spread * (0.15 + 0.85 * ring * facing) * (1 - 0.72 * smoothStep(0.62, 1, fall))
  }
  for (const line of [guide.z, guide.normalX, guide.normalY, guide.normalZ]) smoothLine(line)
  measureAlong(guide)
}

/** Shares of the length of the lock, in space. */
function measureAlong(guide: ClumpGuide): void {
  let length = 0
  guide.along[0] = 0
  for (let i = 1; i < CLUMP_POINTS; i++) {
    length += Math.hypot(guide.x[i]! - guide.x[i - 1]!, guide.y[i]! - guide.y[i - 1]!, guide.z[i]! - guide.z[i - 1]!)
    guide.along[i] = length
  }
  for (let i = 1; i < CLUMP_POINTS; i++) guide.along[i] = guide.along[i]! / Math.max(1e-6, length)
}

/** Rounds the corner where the hair leaves the skull, which would be visible as an edge. */
function smoothLine(line: Float32Array): void {
  for (let round = 0; round < 9; round++) {
    let before = line[0]!
    for (let i = 1; i < line.length - 1; i++) {
      const own = line[i]!
      line[i] = (before + 2 * own + line[i + 1]!) / 4
      before = own
    }
  }
}

/** How the fall of hair widens over the shoulders and gathers towards the tips, relative to its width at the ears. */
function widthAt(y: number): number {
  return 1 - 0.06 * smoothStep(0.45, 0.6, y) + 0.17 * smoothStep(0.6, 0.82, y) - 0.22 * smoothStep(0.86, 1.15, y)
}
