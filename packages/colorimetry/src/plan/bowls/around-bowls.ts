import { usesPowder } from '../../data/products/product-classes.ts'
import type { HairState } from '../../hair/formula-hair.ts'
import { isLightened } from '../../hair/history.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { Phase } from '../../model/plan.ts'
import { ZONES, type Zone } from '../../model/vocabulary.ts'
import type { Facts } from '../facts.ts'

/** Codes that say how a bowl is worked once its place is known. */
const AFTER_THE_PLACE: ReadonlySet<ApplicationCode> = new Set(['fresh-bowls', 'check-strand'])

const isBeside = (zone: Zone, zones: readonly Zone[]): boolean =>
  zones.some((each) => Math.abs(ZONES.indexOf(each) - ZONES.indexOf(zone)) === 1)

/** Powder beside hair that is light already, and gets none today, has cream or cotton on it. */
const protecting = (phase: Phase, phases: readonly Phase[], hair: HairState): Phase => {
  const { application, zones } = phase
  if (phase.kind !== 'bleach' || application.includes('protect-lightened')) return phase
  const isSpared = (zone: Zone) => !phases.some((each) => usesPowder(each) && each.zones.includes(zone))
  const isInTheWay = ZONES.some((zone) => isLightened(hair[zone]) && isSpared(zone) && isBeside(zone, zones))
  if (!isInTheWay) return phase
  const at = application.findIndex((code) => AFTER_THE_PLACE.has(code))
  return { ...phase, application: application.toSpliced(at === -1 ? application.length : at, 0, 'protect-lightened') }
}

/** Whether a bowl takes old colour off, or cancels what treated hair has too much of. */
const isCorrection = ({ kind, zones, reasons }: Phase, { situation: { current } }: Facts): boolean =>
  kind === 'remove' ||
  (reasons.some(({ code }) => code === 'corrector') && zones.some((zone) => current[zone].history !== 'naturale'))

/** A correction begins with a clarifying wash, which removes styling products; a scalp is not washed before powder. */
const washedFirst = ([first, ...others]: readonly Phase[], facts: Facts): readonly Phase[] => {
  if (first === undefined) return []
  const phases = [first, ...others]
  const isWashed = phases.some(({ kind }) => kind === 'chelate' || kind === 'bleach')
  if (isWashed || !phases.some((phase) => isCorrection(phase, facts))) return phases
  return [{ ...first, application: ['clarify-first', ...first.application] }, ...others]
}

/** The phases of a session in their order, with what goes before them and beside them. */
export const withCare = (phases: readonly Phase[], hair: HairState, facts: Facts): readonly Phase[] =>
  washedFirst(
    phases.map((phase) => protecting(phase, phases, hair)),
    facts,
  )
