import type { BrandNotation } from '../data/products/brands.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { parseShade, shadeLevel } from './shade.ts'

/** A generic shade in the notation of a brand. `sure` = false: neither a source nor the salon confirms it. */
export type BrandShade = { readonly code: string; readonly sure: boolean }

const isLetters = ({ mark }: BrandNotation) => mark === ''

/** Beige and chocolate are soft by definition, and combinations are written unchanged. */
const isMuted = (name: ToneName) => name === 'BEIGE' || name === 'CIOCCOLATO'

/** The tone's digits or letters; null when the brand has no such tone. */
const toneCode = (brand: BrandNotation, { primary, secondary, intensity }: Tone): string | null => {
  const natural = brand.tones.NATURALE ?? ''
  if (primary === 'NATURALE') return intensity === 'intense' ? natural + natural : natural
  const main = brand.tones[primary]
  if (main === null || intensity === 'none') return main === null ? null : natural
  if (isMuted(primary)) return main
  if (intensity === 'soft') return main.startsWith(natural) ? main : natural + main.slice(0, 1)
  const second = secondary === null || secondary === primary || secondary === 'NATURALE' ? null : brand.tones[secondary]
  if (second !== null && main.length === 1) return main + second.slice(0, 1)
  return intensity === 'full' || main.length > 1 ? main : main + main
}

/** Letters, and tones of two digits, are softened, doubled and combined differently from line to line. */
const isPlain = (brand: BrandNotation, { primary, secondary, intensity }: Tone): boolean => {
  if (primary === 'NATURALE' || isMuted(primary) || (intensity === 'full' && secondary === null)) return true
  return !isLetters(brand) && brand.tones[primary]?.length === 1
}

const unsureIn = ({ unsure }: BrandNotation, { primary, secondary }: Tone): ToneName | null =>
  [primary, secondary].find((name) => name !== null && unsure.has(name)) ?? null

/** A tone at a level in the notation of a brand: 7.34 is '7/34' or '7GK', for example. Null when the brand has no such tone. */
export const brandShade = (brand: BrandNotation, level: number, tone: Tone): BrandShade | null => {
  const code = toneCode(brand, tone)
  if (code === null) return null
  return {
    code: `${shadeLevel(level)}${brand.mark}${code}`,
    sure: unsureIn(brand, tone) === null && isPlain(brand, tone),
  }
}

/** The same from a generic notation such as '7.34'; null for any other text (a product without a shade, a pure corrector). */
export const brandShadeOf = (brand: BrandNotation, generic: string): BrandShade | null => {
  const shade = parseShade(generic)
  return shade === null ? null : brandShade(brand, shade.level, shade.tone)
}

/** The code to ask the salon about before a generic shade can be shown in the notation; null when no answer would help. */
export const reflectToAsk = (brand: BrandNotation, generic: string): string | null => {
  const tone = parseShade(generic)?.tone
  if (tone === undefined || !isPlain(brand, tone) || toneCode(brand, tone) === null) return null
  const unsure = unsureIn(brand, tone)
  return unsure && brand.tones[unsure]
}
