import { GAIN_LIMIT, type Gains } from '../light/light.ts'
import { roundTo } from '../numeric.ts'
import { gainsOfRing, labUnder, type NamedLight, seenLevel } from './calibrated-light.ts'
import { FOLLOWINGS, type Following, fitCurve, type LevelCurve, type LevelPair, levelOnCurve } from './level-curve.ts'
import type { MeasuredSwatch } from './measure-swatch.ts'

export type NamedSwatch = MeasuredSwatch & {
  /** The level printed on the swatch, 1-10. */
  readonly level: number
}

/** Result of a ring of natural swatches for one place and one device. */
export type Calibration = {
  /** Gains on linear R, G, B of its pictures. */
  readonly gains: Gains
  readonly curve: LevelCurve
  /** Root mean square error of the levels, each swatch read by a calibration that was fitted without it. */
  readonly error: number
}

/**
 * Why a ring is rejected: fewer than five levels; fewer than five whose colour is neither burnt out nor black; light far too strong,
 * too weak or too coloured; a darker swatch that reads lighter; levels that the fit cannot predict.
 */
export type RingFault = 'too-few' | 'saturated' | 'light' | 'reversed' | 'uncertain'

export type FittedCalibration =
  | { readonly ok: true; readonly calibration: Calibration }
  | {
      readonly ok: false
      readonly fault: RingFault /** Faulty levels; empty if the whole ring is faulty. */
      readonly levels: readonly number[]
    }

export const FEWEST_SWATCHES = 5
/** Share of lost pixels from which the median of a swatch is unusable. */
const MAX_LOST_SHARE = 0.4
/** Levels by which a swatch may read lighter than one named lighter: differences between makers, and noise [E]. */
const REVERSED = 0.6
/** Largest accepted error on its own swatches: the error of uncalibrated photographs. */
const MAX_ERROR = 0.8
/** Factor by which a curve with a higher weight must predict better. */
const BETTER = 0.95

/**
 * Fits a ring: the light of its picture, and a rising curve from the level seen in that light to the named level. The weight of the
 * swatches in the curve is chosen by leave-one-out error, which is also the reported error. Swatches with a lost colour are left out.
 */
export function fitCalibration(swatches: readonly NamedSwatch[]): FittedCalibration {
  const refuse = (fault: RingFault, levels: readonly number[] = []): FittedCalibration => ({ ok: false, fault, levels })
  if (countLevels(swatches) < FEWEST_SWATCHES) return refuse('too-few')
  const ring = swatches.filter((swatch) => !isLost(swatch))
  if (countLevels(ring) < FEWEST_SWATCHES) return refuse('saturated', lostLevels(swatches))
  const gains = gainsOfRing(ring)
  if (gains.some((gain) => gain > GAIN_LIMIT || gain < 1 / GAIN_LIMIT)) return refuse('light')
  const pairs = seenIn(gains, ring)
  const reversed = reversedLevels(pairs)
  if (reversed.length > 0) return refuse('reversed', reversed)
  const { following, error } = bestFollowing(ring)
  if (error > MAX_ERROR) return refuse('uncertain')
  return { ok: true, calibration: { gains, curve: fitCurve(pairs, following), error: roundTo(error, 2) } }
}

/** Whether a swatch is burnt out or black and therefore left out of the fit. */
export const isLost = ({ lostShare }: Pick<MeasuredSwatch, 'lostShare'>): boolean => lostShare > MAX_LOST_SHARE

const countLevels = (ring: readonly NamedSwatch[]): number => new Set(ring.map(({ level }) => level)).size

const lostLevels = (ring: readonly NamedSwatch[]): readonly number[] => ring.filter(isLost).map(({ level }) => level)

/** Pairs of the levels of the swatches under the gains and their named levels. */
export const seenIn = (gains: Gains, ring: readonly NamedLight[]): readonly LevelPair[] =>
  ring.map(({ light, level }) => ({ seen: seenLevel(labUnder(light, gains)), named: level }))

/** Levels of swatches that read clearly lighter than one named lighter. */
function reversedLevels(pairs: readonly LevelPair[]): readonly number[] {
  const found = pairs.flatMap((darker) =>
    pairs
      .filter((lighter) => lighter.named > darker.named && darker.seen - lighter.seen > REVERSED)
      .flatMap((lighter) => [darker.named, lighter.named]),
  )
  return [...new Set(found)].sort((a, b) => a - b)
}

function bestFollowing(ring: readonly NamedLight[]): { readonly following: Following; readonly error: number } {
  const folds = ring.map((left, index) => {
    const others = ring.filter((_, other) => other !== index)
    const gains = gainsOfRing(others)
    return { pairs: seenIn(gains, others), seen: seenLevel(labUnder(left.light, gains)), named: left.level }
  })
  const tried = FOLLOWINGS.map((following) => {
    const squares = folds.map(({ pairs, seen, named }) => (levelOnCurve(fitCurve(pairs, following), seen) - named) ** 2)
    return { following, error: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length) }
  })
  return tried.reduce((best, next) => (next.error < BETTER * best.error ? next : best))
}
