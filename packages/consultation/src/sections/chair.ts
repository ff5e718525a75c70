import {
  aftercareOf,
  appointmentsOf,
  type ChairAnswer,
  clockInFives,
  hasShade,
  type InHalfTubes,
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
import { formulaLines } from '../formula/formula-lines.ts'
import { lineQuantity } from '../formula/line-quantity.ts'
import { writePhases } from '../formula/write-phases.ts'
import { decimal, uncapitalised } from '../italian.ts'
import { clockSentence, sectionSentence } from '../words/chair/clock.ts'
import { answerSentence, troubleTitle } from '../words/chair/mid-service.ts'
import { sectioningSentences } from '../words/chair/sectioning.ts'
import { developerName, productName } from '../words/products.ts'
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

/** 'mezzo tubetto', '1 tubetto e mezzo', '2 tubetti'. */
function tubes(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (whole === 0) return 'mezzo tubetto'
  return `${whole} ${whole === 1 ? 'tubetto' : 'tubetti'}${halves % 2 === 0 ? '' : ' e mezzo'}`
}

/** '1 tubetto e mezzo di crema colore 7.3 (90 g)', one line per product, the developer, and finally the excess over the `planned` bowl. */
function halfTubeLines({ phase: { products, developer }, halves }: InHalfTubes, planned: Phase): string[] {
  const lines = products.map(({ class: name, shade, grams }, index) => {
    const product = uncapitalised(productName(name, shade))
    return `${tubes(halves[index] ?? 0)} di ${product} (${decimal(grams)} g)`
  })
  if (developer) lines.push(`${decimal(developer.grams)} ml di ${uncapitalised(developerName(developer))}`)
  const over = gramsIn(products) - gramsIn(planned.products)
  return over > 0 ? [...lines, `ne avanzano ${decimal(over)} g di colore`] : lines
}

const gramsIn = (products: Phase['products']): number => products.reduce((sum, { grams }) => sum + grams, 0)

/** 'da pesare 15 g di tono su tono 7.3', '22 ml di attivatore 7 vol (2,1%)': a bowl for which half tubes would be wasteful or change the mixture. */
const weighedLines = (phase: Phase): string[] =>
  formulaLines(phase).map((line, index) => {
    const weighed = `${lineQuantity(line)} di ${uncapitalised(line.prodotto)}`
    return index === 0 ? `da pesare ${weighed}` : weighed
  })
