import {
  decidingQuestions,
  hasHealthAnswers,
  type Plan,
  type PlanOf,
  planWithoutHealth,
  type Reason,
  type ReasonCode,
  type Situation,
  shadeNotation,
  withoutHealthAnswers,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import type { AnalysisResult, WrittenPlan } from './analysis-result.ts'
import { toneShares } from './formula/tone-shares.ts'
import { writeFormula } from './formula/write-formula.ts'
import { writePhases } from './formula/write-phases.ts'
import { conditionLabel, processLabel } from './labels.ts'
import { decidedHere } from './model-review/model-review.ts'
import { type Case, reachedReading, resultColour, resultName } from './sections/case.ts'
import { writeChair } from './sections/chair.ts'
import { colorimetricAnalysis } from './sections/colorimetric-analysis.ts'
import { hairCondition } from './sections/hair-condition.ts'
import { additionalNotes } from './sections/notes.ts'
import { writeOption } from './sections/options.ts'
import { isRefused } from './sections/outcome.ts'
import { professionalAdvice } from './sections/professional-advice.ts'
import { alternativeOptions, riskAssessment } from './sections/risks-and-alternatives.ts'
import { writeNextSessions } from './sections/sessions.ts'
import { transformationStrategy } from './sections/strategy.ts'
import { summary } from './sections/summary.ts'
import { technicalAssessment } from './sections/technical-assessment.ts'
import { processName } from './sections/technique.ts'
import { writeQuestions } from './words/questions.ts'
import { sentenceOf, writtenReasons } from './words/reasons/index.ts'

/** Care of the colour; if nothing was coloured, care of the hair until it can be. */
function maintenanceAdvice({ plan, situation }: Case): string[] {
  if (!isRefused(plan)) return plan.maintenance.map(sentenceOf)
  const weak = situation.condition === 'rovinato' || situation.condition === 'pessimo'
  return [
    'Oggi non si applica colore: conta preservare la fibra fino alla prossima valutazione.',
    weak
      ? 'Shampoo delicato, maschera ricostruttiva a ogni lavaggio, nessuna piastra, punte spuntate.'
      : 'Shampoo delicato, maschera idratante una volta alla settimana, piastra non oltre 180 °C.',
  ]
}

export type AnalysisInput = {
  readonly prima: Reading | null
  readonly dopo: Reading | null
  readonly situation: Situation
  readonly plan: Plan
  readonly client: { readonly firstName: string; readonly lastName: string } | null
  /** The planner for the answers to questions. */
  readonly planOf?: PlanOf | undefined
}

/**
 * Writes the whole analysis from readings and plan. Deterministic; states nothing that is not in the plan. Throws RangeError when a
 * reason of the plan lacks a value of its code.
 */
export function writeAnalysis({ client, planOf, ...hair }: AnalysisInput): AnalysisResult {
  const { prima, dopo, situation } = hair
  return {
    ...writePlan(hair),
    client,
    supplierDisplayName: 'Prodotti Generici',
    prima,
    dopo,
    questions: writeQuestions(decidingQuestions(situation, planOf)),
  }
}

/** Writes what follows from the plan. */
export function writePlan(hair: Case): WrittenPlan {
  const { plan } = hair
  const phases = writePhases(plan.sessions[0]?.phases ?? [])
  const colours = coloursOf(hair)
  return {
    ...colours,
    formula: writeFormula(plan, phases),
    fasi_operative: phases,
    analysis: { ...writeSections(hair), multiColors: colours.multiColors, fasi_operative: phases },
    conditionLabel: conditionLabel(hair.situation.condition),
    processLabel: processLabel(processName(plan, hair.situation)),
    totalMinutes: plan.totalMinutes,
    sessions: plan.sessions.length,
    warnings: writtenReasons(byConsequence(plan.warnings)),
    refusals: writtenReasons(plan.refusals),
    options: plan.options.map((option) => writeOption(option, hair)),
    nextSessions: writeNextSessions(plan, hair.situation),
    plan,
    ...(plan.sessions.length === 0 ? {} : { chair: writeChair(plan, hair.situation) }),
    decidedBy: decidedHere(hair),
  }
}

/**
 * The version of the analysis that is kept after its health answers are erased: the same formula, without any mention of them. Null
 * if there are no health answers.
 */
export function writeWithoutHealth(input: AnalysisInput): AnalysisResult | null {
  const { situation, plan } = input
  if (!hasHealthAnswers(situation.details)) return null
  const details = withoutHealthAnswers(situation.details)
  return writeAnalysis({ ...input, situation: { ...situation, details }, plan: planWithoutHealth(plan) })
}

/** Whether its health answers were erased: they may have forbidden the service, so such an analysis is not planned again. */
export const isErased = ({ plan }: Pick<AnalysisResult, 'plan'>): boolean =>
  plan.warnings.some(({ code }) => code === 'health-removed')

/** Colours of the palette smaller than this are not named among the hair's colours. */
const SMALLEST_SHARE = 0.08

function coloursOf(hair: Case) {
  const { level, levelError, tone, lab, hex } = resultColour(hair)
  const shown = reachedReading(hair)?.palette.filter(({ share }) => share >= SMALLEST_SHARE)
  const palette = shown?.map((colour) => colour.hex) ?? []
  const multiColors = palette.length > 1 ? palette : [hex]
  return {
    colorName: resultName(hair),
    colorCode: hex,
    multiColors,
    level,
    levelError,
    shade: shadeNotation(level, tone),
    toneShares: toneShares(tone, lab),
  }
}

function writeSections(hair: Case) {
  const text = (paragraphs: readonly string[]) => paragraphs.join('\n')
  return {
    colorimetricAnalysis: text(colorimetricAnalysis(hair)),
    technicalAssessment: text(technicalAssessment(hair)),
    transformationStrategy: text(transformationStrategy(hair)),
    riassunto: { tecnica: processName(hair.plan, hair.situation), testo: summary(hair).join(' ') },
    professionalAdvice: text(professionalAdvice(hair)),
    hairConditionAnalysis: text(hairCondition(hair)),
    riskAssessment: text(riskAssessment(hair)),
    alternativeOptions: text(alternativeOptions(hair)),
    maintenanceAdvice: text(maintenanceAdvice(hair)),
    additionalNotes: text(additionalNotes(hair)),
  }
}

/** Warnings that block the work until resolved, and those listed last: open questions, and permanent ones. */
const STOPS: readonly ReasonCode[] = [
  'health-removed',
  'patch-test-pending',
  'patch-test-too-fresh',
  'patch-test-expired',
  'patch-test-due',
  'safety-questions',
  'strand-test-first',
]
const LAST: readonly ReasonCode[] = ['answers-missing', 'history-unverifiable', 'legal-gloves-eyes', 'legal-oxidative']

const rank = ({ code }: Reason): number => (STOPS.includes(code) ? 0 : LAST.includes(code) ? 2 : 1)

/** Warnings of a plan by consequence: those that block the work, those to watch, and permanent ones. */
const byConsequence = (warnings: readonly Reason[]): Reason[] =>
  warnings.toSorted((one, other) => rank(one) - rank(other))
