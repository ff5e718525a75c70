import type { HeadOfHair } from '../hair/replay-plan.ts'
import type { ChairAnswer, Seen, Trouble } from '../model/chair.ts'
import type { Phase, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { isLightener } from './look.ts'
import { answerTo } from './mid-service.ts'
import { carriedOut } from './move.ts'
import { aimOf, troublesOf } from './troubles.ts'

/** A trouble of a bowl of today as it is usually seen: a level short at the end, grabbed ends and hot roots half way. */
const usualSight = (index: number, phase: Phase, before: HeadOfHair, trouble: Trouble): Seen => {
  const aim = aimOf(phase)
  const from = Math.min(...phase.zones.map((zone) => before[zone].depth))
  const isEarly = trouble === 'ends-grabbed' || (trouble === 'uneven-root' && isLightener(phase))
  return {
    session: 0,
    phase: index,
    trouble,
    minute: isEarly ? Math.round(phase.minutes / 2) : phase.minutes,
    level: trouble === 'not-at-level' ? Math.max((from + aim) / 2, aim - 1) : aim,
  }
}

/** 'What if' of every bowl of today that can go otherwise: each trouble as it is usually seen, and what to do then. */
export const whatIf = (
  plan: Plan,
  situation: Situation,
): readonly { readonly phase: number; readonly answers: readonly ChairAnswer[] }[] => {
  const carried = carriedOut(plan, situation)
  return (plan.sessions[0]?.phases ?? []).flatMap((phase, index) => {
    const before = carried.heads[index]
    if (before === undefined) return []
    const answers = troublesOf(phase, before).flatMap(
      (trouble) => answerTo(carried, usualSight(index, phase, before, trouble)) ?? [],
    )
    return answers.length === 0 ? [] : [{ phase: index, answers }]
  })
}
