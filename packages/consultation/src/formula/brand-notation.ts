import { type BrandNotation, brandShadeOf } from '@riflesso/colorimetry'
import { BRAND_SOURCES } from '../words/brands.ts'
import type { FormulaLine } from '../written-phase.ts'

/** The shade of a formula line in the notation of a brand; null without a shade, and where neither a source nor the salon confirms it. */
export function shadeOfBrand({ nuance }: Pick<FormulaLine, 'nuance'>, brand: BrandNotation): string | null {
  const shade = nuance === undefined ? null : brandShadeOf(brand, nuance)
  return shade?.sure ? shade.code : null
}

/** Whether some shade of the phases is shown in the notation of a brand. */
export const showsBrand = (
  phases: readonly { readonly formula: readonly Pick<FormulaLine, 'nuance'>[] }[],
  brand: BrandNotation,
): boolean => phases.some(({ formula }) => formula.some((line) => shadeOfBrand(line, brand) !== null))

/** Explanation of a brand's notation beside the generic one, with its source. */
export function brandExplanation({ id, name, line, isAnswered }: BrandNotation): string {
  const own = isAnswered ? '; per gli altri riflessi, le risposte del salone' : ''
  return `Accanto alla nuance generica c’è la scrittura di ${name} (${line}) dei riflessi confermati; gli altri restano generici. Prima di aprire il tubo decide la cartella colori della casa. Fonte: ${BRAND_SOURCES[id]}${own}.`
}
