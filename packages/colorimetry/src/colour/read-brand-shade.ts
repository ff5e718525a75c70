import type { BrandNotation } from '../data/products/brands.ts'
import { TONE_DIGITS } from '../data/tones.ts'
import type { Tone } from '../model/measured-hair.ts'
import { TONE_NAMES, type ToneName } from '../model/vocabulary.ts'
import { brandShade } from './brand-shade.ts'
import { SHADE_LEVELS } from './shade.ts'
import { NATURAL_TONE } from './tone.ts'

/** A shade read from a brand's tube. `sure` = false: neither a source nor the salon confirms it. */
export type ShadeOnTube = { readonly level: number; readonly tone: Tone; readonly sure: boolean }

const LEVELS = Array.from({ length: SHADE_LEVELS.max - SHADE_LEVELS.min + 1 }, (_, index) => SHADE_LEVELS.min + index)

const REFLECTS = TONE_NAMES.filter((name) => name !== 'NATURALE' && name !== 'BEIGE' && name !== 'CIOCCOLATO')

/** Tones of tubes, the plainest last: if two have the same code, the plainer one wins. */
const TONES: readonly Tone[] = [
  ...REFLECTS.flatMap((primary) =>
    REFLECTS.filter((other) => other !== primary).map((secondary): Tone => ({ primary, secondary, intensity: 'full' })),
  ),
  ...(['soft', 'intense', 'full'] as const).flatMap((intensity) =>
    REFLECTS.map((primary): Tone => ({ primary, secondary: null, intensity })),
  ),
  { primary: 'NATURALE', secondary: null, intensity: 'intense' },
  NATURAL_TONE,
  { primary: 'BEIGE', secondary: 'DORATO', intensity: 'soft' },
  { primary: 'BEIGE', secondary: null, intensity: 'soft' },
  { primary: 'CIOCCOLATO', secondary: null, intensity: 'full' },
]

/** '7/43', '7.43', '7,43' and '7-43' differ only in the mark; letters are written with or without a space. */
const normalised = (text: string, { mark }: BrandNotation): string => {
  const parts = /^(\d{1,2})\s*[.,/\-\s]?\s*(\d{1,2}|[A-Z]{1,3})$/.exec(text.trim().toUpperCase())
  return parts === null ? '' : `${Number(parts[1])}${mark}${parts[2]}`
}

const shadesOf = (brand: BrandNotation): ReadonlyMap<string, ShadeOnTube> => {
  const byCode = new Map<string, ShadeOnTube>()
  for (const level of LEVELS)
    for (const tone of TONES) {
      const shade = brandShade(brand, level, tone)
      if (shade !== null) byCode.set(shade.code, { level, tone, sure: shade.sure })
    }
  return byCode
}

const known = new WeakMap<BrandNotation, ReadonlyMap<string, ShadeOnTube>>()

/**
 * Level and tone of a code on a brand's tubes ('7/43', '7CG', '7-77'); null when the brand's notation has no such code. The
 * inverse of `brandShade`.
 */
export const readBrandShade = (brand: BrandNotation, code: string): ShadeOnTube | null => {
  const shades = known.get(brand) ?? shadesOf(brand)
  known.set(brand, shades)
  return shades.get(normalised(code, brand)) ?? null
}

/** Tones of pure correctors: the others are mixes. */
const CORRECTED = TONE_NAMES.filter((name) => name !== 'NATURALE' && TONE_DIGITS[name].length === 1)

/**
 * Tone of a pure corrector on a brand's tubes, a tone without a level ('0/44', '0-77', '0/43'); null when the brand's notation
 * has no such code.
 */
export const readBrandCorrector = (brand: BrandNotation, code: string): ToneName | null => {
  const digits = /^\s*0\s*[.,/\-\s]?\s*(\d{2})\s*$/.exec(code)?.[1]
  const ofBrand = (name: ToneName) => brand.tones[name] ?? ''
  return (
    CORRECTED.find((name) => (ofBrand(name).length === 1 ? ofBrand(name).repeat(2) : ofBrand(name)) === digits) ?? null
  )
}
