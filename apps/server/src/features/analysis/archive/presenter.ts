import { type AnalysisResult, decimal, type FormulaLine, isUsable, writeSiblings } from '@riflesso/consultation'
import type { fullAnalysis, recentAnalyses, recentAnalysesDetailed } from '@riflesso/contract'
import type { AnalysedClient } from '#features/clients'
import type { Answer } from '#platform/http/bind'
import type { OutcomeRow } from '../outcome/outcome-repository.ts'
import { presentOutcome } from '../outcome/presenter.ts'
import { type RecentRow, type WholeRow, wholeOf } from '../repository.ts'
import { safetyToday } from './safety-today.ts'

export const presentRecent = (row: RecentRow): Answer<typeof recentAnalyses>[number] => ({
  id: row.id,
  colorName: row.colorName,
  colorCode: row.colorCode,
  multiColors: row.multiColors,
  imageData: row.thumbnail ?? '',
  analysisDate: row.analysisDate.toISOString(),
  author: row.author,
  clientFirstName: row.clientFirstName,
  clientLastName: row.clientLastName,
})

/** Photos without the client's consent are not archived; others may have been deleted since. */
const deletionOf = ({ photosDeletedAt, analysisDate }: WholeRow): string | null =>
  photosDeletedAt === null || photosDeletedAt.getTime() === analysisDate.getTime()
    ? null
    : photosDeletedAt.toISOString()

type Beside = { readonly client: AnalysedClient | null; readonly outcome: OutcomeRow | null; readonly now: Date }

export const presentFull = (row: WholeRow, { client, outcome, now }: Beside): Answer<typeof fullAnalysis> => ({
  id: row.id,
  analysis: wholeOf(row),
  siblings: writeSiblings(wholeOf(row)),
  clientId: row.clientId,
  clientFirstName: row.clientFirstName,
  clientLastName: row.clientLastName,
  analysisDate: row.analysisDate.toISOString(),
  author: row.author,
  chosenOption: row.chosenOption,
  photos: row.photosDeletedAt ? [] : row.beforeImageData ? ['prima', 'dopo'] : [row.slot],
  dopoCredit: row.dopoCredit,
  photosDeletedAt: deletionOf(row),
  photoConsent: client?.agreed.photos ?? null,
  safetyToday: safetyToday(row, client, now),
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
