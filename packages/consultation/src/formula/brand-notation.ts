import { BRANDS, type BrandId, type BrandShade, brandShadeOf } from '@riflesso/colorimetry'
import { BRAND_SOURCES } from '../words/brands.ts'
import type { FormulaLine } from '../written-phase.ts'

/** The shade of a formula line in the notation of a brand; null for products without a shade, and for tones that the brand lacks. */
export const shadeOfBrand = ({ nuance }: Pick<FormulaLine, 'nuance'>, brand: BrandId): BrandShade | null =>
  nuance === undefined ? null : brandShadeOf(brand, nuance)

/** 'Wella Professionals 6/43', with 'da verificare' if the brand's shade chart must be checked. */
export const brandShadeAsText = ({ code, sure }: BrandShade, brand: BrandId): string =>
  `${BRANDS[brand].name} ${code}${sure ? '' : ', da verificare'}`

/** Explanation of a brand's notation beside the generic one, with its source. */
export function brandExplanation(brand: BrandId): string {
  const { name, line } = BRANDS[brand]
  return `Accanto a ogni nuance generica c’è la scrittura di ${name} (${line}). «Da verificare» segna quella che le fonti non confermano: prima di aprire il tubo decide la cartella colori della casa. Fonte: ${BRAND_SOURCES[brand]}.`
}
