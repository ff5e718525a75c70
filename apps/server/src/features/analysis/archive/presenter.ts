import { absoluteRefusals, emptyDetails, HARD_LIMITS, patchTestState, usesColour } from '@riflesso/colorimetry'
import {
  type AnalysisResult,
  decimal,
  type FormulaLine,
  isUsable,
  writeOutcome,
  writeSiblings,
} from '@riflesso/consultation'
import type { fullAnalysis, recentAnalysesDetailed, SafetyToday, saveOutcome } from '@riflesso/contract'
import type { AnalysedClient } from '#features/clients'
import { HOUR_MS } from '#platform/clock'
import type { Answer } from '#platform/http/bind'
import type { OutcomeRow } from '../outcome/outcome-repository.ts'
import { type RecentRow, type WholeRow, wholeOf } from '../repository.ts'

export const presentRecent = ({ thumbnail, analysisDate, ...row }: RecentRow) => ({
  ...row,
  imageData: thumbnail ?? '',
  analysisDate: analysisDate.toISOString(),
})

/** Photos without the client's consent are not archived; others may have been deleted since. */
const deletionOf = ({ photosDeletedAt, analysisDate }: WholeRow): string | null =>
  photosDeletedAt === null || photosDeletedAt.getTime() === analysisDate.getTime()
    ? null
    : photosDeletedAt.toISOString()

/** Prohibitions that a card can add after an analysis. Other answers of the card change no phase of a plan. */
const FORBIDDEN: Readonly<Record<string, SafetyToday>> = {
  allergy: 'allergy',
  'patch-test-positive': 'positive',
  'under-16': 'under-16',
  'scalp-lesion': 'scalp',
}

/**
 * Whether an archived formula is safe today: by the answers of the analysis, aged by the time since, and completed from the client's
 * current card. Null if the plan is not forbidden and uses no colour.
 */
export function safetyToday(row: WholeRow, client: AnalysedClient | null, now: Date): SafetyToday | null {
  const { plan, declared } = wholeOf(row)
  const answers = declared?.details ?? emptyDetails
  const aged = agedBy(answers.safety.patchTestAgeHours, (now.getTime() - row.analysisDate.getTime()) / HOUR_MS)
  const given = { ...answers, safety: { ...answers.safety, patchTestAgeHours: aged } }
  const details = client?.declare(given) ?? given
  for (const { code } of absoluteRefusals({ condition: null, details })) {
    const forbidden = FORBIDDEN[code]
    if (forbidden) return forbidden
  }
  return plan.sessions.some(usesColour) ? patchTestState(details.safety, plan.sessions) : null
}

/** A test without a date was valid on the day of the analysis, and is valid for a year from that day. */
const agedBy = (hours: number | null, elapsed: number): number | null =>
  hours !== null ? hours + elapsed : elapsed > HARD_LIMITS.patchTestMaxHours ? elapsed : null

export type PresentedOutcome = Answer<typeof saveOutcome>['outcome']

export const presentOutcome = ({ row, author }: OutcomeRow): PresentedOutcome => ({
  option: row.option,
  expected: row.expected,
  reading: row.reading,
  comparison: row.reading && writeOutcome(row.expected, row.reading),
  mixed: row.mixed,
  clientWord: row.clientWord,
  note: row.note,
  hasPhoto: row.imageData !== null,
  author,
  recordedAt: row.recordedAt.toISOString(),
})

type Beside = { readonly client: AnalysedClient | null; readonly outcome: OutcomeRow | null; readonly now: Date }

export const presentFull = (row: WholeRow, { client, outcome, now }: Beside): Answer<typeof fullAnalysis> => ({
  id: row.id,
  analysis: wholeOf(row),
  siblings: writeSiblings(wholeOf(row)),
  clientId: row.clientId,
  clientFirstName: row.clientFirstName,
  clientLastName: row.clientLastName,
  clientPhone: client?.phone ?? null,
  analysisDate: row.analysisDate.toISOString(),
  author: row.author,
  chosenOption: row.chosenOption,
  photos: row.photosDeletedAt ? [] : row.beforeImageData ? ['prima', 'dopo'] : [row.slot],
  dopoCredit: row.dopoCredit,
  photosDeletedAt: deletionOf(row),
  photoConsent: client?.agreed.photos ?? null,
  publishes: client?.publishes ?? null,
  safetyToday: safetyToday(row, client, now),
  asked: client?.asked ?? null,
  outcome: outcome && presentOutcome(outcome),
})

/** A product with its amount, in words. Its name contains the developer's volume. */
const lineInWords = (line: FormulaLine): string => {
  const amount =
    line.quantita_g !== null
      ? ` ${decimal(line.quantita_g)} g`
      : line.quantita_ml !== null
        ? ` ${decimal(line.quantita_ml)} ml`
        : ''
  const ratio = line.rapporto_miscelazione !== null ? ` (${line.rapporto_miscelazione})` : ''
  return `${line.prodotto}${amount}${ratio}`
}

/** Empty without a phase, and for an unusable reading: no list shows a formula that rests on it. */
function firstPhase(analysis: AnalysisResult) {
  const phase = isUsable(analysis) ? analysis.fasi_operative[0] : undefined
  return {
    primaFaseTitle: phase?.titolo ?? '',
    primaFaseFormula: (phase?.formula ?? []).map(lineInWords).join('. '),
  }
}

export const presentSummary = (row: WholeRow, withWhole: boolean): Answer<typeof recentAnalysesDetailed>[number] => {
  const analysis = wholeOf(row)
  return {
    id: row.id,
    clientFirstName: row.clientFirstName,
    clientLastName: row.clientLastName,
    analysisDate: row.analysisDate.toISOString(),
    author: row.author,
    imageData: row.thumbnail ?? '',
    colorCode: analysis.colorCode,
    colorName: analysis.colorName,
    processo_richiesto: analysis.processLabel,
    totalFasi: analysis.fasi_operative.length,
    riassunto: analysis.analysis.riassunto.testo,
    ...firstPhase(analysis),
    ...(withWhole ? { fullAnalysis: analysis } : {}),
  }
}
