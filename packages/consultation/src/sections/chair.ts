import {
  aftercareOf,
  appointmentsOf,
  type ChairAnswer,
  inHalfTubes,
  midService,
  type Phase,
  type Plan,
  type Seen,
  type Situation,
  sectioningOf,
  sessionClock,
  TECHNIQUES,
  whatIf,
} from '@riflesso/colorimetry'
import type { WrittenAnswer, WrittenChair, WrittenPhase } from '../analysis-result.ts'
import { clockSentence } from '../words/clock.ts'
import { halfTubeLines } from '../words/half-tubes.ts'
import { answerSentence, troubleTitle } from '../words/mid-service.ts'
import { sectioningSentences } from '../words/sectioning.ts'
import { aftercareSentence, appointmentSentence } from '../words/upkeep.ts'
import { writePhases } from '../write-phases.ts'
import type { Case } from './case.ts'

const clocks = ({ sessions, technique }: Pick<Plan, 'sessions' | 'technique'>, { details }: Situation) =>
  sessions.map(({ phases }) => {
    const clock = sessionClock(phases, technique === null ? null : TECHNIQUES[technique], details)
    return { ...clock, steps: clock.steps.map((step) => ({ ...step, testo: clockSentence(step, phases) })) }
  })

/** An answer to 'E se…?' about a bowl, in words. */
function writeAnswer(answer: ChairAnswer, bowl: Phase): WrittenAnswer {
  const { trouble, action, zones, minutes, keepsPromise, result } = answer
  const { shade, level, hex } = result
  return {
    trouble,
    action,
    zones,
    minutes,
    titolo: troubleTitle(trouble, bowl),
    testo: answerSentence(answer, bowl),
    bowls: writePhases(answer.changed.flatMap((index) => answer.rest[index] ?? [])),
    result: { shade, level, hex },
    keepsPromise,
  }
}

const whatIfs = (plan: Plan, situation: Situation): WrittenChair['whatIf'] =>
  whatIf(plan, situation).flatMap(({ phase, answers }) => {
    const bowl = plan.sessions[0]?.phases[phase]
    return bowl === undefined ? [] : [{ phase, answers: answers.map((answer) => writeAnswer(answer, bowl)) }]
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
  whatIf: whatIfs(plan, situation),
  halfTubes: halfTubes(plan),
  sectioning: sectioning(plan, situation),
  aftercare: aftercareOf(plan).map((care) => ({ ...care, testo: aftercareSentence(care) })),
  appointments: appointmentsOf(plan).map((visit) => ({ ...visit, testo: appointmentSentence(visit) })),
})

/** What to do at a bowl that looks other than planned, and the rest of the session anew; null where nothing can be said. */
export function writeMidService(
  { plan, situation }: Pick<Case, 'plan' | 'situation'>,
  seen: Seen,
): { readonly answer: WrittenAnswer; readonly fasi_operative: readonly WrittenPhase[] } | null {
  const bowl = plan.sessions[seen.session]?.phases[seen.phase]
  const answer = midService(plan, situation, seen)
  if (bowl === undefined || answer === null) return null
  return { answer: writeAnswer(answer, bowl), fasi_operative: writePhases(answer.rest) }
}
