import { shadeLevel, shadeNotation } from '../colour/shade.ts'
import { LEARNING } from '../data/correction-limits.ts'
import { reason } from '../model/reason.ts'
import { endOf } from './approaches.ts'
import { withLighterNeighbour } from './bowls/half-level.ts'
import type { ZoneRequest } from './services/service.ts'
import type { Deposit, ZoneTask } from './zone-task.ts'

/** Bowls that may process for less time: neither white hair nor lift needs all their minutes. */
const MAY_BE_SHORTER: ReadonlySet<Deposit['purpose']> = new Set([
  'tone',
  'same-level',
  'darken',
  'darken-lightened',
  'refresh',
])

/**
 * The work of a zone corrected for results that were darker than predicted: a few minutes less, or half of the bowl a shade lighter,
 * whichever ends nearest to the goal in the corrected model. Unchanged if neither is worth it or nothing was learnt.
 */
export const asLearnt = (task: ZoneTask, request: ZoneRequest): ZoneTask => {
  const { deposit } = task
  if (deposit === null || request.facts.situation.corrections === undefined) return task
  const { depth, learnt } = endOf(task, request)
  if (learnt === undefined || learnt.correction.level.mean >= 0) return task
  const aim = request.levels < 0 ? request.goal.level : request.today
  const offOf = (changed: Deposit) => Math.abs(aim - endOf({ ...task, deposit: changed }, request).depth)
  if (aim - depth < LEARNING.worthABowl) return task
  const values = { family: learnt.family, from: learnt.correction.from }
  const nearest = neighboursOf(deposit)
    .map((changed) => ({ changed, off: offOf(changed) }))
    .sort((one, other) => one.off - other.off)[0]
  if (nearest === undefined || aim - depth - nearest.off < LEARNING.worthABowl) return task
  const { changed } = nearest
  const shade = shadeNotation(deposit.level, deposit.tone)
  const other = shadeNotation(shadeLevel(deposit.level) + 1, deposit.tone)
  const why =
    changed.learnt === 'shorter'
      ? reason('learnt-shorter', '4.1', { ...values, minutes: LEARNING.lessMinutes })
      : reason('learnt-lighter', '4.1', { ...values, shade, other })
  return { ...task, deposit: { ...changed, reasons: [...deposit.reasons, why] } }
}

const neighboursOf = (deposit: Deposit): readonly Deposit[] => {
  const lighter = withLighterNeighbour(deposit)
  return [
    ...(MAY_BE_SHORTER.has(deposit.purpose) ? [{ ...deposit, learnt: 'shorter' as const }] : []),
    ...(lighter === null ? [] : [{ ...lighter, learnt: 'lighter' as const }]),
  ]
}
