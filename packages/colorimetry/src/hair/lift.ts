import type { ProductClass } from '../model/plan.ts'
import { interpolate, rowsOf } from './csv.ts'
import { fibreRow } from './fibre.ts'
import { isUndyed } from './history.ts'
import { degreesBetween, directionOfReflect, type ReflectVector, strengthOf, sumOf, times, towards } from './pigment.ts'
import type { ZoneHair } from './state.ts'
import { EXPOSED_PIGMENT, LIFT } from './tables/tables.ts'

type LiftRow = { readonly class: string; readonly volume: number; readonly levels: number; readonly minutes: number }

const LIFTS: readonly LiftRow[] = rowsOf<'class' | 'volume' | 'levels' | 'minutes'>(LIFT).map((row) => ({
  class: row.class,
  volume: Number(row.volume),
  levels: Number(row.levels),
  minutes: Number(row.minutes),
}))

const EXPOSED = rowsOf<'level' | 'direction' | 'amount'>(EXPOSED_PIGMENT).map((row) => ({
  level: Number(row.level),
  direction: Number(row.direction),
  amount: Number(row.amount),
}))
const LEVELS = EXPOSED.map(({ level }) => level)
const DIRECTIONS = EXPOSED.map(({ direction }) => direction)
const AMOUNTS = EXPOSED.map(({ amount }) => amount)

/** Lightening is quick at first and slow at last [E]. */
const SLOWING = 0.8

/** Levels that a bowl gives natural hair of medium fibre in so many minutes; 0 where the class or its volumes lift nothing. */
export const usualLift = (product: ProductClass, volume: number, minutes: number): number => {
  const rows = LIFTS.filter((row) => row.class === product)
  const last = rows.at(-1)
  if (last === undefined || volume < (rows[0]?.volume ?? 0)) return 0
  const levels = interpolate(
    rows.map((row) => row.volume),
    rows.map((row) => row.levels),
    volume,
  )
  return levels * Math.min(1, minutes / last.minutes) ** SLOWING
}

/** These lift dyed hair, too; colour lifts only natural hair (R1). */
const LIFTS_DYE: ReadonlySet<ProductClass> = new Set(['BLEACH', 'BLEACH_CREAM', 'CLAY', 'BATH', 'DECAP_OX'])

/** Levels that a bowl gives this hair in so many minutes. */
export const liftOn = (
  hair: ZoneHair,
  product: ProductClass,
  volume: number,
  minutes: number,
  inFoil: boolean,
): number => {
  if (!isUndyed(hair) && !LIFTS_DYE.has(product)) return 0
  const factors = [
    fibreRow('fibre', hair.fibre),
    fibreRow('history', hair.history),
    fibreRow('place', inFoil ? 'foil' : 'open'),
  ]
  return usualLift(product, volume, minutes) * factors.reduce((levels, { lift }) => levels * lift, 1)
}

/** Warmth laid bare at a level on hair without a reflect of its own (`tables/exposed-pigment.csv`). */
export const exposedAt = (level: number): ReflectVector =>
  towards(interpolate(LEVELS, DIRECTIONS, level), interpolate(LEVELS, AMOUNTS, level))

/** Levels of lift until all of a level's warmth shows [E]. */
const FULL_FROM = 1.5
/** Degrees around the exposed warmth within which a natural reflect is warm itself. */
const WARM_WITHIN = 100
/** What of a warm natural reflect is added to the warmth that a lift lays bare, and how much less an ash blonde shows [E]. */
const REDHEAD = 0.7
const ASH = 0.15

/** Warmth that a lift reveals, which depends on the natural reflect: a redhead shows more and longer red, an ash blonde less. */
export const exposedBy = (lift: number, level: number, { natural }: ZoneHair): ReflectVector => {
  const usual = times(exposedAt(level), Math.min(1, lift / FULL_FROM))
  const own = strengthOf(natural.reflect)
  if (own === 0) return usual
  const isWarm = degreesBetween(directionOfReflect(natural.reflect), directionOfReflect(exposedAt(level))) < WARM_WITHIN
  return isWarm ? sumOf(usual, times(natural.reflect, REDHEAD)) : times(usual, 1 - ASH * Math.min(2, own))
}
