import { type Plan, type Situation, sessionClock, TECHNIQUES } from '@riflesso/colorimetry'
import type { WrittenChair } from '../analysis-result.ts'
import { clockSentence } from '../words/clock.ts'

const clocks = ({ sessions, technique }: Pick<Plan, 'sessions' | 'technique'>, { details }: Situation) =>
  sessions.map(({ phases }) => {
    const clock = sessionClock(phases, technique === null ? null : TECHNIQUES[technique], details)
    return { ...clock, steps: clock.steps.map((step) => ({ ...step, testo: clockSentence(step, phases) })) }
  })

/** How a plan, or one of its options, is carried out at the chair. */
export const writeChair = (plan: Plan, situation: Situation): WrittenChair => ({
  sessions: clocks(plan, situation),
  whatIf: [],
  halfTubes: [],
  sectioning: null,
  aftercare: [],
  appointments: [],
})
