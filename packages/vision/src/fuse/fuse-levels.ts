import { clampLevel } from '@riflesso/colorimetry'
import { roundTo } from '../numeric.ts'

/** A level with the half width of its 90 % interval, as one photo has it. */
export type MeasuredLevel = { readonly level: number; readonly levelError: number }

/**
 * Share of the variance of the narrowest bar that all photos of one head have in common: lamp, camera, and what the scale itself does
 * not know of the hair. Source: the errors of drawn heads seen from the front and from behind under one lamp (docs/accuracy.md,
 * 'Two photos of one head'): half to three quarters of their square. The upper end, so that no bar is narrower than the error.
 */
const SHARED = 0.75

export type FusedLevel = MeasuredLevel & {
  /** Weight of each photo, in the order given; they add up to 1. */
  readonly weights: readonly number[]
  /** Whether two photos differ by more than their own errors explain. */
  readonly isDisputed: boolean
}

/** The half width below which no number of photos narrows the bar, in levels. */
export const sharedBar = (levels: readonly MeasuredLevel[]): number =>
  Math.sqrt(SHARED) * Math.min(...levels.map(({ levelError }) => levelError))

/**
 * One level from several photos of the same hair, each weighted by the inverse of its own variance. What the photos share is added
 * afterwards, unreduced. Where they contradict each other the bar is the widest one, and reaches every level read.
 */
export function fuseLevels(levels: readonly MeasuredLevel[]): FusedLevel {
  const shared = sharedBar(levels) ** 2
  // Confirmed levels have no error.
  const own = levels.map(({ levelError }) => Math.max(LEAST, levelError ** 2 - shared))
  const sum = own.reduce((total, each) => total + 1 / each, 0)
  const weights = own.map((each) => 1 / each / sum)
  const level = tenth(clampLevel(levels.reduce((mean, each, i) => mean + each.level * (weights[i] ?? 0), 0)))
  const isDisputed = levels.some((one, i) =>
    levels.some((other, j) => Math.abs(one.level - other.level) > Math.sqrt((own[i] ?? 0) + (own[j] ?? 0)) + LEAST),
  )
  const reach = levels.map((each) => Math.max(each.levelError, Math.abs(each.level - level)))
  const bar = isDisputed ? Math.max(...reach) : Math.sqrt(shared + 1 / sum)
  return { level, levelError: tenth(bar), weights, isDisputed }
}

const LEAST = 1e-6
const tenth = (value: number): number => roundTo(value, 1)
