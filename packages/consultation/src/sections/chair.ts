import {
  aftercareOf,
  appointmentsOf,
  type ChairAnswer,
  clockInFives,
  hasShade,
  inHalfTubes,
  midService,
  type Phase,
  type Plan,
  type Seen,
  type Situation,
  sectioningOf,
  sessionClock,
  TECHNIQUES,
  type WhatIf,
  whatIf,
} from '@riflesso/colorimetry'
import { writePhases } from '../formula/write-phases.ts'
import { clockSentence, sectionSentence } from '../words/chair/clock.ts'
import { halfTubeLines, weighedLines } from '../words/chair/half-tubes.ts'
import { answerSentence, troubleTitle } from '../words/chair/mid-service.ts'
import { sectioningSentences } from '../words/chair/sectioning.ts'
import { aftercareSentence, appointmentSentence } from '../words/upkeep.ts'
import type { WrittenAnswer, WrittenChair, WrittenClock, WrittenMidService } from '../written-chair.ts'
import type { Case } from './case.ts'
import { writeNextSessions } from './sessions.ts'

/** The schedule of these phases of a session, in fives. */
function writeClock(phases: readonly Phase[], { technique }: Plan, { details }: Situation): WrittenClock {
  const exact = sessionClock(phases, technique === null ? null : TECHNIQUES[technique], details)
  const clock = clockInFives(exact)
  // Powder that is done before the bowl beside it is wiped off in no time.
  const isWiped = (index: number) => exact.sections[index]?.rinsed[0] === exact.sections[index]?.rinsed[1]
  return {
    ...clock,
    steps: clock.steps.map((step) => ({ ...step, testo: clockSentence(step, phases) })),
    sections: clock.sections.map((section, index) => ({
      ...section,
      testo: sectionSentence(section, phases, isWiped(index)),
    })),
  }
}

/** An answer to 'E se…?' about a bowl, in words. */
function writeAnswer(answer: ChairAnswer, bowl: Phase): WrittenAnswer {
  const { trouble, action, zones, minutes, lookAfter, keepsPromise, result } = answer
  const { shade, level, hex } = result
  return {
    trouble,
    action,
    zones,
    minutes,
    lookAfter,
    titolo: troubleTitle(trouble, bowl),
    testo: answerSentence(answer, bowl),
    bowls: writePhases(answer.changed.flatMap((index) => answer.rest[index] ?? [])),
    result: { shade, level, hex },
    keepsPromise,
  }
}

const writeWhatIf = (whatIf: readonly WhatIf[], phases: readonly Phase[]): WrittenChair['whatIf'] =>
  whatIf.flatMap(({ phase, answers }) => {
    const bowl = phases[phase]
    return bowl === undefined ? [] : [{ phase, answers: answers.map((answer) => writeAnswer(answer, bowl)) }]
  })

/** Today's bowls of colour in half tubes, or weighed if half tubes do not suit them. Empty if none is in half tubes. */
const halfTubes = ({ sessions: [today] }: Plan): WrittenChair['halfTubes'] => {
  const works = (today?.phases ?? []).map((work, phase) => ({
    work,
    phase,
    bowl: hasShade(work) ? inHalfTubes(work) : null,
  }))
  if (works.every(({ bowl }) => bowl === null)) return []
  return works.flatMap(({ work, phase, bowl }) => {
    if (bowl !== null) return [{ phase, righe: halfTubeLines(bowl, work) }]
    return hasShade(work) ? [{ phase, righe: weighedLines(work) }] : []
  })
}

const sectioning = (plan: Plan, situation: Situation): WrittenChair['sectioning'] => {
  const found = sectioningOf(plan, situation)
  if (found === null) return null
  const { source: _source, ...row } = found
  return { ...row, testi: sectioningSentences(found) }
}

/** The work at the chair for a plan or one of its options. */
export const writeChair = (plan: Plan, situation: Situation): WrittenChair => ({
  sessions: plan.sessions.map(({ phases }) => writeClock(phases, plan, situation)),
  whatIf: writeWhatIf(whatIf(plan, situation), plan.sessions[0]?.phases ?? []),
  halfTubes: halfTubes(plan),
  sectioning: sectioning(plan, situation),
  aftercare: aftercareOf(plan).map((care) => ({ ...care, testo: aftercareSentence(care) })),
  appointments: appointmentsOf(plan).map((visit) => ({ ...visit, testo: appointmentSentence(visit) })),
})

/**
 * The answer to the last of these checks, after the decisions of the earlier ones, and the plan from there on. Null if the plan has
 * no such bowl.
 */
export function writeMidService(
  { plan, situation }: Pick<Case, 'plan' | 'situation'>,
  looks: readonly Seen[],
): WrittenMidService | null {
  const told = midService(plan, situation, looks)
  if (told === null) return null
  const { bowl, answer, sessions, whatIf } = told
  return {
    answer: writeAnswer(answer, bowl),
    fasi_operative: writePhases(answer.rest),
    sections: writeClock(answer.rest, plan, situation).sections,
    whatIf: writeWhatIf(whatIf, answer.rest),
    nextSessions: writeNextSessions({ ...plan, sessions }, situation),
  }
}
