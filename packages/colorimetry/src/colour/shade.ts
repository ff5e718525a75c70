import { TONE_DIGITS } from '../data/tones.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { ToneName } from '../model/vocabulary.ts'
import { halfLevel } from './level.ts'
import { NATURAL_TONE } from './tone.ts'

/** Levels of shades: depths of hair up to 10, super-lighteners 11 and 12. */
export const SHADE_LEVELS = { min: 1, maxDepth: 10, max: 12 } as const

const toneDigits = ({ primary, secondary, intensity }: Tone): string => {
  if (primary === 'NATURALE') return intensity === 'intense' ? '00' : '0'
  if (intensity === 'none') return '0'
  if (primary === 'BEIGE') return secondary === 'DORATO' ? '31' : '13'
  const digit = TONE_DIGITS[primary]
  if (primary === 'CIOCCOLATO') return digit
  if (intensity === 'soft') return `0${digit}`
  const second = secondary === null ? '' : TONE_DIGITS[secondary]
  if (second.length === 1 && second !== '0' && second !== digit) return digit + second
  return intensity === 'full' ? digit : digit + digit
}

/**
 * Level of the shade for a level of hair: shades come in whole levels, and a half level takes the deeper one, because a toner
 * must never be lighter than the hair.
 */
export const shadeLevel = (level: number): number => {
  const most = level < SHADE_LEVELS.maxDepth + 1 ? SHADE_LEVELS.maxDepth : SHADE_LEVELS.max
  return Math.min(most, Math.max(SHADE_LEVELS.min, Math.ceil(level - 0.5 - 1e-9)))
}

/**
 * A level of hair as formulas use it: rounded to the half, but never across the border between two shades, so that a colour has
 * the same shade whether its level was rounded before or not (6.6 is 7, not 6.5, whose shade would be a 6).
 */
export const formulaLevel = (level: number): number => {
  const half = halfLevel(level)
  const shade = shadeLevel(level)
  return shadeLevel(half) === shade ? half : shade
}

/** Generic notation: '7.34', '8.0', '9.02', '5.66'. */
export const shadeNotation = (level: number, tone: Tone): string => `${shadeLevel(level)}.${toneDigits(tone)}`

const SINGLE: ReadonlyMap<string, ToneName> = new Map(
  (Object.entries(TONE_DIGITS) as [ToneName, string][])
    .filter(([, digits]) => digits.length === 1 && digits !== '0')
    .map(([tone, digit]) => [digit, tone]),
)

const toneOfDigits = (digits: string): Tone | null => {
  if (digits === '' || digits === '0') return NATURAL_TONE
  if (digits === '00') return { ...NATURAL_TONE, intensity: 'intense' }
  if (digits === TONE_DIGITS.BEIGE) return { primary: 'BEIGE', secondary: null, intensity: 'soft' }
  if (digits === '31') return { primary: 'BEIGE', secondary: 'DORATO', intensity: 'soft' }
  if (digits === TONE_DIGITS.CIOCCOLATO) return { primary: 'CIOCCOLATO', secondary: null, intensity: 'full' }
  const [one = '', two = ''] = digits
  const first = SINGLE.get(one)
  const second = SINGLE.get(two)
  if (one === '0') return second === undefined ? null : { primary: second, secondary: null, intensity: 'soft' }
  if (first === undefined) return null
  if (two === '') return { primary: first, secondary: null, intensity: 'full' }
  if (second === undefined) return null
  return first === second
    ? { primary: first, secondary: null, intensity: 'intense' }
    : { primary: first, secondary: second, intensity: 'full' }
}

type Shade = { readonly level: number; readonly tone: Tone }

const parse = (shade: string): Shade | null => {
  const parts = /^(\d{1,2})(?:[.,/](\d{1,2}))?$/.exec(shade.trim())
  if (parts === null) return null
  const level = Number(parts[1])
  const tone = toneOfDigits(parts[2] ?? '')
  return tone === null || level < SHADE_LEVELS.min || level > SHADE_LEVELS.max ? null : { level, tone }
}

/** Cache: shades are few and read often. Only valid ones are cached. */
const parsed = new Map<string, Shade>()

/** Level and tone of a generic notation ('7.34', '7/34', '7,34', '7'); null for any other text. */
export const parseShade = (shade: string): Shade | null => {
  const known = parsed.get(shade)
  if (known !== undefined) return known
  const found = parse(shade)
  if (found !== null && shade.length <= 5) parsed.set(shade, found)
  return found
}
