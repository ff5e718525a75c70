import { HARD_LIMITS } from '../../data/hard-limits.ts'
import { MID_SERVICE } from '../../data/mid-service.ts'
import { PRODUCT_CLASS_DATA } from '../../data/products/product-classes.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import { type HeadOfHair, headOn, headsThrough } from '../../hair/replay-plan.ts'
import type { ApplicationCode } from '../../model/application-codes.ts'
import type { Phase, PlanSession } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Situation } from '../../model/situation.ts'
import { secondPowder } from '../bowls/second-powder.ts'

/** Levels that a second bowl must gain: half of the missing levels for which one is mixed [E]. */
const WORTH_A_BOWL = MID_SERVICE.again.fromLevels / 2

/** Whether every zone of a lightener tolerates it again today: no other lightening, and room for one more process with peroxide. */
const hasRoom = (phases: readonly Phase[], first: Phase): boolean =>
  first.zones.every((zone) => {
    const on = phases.filter(({ zones }) => zones.includes(zone))
    const lightenings = on.filter(({ kind }) => kind === 'bleach' || kind === 'remove')
    const oxidative = on.filter(({ products }) =>
      products.some(({ class: name }) => PRODUCT_CLASS_DATA[name].oxidative),
    )
    return lightenings.length === 1 && oxidative.length < HARD_LIMITS.oxidativeProcessesPerZone
  })

/** Only the lightened strands are treated again, not the hair between them. */
const onStrands = (application: Phase['application'], { strandMm, application: own }: Technique): ApplicationCode[] => {
  const place: ApplicationCode[] = strandMm === null ? [] : ['on-lights']
  const frame: ApplicationCode[] = own.includes('face-frame') ? ['face-frame'] : []
  return application.flatMap((code) => (code === 'dry-hair' ? [code, ...frame, ...place] : [code]))
}

/** The second bowl if the first one misses its level on this head and a second one gains enough; otherwise null. */
const againOn = (head: HeadOfHair, phase: Phase, technique: Technique | null): Phase | null => {
  const { zones, minutes, stopAtLevel: level } = phase
  if (level === null) return null
  const depthOn = (on: HeadOfHair) => Math.min(...zones.map((zone) => on[zone].depth))
  const reached = headOn(head, [phase])
  const missing = level - depthOn(reached)
  if (missing < MID_SERVICE.again.fromLevels) return null
  const again = secondPowder(phase, { zones, share: MID_SERVICE.again.grams, levels: missing, after: minutes })
  if (again === null || depthOn(headOn(reached, [again])) - depthOn(reached) < WORTH_A_BOWL) return null
  return {
    ...again,
    application: technique === null ? again.application : onStrands(again.application, technique),
    reasons: [reason('second-application', '5.3', { level })],
  }
}

/**
 * Adds a second, weaker and shorter application today instead of another visit, if powder is predicted to miss its level by half a
 * level, the hair tolerates two lightenings a day, the limits of these zones allow it, and the gain is worth it.
 */
export const secondApplications = (
  sessions: readonly PlanSession[],
  situation: Situation,
  technique: Technique | null,
): readonly PlanSession[] => {
  if (situation.condition === null || !HARD_LIMITS.bleachTwiceOn.has(situation.condition)) return sessions
  const heads = headsThrough(sessions, situation)
  let earlier = 0
  return sessions.map((session) => {
    const { phases } = session
    const again = phases.flatMap((phase, index) => {
      const head = heads[earlier + index]
      const bowl = phase.kind === 'bleach' && head && hasRoom(phases, phase) ? againOn(head, phase, technique) : null
      return bowl === null ? [] : [bowl]
    })
    earlier += phases.length
    // Bowls that process together are rinsed before any of them is applied again.
    const last = phases.findLastIndex(({ kind }) => kind === 'bleach')
    return { ...session, phases: phases.toSpliced(last + 1, 0, ...again) }
  })
}
