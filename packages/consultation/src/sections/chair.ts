import {
  aftercareOf,
  appointmentsOf,
  inHalfTubes,
  type Plan,
  type Situation,
  sectioningOf,
  sessionClock,
  TECHNIQUES,
} from '@riflesso/colorimetry'
import type { WrittenChair } from '../analysis-result.ts'
import { clockSentence } from '../words/clock.ts'
import { halfTubeLines } from '../words/half-tubes.ts'
import { sectioningSentences } from '../words/sectioning.ts'
import { aftercareSentence, appointmentSentence } from '../words/upkeep.ts'

const clocks = ({ sessions, technique }: Pick<Plan, 'sessions' | 'technique'>, { details }: Situation) =>
  sessions.map(({ phases }) => {
    const clock = sessionClock(phases, technique === null ? null : TECHNIQUES[technique], details)
    return { ...clock, steps: clock.steps.map((step) => ({ ...step, testo: clockSentence(step, phases) })) }
  })

const halfTubes = ({ sessions: [today] }: Plan) =>
  (today?.phases ?? []).flatMap((work, phase) => {
    const bowl = inHalfTubes(work)
    return bowl === null ? [] : [{ phase, righe: halfTubeLines(bowl) }]
  })

const sectioning = (plan: Plan, situation: Situation): WrittenChair['sectioning'] => {
  const found = sectioningOf(plan, situation)
  if (found === null) return null
  const { source: _source, ...row } = found
  return { ...row, testi: sectioningSentences(found) }
}

/** How a plan, or one of its options, is carried out at the chair. */
export const writeChair = (plan: Plan, situation: Situation): WrittenChair => ({
  sessions: clocks(plan, situation),
  whatIf: [],
  halfTubes: halfTubes(plan),
  sectioning: sectioning(plan, situation),
  aftercare: aftercareOf(plan).map((care) => ({ ...care, testo: aftercareSentence(care) })),
  appointments: appointmentsOf(plan).map((visit) => ({ ...visit, testo: appointmentSentence(visit) })),
})
