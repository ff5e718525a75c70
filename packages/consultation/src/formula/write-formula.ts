import type { BrandNotation, Phase, Plan } from '@riflesso/colorimetry'
import type { AnalysisResult } from '../analysis-result.ts'
import { decimal, duration, ratioInWords } from '../italian.ts'
import { levelName, namedLevel } from '../words/colour/levels.ts'
import { isNatural, TONE_LABELS } from '../words/colour/tones.ts'
import { developerName } from '../words/products.ts'
import type { FormulaLine, WrittenPhase } from '../written-phase.ts'
import { shadeOfBrand } from './brand-notation.ts'
import { lineQuantity } from './line-quantity.ts'

/** The formula in the keys of the product specification: base, reflects, main developer, time, procedure as one text. */
export function writeFormula(plan: Plan, phases: readonly WrittenPhase[]): AnalysisResult['formula'] {
  const { level, tone } = plan.expected
  const natural = isNatural(tone)
  return {
    base: `${namedLevel(level)} – ${levelName(level)}`,
    reflect1: natural ? TONE_LABELS.NATURALE : TONE_LABELS[tone.primary],
    reflect2: natural || tone.secondary === null ? 'Nessuno' : TONE_LABELS[tone.secondary],
    developer: mainDeveloper(plan.sessions[0]?.phases ?? []),
    time: phases.length === 0 ? 'Nessuna posa' : duration(plan.totalMinutes),
    procedure: procedureAsText(phases),
    fasi_operative: phases,
  }
}

/** The phases as one text; with a brand, its notation follows each generic shade. */
export const procedureAsText = (phases: readonly WrittenPhase[], brand: BrandNotation | null = null): string =>
  phases.map((phase, index) => phaseAsText(phase, index, brand)).join('\n\n') || 'Oggi non si esegue alcuna fase.'

/** Developer of the main bowl: the largest one. */
function mainDeveloper(phases: readonly Phase[]): string {
  const [main] = phases
    .filter(({ developer }) => developer !== null)
    .sort((a, b) => (b.developer?.grams ?? 0) - (a.developer?.grams ?? 0))
  if (!main?.developer) return 'Nessuno'
  const ratio = main.ratio === null ? '' : `, ${ratioInWords(main.ratio)}`
  return developerName(main.developer) + ratio
}

/** 'FASE 1 - Titolo' with its bowl, its time and its instructions, line by line. */
function phaseAsText(phase: WrittenPhase, index: number, brand: BrandNotation | null): string {
  return [
    `FASE ${index + 1} - ${phase.titolo}`,
    ...phase.formula.map((line) => `  ${lineAsText(line, brand)}`),
    `  Tempo: ${timeAsText(phase.tempo_posa_min)}`,
    ...phase.istruzioni.map((instruction) => `  ${instruction}`),
  ].join('\n')
}

/** '90 ml Ossidante 20 vol (6%), rapporto 1:1,5', '40 g Crema colore 6.4 (Wella Professionals 6/43)'. */
function lineAsText(line: FormulaLine, brand: BrandNotation | null): string {
  const shade = brand && shadeOfBrand(line, brand)
  const written = brand && shade ? ` (${brand.name} ${shade})` : ''
  const ratio = line.rapporto_miscelazione === null ? '' : `, rapporto ${line.rapporto_miscelazione}`
  return `${lineQuantity(line)} ${line.prodotto}${written}${ratio}`
}

/** '35 minuti', '45 minuti (controllare ogni 5 minuti)'. */
function timeAsText(time: WrittenPhase['tempo_posa_min']): string {
  if (typeof time === 'number') return `${decimal(time)} minuti`
  const [minutes = '', note] = time.split(' (')
  return note === undefined ? `${minutes} minuti` : `${minutes} minuti (${note}`
}
