import type { ZoneHair } from '../../hair/state.ts'
import type { Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'

/** Differences that are worth a sentence: levels, and full reflects of a shade [E]. */
const WORTH_SAYING = { level: 0.1, warmth: 0.2 } as const

/** That results of the salon, or of this client, are counted in where this hair ends; empty where they change nothing. */
export const learntReasons = ({ learnt }: ZoneHair): Reason[] => {
  if (learnt === undefined) return []
  const { family, correction } = learnt
  const { level, warmth, from } = correction
  const levels = Math.min(0, Math.round(level.mean * 10) / 10)
  const side = Math.abs(warmth.mean) < WORTH_SAYING.warmth ? 0 : Math.sign(warmth.mean)
  if (levels > -WORTH_SAYING.level && side === 0) return []
  return [reason('learnt', '4.1', { n: level.n, levels: levels === 0 ? 0 : levels, warmth: side, family, from })]
}
