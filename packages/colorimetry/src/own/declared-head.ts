import { NATURAL_TONE } from '../colour/tone.ts'
import type { ZoneState } from '../model/situation.ts'
import { type Condition, eachZone, type HairType } from '../model/vocabulary.ts'
import { historyAt } from '../situation/build-situation.ts'
import { emptyDetails } from '../situation/empty-details.ts'
import type { HeadToday } from './own-formula.ts'

/** A head that a colourist looks at, without a photo. */
export type DeclaredHead = {
  /** Levels, 1-10.9; ends are as the lengths. */
  readonly roots: number
  readonly lengths: number
  readonly hairType: HairType | null
  readonly condition: Condition | null
}

/** Error of a level told by eye, in levels [E]. */
const BY_EYE = 0.5

/** The head as it is declared; hair of an undeclared type is taken for coloured, below roots that differ from it. */
export const declaredHead = ({ roots, lengths, hairType, condition }: DeclaredHead): HeadToday => {
  const hasRegrowth = roots !== lengths
  return {
    current: eachZone((zone): ZoneState => {
      const level = zone === 'roots' ? roots : lengths
      const history = historyAt(zone, hairType ?? (hasRegrowth ? 'colorati' : 'naturale'), hasRegrowth)
      return { level, levelError: BY_EYE, tone: NATURAL_TONE, history, ...(hairType === null ? { assumed: true } : {}) }
    }),
    hairType,
    condition,
    details: emptyDetails,
  }
}
