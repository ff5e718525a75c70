import type { Phase, PhaseProduct } from '@riflesso/colorimetry'
import type { FormulaLine, WrittenPhase } from './analysis-result.ts'
import { decimal, ratioInWords } from './italian-numbers.ts'
import { APPLICATION_SENTENCES } from './words/application.ts'
import { phaseTitle } from './words/phases.ts'
import { developerName, diluentName, productName, productUnit } from './words/products.ts'
import { motivesOf } from './words/reasons/index.ts'

/** The phases of one session as the salon reads them: title, bowl, time, instructions, why. */
export const writePhases = (phases: readonly Phase[]): WrittenPhase[] => phases.map(writePhase)

function writePhase(phase: Phase): WrittenPhase {
  return {
    titolo: phaseTitle(phase),
    formula: formulaLines(phase),
    tempo_posa_min: processingTime(phase),
    istruzioni: phase.application.map((code) => APPLICATION_SENTENCES[code]),
    motivi: motivesOf(phase.reasons),
  }
}

function formulaLines(phase: Phase): FormulaLine[] {
  const lines = phase.products.map(productLine)
  if (phase.dilutionGrams > 0) {
    lines.push({ ...blank, prodotto: diluentName(phase.products[0]?.class), quantita_ml: phase.dilutionGrams })
  }
  const ratio = phase.ratio === null ? null : ratioInWords(phase.ratio)
  if (phase.developer) {
    lines.push({
      prodotto: developerName(phase.developer),
      quantita_g: null,
      quantita_ml: phase.developer.grams,
      ossidante_vol: phase.developer.volume,
      rapporto_miscelazione: ratio,
    })
    return lines
  }
  // Without developer the ratio is between the parts of the product itself.
  return lines.map((line, index) => (index === 0 ? { ...line, rapporto_miscelazione: ratio } : line))
}

const blank = { quantita_g: null, quantita_ml: null, ossidante_vol: null, rapporto_miscelazione: null } as const

function productLine({ class: productClass, shade, grams }: PhaseProduct): FormulaLine {
  const amount = productUnit(productClass) === 'g' ? { quantita_g: grams } : { quantita_ml: grams }
  return { ...blank, prodotto: productName(productClass, shade), ...amount }
}

/** Minutes; text with a bracket when a strand must be watched, since then the minutes are only the limit. */
function processingTime({ minutes, checkEveryMinutes, stopAtLevel }: Phase): number | string {
  const notes: string[] = []
  if (checkEveryMinutes !== null) notes.push(`controllare ogni ${decimal(checkEveryMinutes)} minuti`)
  if (stopAtLevel !== null) notes.push(`fermarsi al livello ${decimal(stopAtLevel)}`)
  return notes.length === 0 ? minutes : `${decimal(minutes)} (${notes.join(', ')})`
}
