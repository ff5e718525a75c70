import { CORRECTOR, CORRECTORS } from '../data/correctors.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { isStrong, isWarm } from './facts.ts'
import type { Brass, Deposit } from './zone-task.ts'

type Dose = { readonly grams: number; readonly tone: ToneName }

const leastGrams = (level: number): number =>
  level >= CORRECTOR.drops.fromLevel ? CORRECTOR.drops.leastGrams : CORRECTOR.minGrams
const ruleGrams = (level: number): number => Math.max(leastGrams(level), CORRECTOR.rule - Math.round(level))

/** Pure pigment inside the weight, to strengthen an intense red (8.1). */
export const intensify = (deposit: Deposit, total: number): Dose | null => {
  if (deposit.purpose !== 'lift' || deposit.class !== 'PERM' || !isWarm(deposit.tone) || !isStrong(deposit.tone))
    return null
  if (deposit.tone.primary === 'CIOCCOLATO') return null
  const perGram = (CORRECTOR.intensifyFactor * ruleGrams(deposit.level)) / CORRECTOR.perGrams
  const share = Math.min(CORRECTOR.maxShareIntensify, perGram)
  return { grams: Math.round((total * share) / (1 + share)), tone: deposit.tone.primary }
}

/** Levels at which yellow brass is taken for the orange below it, and by how many degrees [S19 E]. */
const DEEP_UP_TO = 6
const DEEPER_BY = 20
const isWarmSide = (theta: number) => theta >= 55 && theta < 110

/** Pure pigment against measured brass, on top of the weight (8.1, 8.2). */
export const neutralise = (deposit: Deposit, total: number, brass: Brass | null): Dose | null => {
  if (brass === null) return null
  // Between two rows the deeper one counts: at 6 and below violet on orange leaves orange [S19].
  const theta = deposit.level <= DEEP_UP_TO && isWarmSide(brass.theta) ? brass.theta - DEEPER_BY : brass.theta
  const row = CORRECTORS.find(({ from, to }) => theta >= from && theta < to)
  if (row === undefined) return null
  const [least, most] = CORRECTOR.scale
  const dose = Math.min(most, Math.max(least, brass.m / CORRECTOR.reference))
  const grams = ((ruleGrams(deposit.level) * total) / CORRECTOR.perGrams) * dose
  const bounded = Math.max(leastGrams(deposit.level), Math.min(grams, CORRECTOR.maxShare * total))
  return { grams: Math.round(bounded), tone: row.corrector[0] }
}
