import type { HeadOfHair } from '../hair/replay-plan.ts'
import { headsThrough } from '../hair/replay-plan.ts'
import type { ChairAnswer, Seen, Trouble } from '../model/chair.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { isLightener } from './look.ts'
import { midService } from './mid-service.ts'
import { brokenBy } from './move.ts'
import { aimOf, troublesOf } from './troubles.ts'

/** The trouble as it is usually seen: a level short at the end, grabbed ends and hot roots half way. */
const usualSight = (session: number, index: number, phase: Phase, before: HeadOfHair, trouble: Trouble): Seen => {
  const aim = aimOf(phase)
  const from = Math.min(...phase.zones.map((zone) => before[zone].depth))
  const isEarly = trouble === 'ends-grabbed' || (trouble === 'uneven-root' && isLightener(phase))
  return {
    session,
    phase: index,
    trouble,
    minute: isEarly ? Math.round(phase.minutes / 2) : phase.minutes,
    level: trouble === 'not-at-level' ? Math.max((from + aim) / 2, aim - 1) : aim,
  }
}

/** 'What if' of every bowl of a session that can go otherwise: each trouble as it is usually seen, and what to do then. */
export const whatIf = (
  plan: Plan,
  situation: Situation,
  session = 0,
): readonly { readonly phase: number; readonly answers: readonly ChairAnswer[] }[] => {
  const phases = plan.sessions[session]?.phases ?? []
  const earlier = plan.sessions.slice(0, session).reduce((sum, each) => sum + each.phases.length, 0)
  const heads = headsThrough(plan.sessions, situation)
  const broken = brokenBy(plan, situation)
  return phases.flatMap((phase, index) => {
    const before = heads[earlier + index]
    if (before === undefined) return []
    const answers = troublesOf(phase, before).flatMap((trouble) => {
      const answer = midService(plan, situation, usualSight(session, index, phase, before, trouble), broken)
      return answer === null ? [] : [answer]
    })
    return answers.length === 0 ? [] : [{ phase: index, answers }]
  })
}
