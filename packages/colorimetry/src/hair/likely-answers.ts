import type { Situation, ZoneHistory } from '../model/situation.ts'
import type { Condition } from '../model/vocabulary.ts'
import { isLightened } from './history.ts'

/** Condition of hair for which none is declared: sound, somewhat porous where it was lightened [E]. */
const LIKELY_CONDITION = { lightened: 'discreto', other: 'buono' } as const

/** The declared condition of the fibre, otherwise the most likely one. */
export const conditionOf = ({ condition, current }: Pick<Situation, 'condition' | 'current'>): Condition =>
  condition ?? LIKELY_CONDITION[Object.values(current).some(isLightened) ? 'lightened' : 'other']

/** What a plan takes the hair for where it is not declared; null where type and condition are. */
export const assumedHair = (
  situation: Situation,
): { readonly history: ZoneHistory | null; readonly condition: Condition | null } | null => {
  const { hairType, condition, current } = situation
  if (hairType !== null && condition !== null) return null
  return {
    history: hairType === null ? current.lengths.history : null,
    condition: condition === null ? conditionOf(situation) : null,
  }
}
