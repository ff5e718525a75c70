import { nearestFive } from '../clock/clock-in-fives.ts'
import type { HeadOfHair } from '../hair/replay-plan.ts'
import type { ChairAnswer, Seen, Trouble, WhatIf } from '../model/chair.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { answerTo } from './answer.ts'
import { isToning } from './corrections.ts'
import { type Carried, carriedOut, isLightener } from './look.ts'
import { aimOf, troublesOf } from './troubles.ts'

type Bowl = Pick<Seen, 'session' | 'phase'>

/** A typical check for a trouble: a missed level at the end, grabbed ends and hot roots half way. */
const usualSight = (bowl: Bowl, phase: Phase, before: HeadOfHair, trouble: Trouble): Seen => {
  const aim = aimOf(phase)
  const from = Math.min(...phase.zones.map((zone) => before[zone].depth))
  const isEarly = trouble === 'ends-grabbed' || (trouble === 'uneven-root' && isLightener(phase))
  return {
    ...bowl,
    trouble,
    minute: isEarly ? nearestFive(phase.minutes / 2) : phase.minutes,
    level: trouble === 'not-at-level' ? Math.max((from + aim) / 2, aim - 1) : aim,
  }
}

/** Troubles that a rinse alone does not mend: the reflect, and a root that has not taken. */
const LEFT_BY_RINSE: ReadonlySet<Trouble> = new Set(['too-warm', 'too-ash', 'uneven-root'])

/** Whether the answer does something about the trouble: today nothing may be left to do, or the bowl that follows does it. */
const isRemedy = ({ trouble, action, changed, rest }: ChairAnswer, { zones }: Phase): boolean =>
  action !== 'rinse' ||
  changed.length > 0 ||
  trouble === null ||
  !LEFT_BY_RINSE.has(trouble) ||
  rest.some((next) => isToning(next) && next.zones.some((zone) => zones.includes(zone)))

/** Answers to possible troubles of each bowl of a session, starting with this one; troubles that today cannot mend have none. */
export const whatIfOf = (carried: Carried, { session, phase: first }: Bowl): readonly WhatIf[] => {
  const earlier = carried.plan.sessions.slice(0, session).reduce((sum, { phases }) => sum + phases.length, 0)
  return (carried.plan.sessions[session]?.phases ?? []).flatMap((phase, index) => {
    const before = carried.heads[earlier + index]
    if (before === undefined || index < first) return []
    const answers = troublesOf(phase, before)
      .flatMap((trouble) => answerTo(carried, usualSight({ session, phase: index }, phase, before, trouble)) ?? [])
      .filter((answer) => isRemedy(answer, phase))
    return answers.length === 0 ? [] : [{ phase: index, answers }]
  })
}

/** Answers to the possible troubles of each bowl of today. */
export const whatIf = (plan: Plan, situation: Situation): readonly WhatIf[] =>
  whatIfOf(carriedOut(plan, situation), { session: 0, phase: 0 })
