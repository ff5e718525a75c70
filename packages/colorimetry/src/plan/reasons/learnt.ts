import type { ZoneHair } from '../../hair/state.ts'
import type { Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'

/** Smallest differences that are reported: levels, and full reflects of a shade [E]. */
const WORTH_SAYING = { level: 0.1, warmth: 0.2 } as const

/** Reason that results of the salon or of this client correct the prediction for this hair; empty if they change nothing. */
export const learntReasons = ({ learnt }: ZoneHair): Reason[] => {
  if (learnt === undefined) return []
  const { family, correction } = learnt
  const { level, warmth, from } = correction
  const levels = Math.min(0, Math.round(level.mean * 10) / 10)
  const side = Math.abs(warmth.mean) < WORTH_SAYING.warmth ? 0 : Math.sign(warmth.mean)
  if (levels > -WORTH_SAYING.level && side === 0) return []
  return [reason('learnt', '4.1', { n: level.n, levels: levels === 0 ? 0 : levels, warmth: side, family, from })]
}
