import {
  type AftercareProduct,
  type AppointmentKind,
  PACT_SECTIONS,
  type PactSectionId,
  todaysPromise,
} from '@riflesso/colorimetry'
import type { AnalysisResult } from '../analysis-result.ts'
import { decimal, duration } from '../italian.ts'
import { describeColour, plannedColourName } from '../reading/describe-colour.ts'
import { washRules } from '../sections/wash-rules.ts'
import { PACT_DECLARATION, PACT_TITLES, PATCH_TEST_LINES, RISKS, toleranceLine } from '../words/pact.ts'

type PactColour = {
  readonly name: string
  /** 'Livello 5,2'; its error is a line of 'not-today'. */
  readonly level: string
  readonly hex: string
}

/** Text of a pact about a plan, for the client. Contains nothing from health answers or from the salon's costs. */
export type WrittenPact = {
  /** The hair in the photo; null without a photo. */
  readonly start: PactColour | null
  /** The colour at the end of the last session. */
  readonly result: PactColour
  /** Sections without lines are left out. */
  readonly sections: readonly {
    readonly id: PactSectionId
    readonly title: string
    readonly lines: readonly string[]
  }[]
  /** The products of the section 'home-care' by kind. */
  readonly homeCare: readonly AftercareProduct[]
  readonly appointments: readonly {
    readonly kind: AppointmentKind
    readonly weeks: readonly [from: number, to: number]
  }[]
  /** The sentence that is signed. */
  readonly declaration: string
}

const level = (value: number): string => `Livello ${decimal(value)}`

/** Writes the pact of an analysis for its chosen option. Null when nothing is done today. */
export function writePact(analysis: AnalysisResult): WrittenPact | null {
  const { plan, prima, chair } = analysis
  const today = todaysPromise(plan)
  if (!today) return null
  const { expected } = plan
  const aftercare = chair?.aftercare ?? []
  const appointments = chair?.appointments ?? []
  const lines: Readonly<Record<PactSectionId, readonly string[]>> = {
    today: todayLines(analysis),
    'not-today': notTodayLines(analysis),
    sessions: sessionLines(analysis),
    upkeep: appointments.filter(({ kind }) => kind !== 'next-session').map(({ testo }) => testo),
    risks: [...new Set(plan.warnings.flatMap(({ code, values }) => riskOf(code)?.(values) ?? []))],
    'patch-test': PATCH_TEST_LINES,
    'home-care': aftercare.map(({ testo }) => testo),
    wash: washRules(plan),
  }
  return {
    start: prima && {
      name: describeColour(prima.level, prima.tone, prima.lab),
      level: level(prima.level),
      hex: prima.hex,
    },
    result: {
      name: resultName(analysis),
      level: level(expected.level),
      hex: expected.hex,
    },
    sections: sectionsOf(lines),
    homeCare: aftercare.map(({ product }) => product),
    appointments: appointments.map(({ kind, weeks }) => ({ kind, weeks })),
    declaration: PACT_DECLARATION,
  }
}

const riskOf = (code: string) => Object.entries(RISKS).find(([each]) => each === code)?.[1]

const sectionsOf = (lines: Readonly<Record<PactSectionId, readonly string[]>>) =>
  PACT_SECTIONS.filter((id) => lines[id].length > 0).map((id) => ({ id, title: PACT_TITLES[id], lines: lines[id] }))

/** Name of the final colour: that of the plan if the plan reaches it, otherwise that of the result. */
const resultName = ({ plan: { expected }, shade, colorName }: AnalysisResult): string =>
  expected.shade === shade ? colorName : plannedColourName(expected)

function todayLines(analysis: AnalysisResult): string[] {
  const { plan } = analysis
  const today = todaysPromise(plan)
  if (!today) return []
  const name = plan.sessions.length === 1 ? resultName(analysis) : describeColour(today.level, today.tone)
  return [`${name}, ${level(today.level).toLowerCase()}.`]
}

function notTodayLines(analysis: AnalysisResult): string[] {
  const { expected, goal, sessions } = analysis.plan
  const reached = resultName(analysis)
  const wished = describeColour(goal.level, goal.tone)
  return [
    ...(sessions.length > 1
      ? [`${reached} arriva con l’ultima seduta: in un solo giorno i capelli non lo permettono.`]
      : []),
    ...(expected.shade !== goal.shade && reached !== wished
      ? [`${wished}, il colore desiderato, non si raggiunge in sicurezza: ci si ferma a ${reached}.`]
      : []),
    toleranceLine(expected.tolerance),
  ]
}

function sessionLines({ sessions, totalMinutes, nextSessions }: AnalysisResult): string[] {
  const time = `circa ${duration(totalMinutes)}`
  if (sessions === 1) return [`Una seduta, ${time}.`]
  return [`Prima seduta, oggi: ${time}.`, ...nextSessions.map(({ titolo }) => `${titolo}.`)]
}
