import type { Situation, ZoneHistory } from '../model/situation.ts'
import { CONDITIONS, type Condition, type HairType, ZONES, type Zone } from '../model/vocabulary.ts'
import { isLightened, isUndyed, TYPE_OF_HISTORY } from './history.ts'

/** Condition of hair for which none is declared: sound, somewhat porous where it was lightened [E]. */
const LIKELY_CONDITION = { lightened: 'discreto', other: 'buono' } as const

/** The declared condition of the fibre, otherwise the most likely one. */
export const conditionOf = ({ condition, current }: Pick<Situation, 'condition' | 'current'>): Condition =>
  condition ?? LIKELY_CONDITION[ZONES.some((zone) => isLightened(current[zone])) ? 'lightened' : 'other']

/** Condition of hair that no chemistry has touched. */
const NEW_GROWTH: Condition = 'buono'

const isWorse = (one: Condition, other: Condition): boolean => CONDITIONS.indexOf(one) > CONDITIONS.indexOf(other)

/**
 * The condition of one zone. A natural root beside treated lengths grew after what weakened them, and ends may be worse than the rest;
 * hair that breaks is judged as a whole [C].
 */
export const conditionAt = (zone: Zone, situation: Pick<Situation, 'condition' | 'current' | 'details'>): Condition => {
  const whole = conditionOf(situation)
  const ends = situation.details.endsCondition ?? whole
  if (zone === 'ends') return isWorse(ends, whole) ? ends : whole
  const { roots, lengths } = situation.current
  const isNewGrowth = zone === 'roots' && roots.history === 'naturale' && lengths.history !== 'naturale'
  return isNewGrowth && isWorse(whole, NEW_GROWTH) && whole !== 'pessimo' ? NEW_GROWTH : whole
}

/** History of a head by that of its lengths, and that of its ends if only they are treated. */
export const historyOfHead = ({
  current: { lengths, ends },
}: Pick<Situation, 'current'>): { readonly history: ZoneHistory; readonly ends: ZoneHistory | null } => ({
  history: lengths.history,
  ends: isUndyed(lengths) && !isUndyed(ends) ? ends.history : null,
})

/** The hair type that a plan takes undeclared hair for; lightened ends on untreated hair are lights. */
export const likelyType = (situation: Pick<Situation, 'current'>): HairType => {
  const { history, ends } = historyOfHead(situation)
  return ends === 'decolorato' ? 'meches' : TYPE_OF_HISTORY[ends ?? history]
}

/** What a plan takes the hair for where it is not declared; null where type and condition are. */
export const assumedHair = (
  situation: Situation,
): {
  readonly history: ZoneHistory | null
  readonly ends: ZoneHistory | null
  readonly condition: Condition | null
} | null => {
  const { hairType, condition } = situation
  if (hairType !== null && condition !== null) return null
  return {
    ...(hairType === null ? historyOfHead(situation) : { history: null, ends: null }),
    condition: condition === null ? conditionOf(situation) : null,
  }
}
