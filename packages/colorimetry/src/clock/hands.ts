import {
  APPLY_MINUTES,
  DENSITY_FACTOR,
  DRY_BETWEEN_SHARE,
  DRYING_MINUTES,
  FIBRE_FACTOR,
  LENGTH_FACTOR,
  TAKE_OFF_MINUTES,
} from '../data/chair-time.ts'
import type { HairBulk } from '../data/products/grams.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import type { ClockAction } from '../model/chair.ts'
import type { Phase } from '../model/plan.ts'
import { ZONES } from '../model/vocabulary.ts'

/** How the bowls of a group are removed. */
export type TakeOff = { readonly action: Extract<ClockAction, 'blot' | 'rinse' | 'wash'>; readonly minutes: number }

/**
 * How a group of bowls is removed; null if its product stays on until the next one is rinsed. The shampoo of the closing care
 * belongs to the bowls before it.
 */
export const takeOffOf = (phases: readonly Phase[], next: readonly Phase[]): TakeOff | null => {
  const codes = new Set(phases.flatMap(({ application }) => application))
  const isFinish = phases.some(({ kind }) => kind === 'finish')
  const washesNext = next.some(({ kind, application }) => kind === 'finish' && application.includes('shampoo-acid'))
  if (codes.has('rinse-long')) return { action: 'rinse', minutes: TAKE_OFF_MINUTES['rinse-long'] }
  if ((codes.has('shampoo-acid') && !isFinish) || washesNext) return { action: 'wash', minutes: TAKE_OFF_MINUTES.wash }
  if (codes.has('rinse') || codes.has('rinse-cool')) return { action: 'rinse', minutes: TAKE_OFF_MINUTES.rinse }
  if (codes.has('blot-do-not-rinse') || codes.has('wipe-do-not-rinse'))
    return { action: 'blot', minutes: TAKE_OFF_MINUTES.blot }
  return null
}

/** Minutes of work of a session for one pair of hands, before they are rounded. */
export type Hands = {
  /** Applying a bowl on hair of medium length, density and fibre. */
  readonly onMedium: (phase: Phase) => number
  /** Factor of this hair: work grows with length, density and fibre. */
  readonly bulk: number
  /** At the end. */
  readonly drying: number
  /** Before a bowl that needs dry hair, if the hair is wet. */
  readonly dryBetween: number
}

/** The technique's own lightener, not that of a zone beside its lights. */
const isWorkOf = ({ lightener, application }: Technique, phase: Phase): boolean =>
  lightener !== null && phase.kind === 'bleach' && application.every((code) => phase.application.includes(code))

/** The work of a session on this hair. */
export const handsFor = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): Hands => {
  const thickness = DENSITY_FACTOR[hair.density ?? 'media'] * FIBRE_FACTOR[hair.fibre ?? 'media']
  const length = hair.length ?? 'medio'
  const lights = technique === null ? undefined : phases.find((phase) => isWorkOf(technique, phase))
  const drying = thickness * DRYING_MINUTES[length]
  return {
    onMedium: (phase) =>
      technique !== null && phase === lights
        ? technique.workMinutes
        : (APPLY_MINUTES[phase.kind] * phase.zones.length) / ZONES.length,
    bulk: thickness * LENGTH_FACTOR[length],
    drying,
    dryBetween: DRY_BETWEEN_SHARE * drying,
  }
}
