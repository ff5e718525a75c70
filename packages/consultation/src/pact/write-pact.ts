import { type AftercareProduct, todaysPromise } from '@riflesso/colorimetry'
import type { AnalysisResult } from '../analysis-result.ts'
import { decimal, duration, euro } from '../italian.ts'
import { describeColour, plannedColourName } from '../reading/describe-colour.ts'
import { washRules } from '../sections/wash-rules.ts'
import { PACT_DECLARATION, PACT_TITLES, PATCH_TEST_LINES, RISKS, toleranceLine } from '../words/pact.ts'

/** A product for home care that the salon sells. */
export type HomeCareProduct = { readonly kind: AftercareProduct; readonly name: string; readonly cents: number }

const level = (value: number): string => `Livello ${decimal(value)}`

/**
 * Writes the pact of an analysis for its chosen option, in words for the client, with the salon's own products for home care.
 * Contains nothing from health answers or from the salon's costs. Null when nothing is done today.
 */
export function writePact(analysis: AnalysisResult, products: readonly HomeCareProduct[] = []) {
  const { plan, prima, chair } = analysis
  const today = todaysPromise(plan)
  if (!today) return null
  const appointments = chair?.appointments ?? []
  const result = resultName(analysis)
  const named = plan.sessions.length === 1 ? result : describeColour(today.level, today.tone)
  const lines: Readonly<Record<string, readonly string[]>> = {
    today: [`${named}, ${level(today.level).toLowerCase()}.`],
    'not-today': notTodayLines(analysis, result),
    sessions: sessionLines(analysis),
    upkeep: appointments.filter(({ kind }) => kind !== 'next-session').map(({ testo }) => testo),
    risks: [...new Set(plan.warnings.flatMap(({ code, values }) => RISKS[code]?.(values) ?? []))],
    'patch-test': PATCH_TEST_LINES,
    'home-care': (chair?.aftercare ?? []).map(({ product, testo }) => withProducts(testo, product, products)),
    wash: washRules(plan),
  }
  return {
    /** The hair in the photo; null without a photo. */
    start: prima && {
      name: describeColour(prima.level, prima.tone, prima.lab),
      level: level(prima.level),
      hex: prima.hex,
    },
    /** The colour at the end of the last session; the error of its level is a line of 'not-today'. */
    result: { name: result, level: level(plan.expected.level), hex: plan.expected.hex },
    /** Sections without lines are left out. */
    sections: Object.entries(PACT_TITLES)
      .map(([id, title]) => ({ id, title, lines: lines[id] ?? [] }))
      .filter((section) => section.lines.length > 0),
    appointments: appointments.map(({ kind, weeks }) => ({ kind, weeks })),
    /** The sentence that is signed. */
    declaration: PACT_DECLARATION,
  }
}

/** Name of the final colour: that of the plan if the plan reaches it, otherwise that of the result. */
const resultName = ({ plan: { expected }, shade, colorName }: AnalysisResult): string =>
  expected.shade === shade ? colorName : plannedColourName(expected)

function notTodayLines({ plan: { expected, goal, sessions } }: AnalysisResult, reached: string): string[] {
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

/** Adds the salon's products of a kind to its line: 'Nel salone: Maschera Ada, 24,00 €.' */
function withProducts(line: string, kind: AftercareProduct, products: readonly HomeCareProduct[]): string {
  const own = products.filter((product) => product.kind === kind)
  if (own.length === 0) return line
  return `${line} Nel salone: ${own.map(({ name, cents }) => `${name}, ${euro(cents / 100)}`).join('; ')}.`
}
