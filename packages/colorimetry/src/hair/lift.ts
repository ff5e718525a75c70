import type { ProductClass } from '../model/plan.ts'
import { interpolate, rowsOf } from './csv.ts'
import { fibreRow } from './fibre.ts'
import { isUndyed } from './history.ts'
import { degreesBetween, directionOfReflect, type ReflectVector, strengthOf, sumOf, times, towards } from './pigment.ts'
import type { ZoneHair } from './state.ts'
import { EXPOSED_PIGMENT, LIFT } from './tables/tables.ts'

/** Rows of the table by class. */
const LIFTS = new Map(
  [...Map.groupBy(rowsOf<'class' | 'volume' | 'levels' | 'minutes'>(LIFT), (row) => row.class)].map(([name, rows]) => [
    name,
    {
      volumes: rows.map(({ volume }) => Number(volume)),
      levels: rows.map(({ levels }) => Number(levels)),
      minutes: Number(rows.at(-1)?.minutes),
    },
  ]),
)

const EXPOSED = rowsOf<'level' | 'direction' | 'amount'>(EXPOSED_PIGMENT).map((row) => ({
  level: Number(row.level),
  direction: Number(row.direction),
  amount: Number(row.amount),
}))
const LEVELS = EXPOSED.map(({ level }) => level)
const DIRECTIONS = EXPOSED.map(({ direction }) => direction)
const AMOUNTS = EXPOSED.map(({ amount }) => amount)

/** Lightening is fast at the start and slow at the end [E]. */
const SLOWING = 0.8

/** Lift of natural hair of medium fibre after `minutes`, in levels; 0 if the class or its volumes do not lift. */
export const usualLift = (product: ProductClass, volume: number, minutes: number): number => {
  const rows = LIFTS.get(product)
  if (rows === undefined || volume < (rows.volumes[0] ?? 0)) return 0
  return interpolate(rows.volumes, rows.levels, volume) * Math.min(1, minutes / rows.minutes) ** SLOWING
}

/** Classes that also lift dyed hair; colour lifts only natural hair (R1). */
const LIFTS_DYE: ReadonlySet<ProductClass> = new Set(['BLEACH', 'BLEACH_CREAM', 'CLAY', 'BATH', 'DECAP_OX'])

/** Darkest bases, on which colour lifts less [S25 S40 E]. */
const DARK_BASE = { upTo: 4, lift: 0.75 } as const

/** Lift of this hair after `minutes`, in levels. */
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
  const dark = !LIFTS_DYE.has(product) && hair.depth <= DARK_BASE.upTo ? DARK_BASE.lift : 1
  return dark * usualLift(product, volume, minutes) * factors.reduce((levels, { lift }) => levels * lift, 1)
}

/** Warmth exposed at a level on hair without a natural reflect (`tables/exposed-pigment.csv`). */
export const exposedAt = (level: number): ReflectVector =>
  towards(interpolate(LEVELS, DIRECTIONS, level), interpolate(LEVELS, AMOUNTS, level))

/** Levels of lift that expose the full warmth of a level [E]. */
const FULL_FROM = 1.5
/** Degrees around the exposed warmth within which a natural reflect is warm. */
const WARM_WITHIN = 100
/** Share of a warm natural reflect added to the exposed warmth, and the reduction for an ash blonde [E]. */
const REDHEAD = 0.7
const ASH = 0.15

/** Exposed warmth of hair that turned too warm before, as a multiple of the usual [E]. */
const WARMS = 1.3

/** Warmth exposed by a lift. It depends on the natural reflect: a redhead shows more red for longer, an ash blonde less. */
export const exposedBy = (lift: number, level: number, { natural, warms }: ZoneHair): ReflectVector => {
  const usual = times(exposedAt(level), Math.min(1, lift / FULL_FROM) * (warms ? WARMS : 1))
  const own = strengthOf(natural.reflect)
  if (own === 0) return usual
  const isWarm = degreesBetween(directionOfReflect(natural.reflect), directionOfReflect(exposedAt(level))) < WARM_WITHIN
  return isWarm ? sumOf(usual, times(natural.reflect, REDHEAD)) : times(usual, 1 - ASH * Math.min(2, own))
}
