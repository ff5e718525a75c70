import { TONE_NAMES, type ToneName } from '@riflesso/colorimetry'
import { FORBIDDEN_WORDS, PRODUCT_TALK } from './forbidden-words.ts'
import { type NumberInText, numbersInText } from './numbers-in-text.ts'
import type { OwnWords } from './own-words.ts'

/** Maximum length of a text, in characters. */
const MAX_LENGTH = 1500

/** An objection to a text by an external model: its kind, and the words. */
export type ProseObjection = {
  readonly kind: 'length' | 'form' | 'hex' | 'number' | 'tone' | 'product' | (typeof FORBIDDEN_WORDS)[number][0]
  readonly found: string
}

/** Addresses, markup, other scripts and other digits, which a written consultation never contains. */
const FORM = /https?:|www\.|@|[<>{}[\]`|\\*_^~]|[^\p{Script=Latin}\p{M}\p{P}\p{Zs}0-9°±≈×%#+=\n]/u

const HEX = /#\s?[0-9a-f]{3,8}(?![0-9a-z])/giu

/** Stems of the words for each reflect. */
const TONE_STEMS = {
  NATURALE: 'natural',
  CENERE: 'cener',
  IRISE: 'iris|viol',
  DORATO: 'dorat',
  RAME: 'ram[ea](?!\\p{L})|ramat',
  MOGANO: 'mogan',
  ROSSO: 'ross',
  VERDE: 'verd|matt?(?!\\p{L})',
  BEIGE: 'beige',
  CIOCCOLATO: 'cioccolat',
} as const satisfies Record<ToneName, string>

const REFLECT = TONE_NAMES.map(
  (tone) =>
    [
      tone,
      new RegExp(
        `(?<!\\p{L})(?:rifless[oi]|nuance|tonalit[aà])\\s+(?:(?:è|di|un|più|molto)\\s+)?(?:${TONE_STEMS[tone]})`,
        'iu',
      ),
    ] as const,
)

/** Texts round levels to a tenth or to a whole level, and shares to a whole percent. */
const isOwn = ({ raw, value, unit }: NumberInText, { numbers, text }: OwnWords): boolean => {
  const near = (room: number, facts = numbers.get(unit) ?? []) =>
    facts.some((fact) => Math.abs(fact - value) <= room + 1e-9)
  if (unit === 'percent') return near(1)
  if (unit === 'level') return near(0.06) || (Number.isInteger(value) && near(0.5)) || isOwnShade(raw, text)
  if (unit === null) return near(0) || isOwnShade(raw, text)
  return near(0)
}

const isOwnShade = (raw: string, text: string): boolean =>
  /^\d{1,2}[.,/]\d{1,2}$/.test(raw) &&
  new RegExp(`(?<![\\d.])${raw.replace(/[.,/]/, '\\.')}(?![\\d.]\\d)`, 'u').test(text)

/**
 * Checks a text by an external model against the analysis of the case: it may name no other number, colour, reflect or
 * product, and must not mention safety, which only the rules may. Empty if there is no objection. A text without objections
 * is still free text.
 */
export function proseObjections(text: string, own: OwnWords): readonly ProseObjection[] {
  if (text.length > MAX_LENGTH) return [{ kind: 'length', found: String(text.length) }]
  const form = FORM.exec(text)
  if (form) return [{ kind: 'form', found: form[0] }]
  const hexes = [...text.matchAll(HEX)].map(([hex]) => hex)
  const numbers = numbersInText(text.replace(HEX, ' '))
  const products = PRODUCT_TALK.filter((words) => !words.test(own.text))
  const finds = (words: RegExp, kind: ProseObjection['kind']): ProseObjection[] => {
    const found = words.exec(text)
    return found ? [{ kind, found: found[0] }] : []
  }
  return [
    ...hexes
      .filter((hex) => !own.hexes.has(hex.replace(/\s/, '').toUpperCase()))
      .map((found) => ({ kind: 'hex' as const, found })),
    ...numbers
      .filter((number) => !isOwn(number, own))
      .map(({ raw, unit }) => ({ kind: 'number' as const, found: `${raw} ${unit ?? ''}`.trim() })),
    ...REFLECT.filter(([tone]) => !own.tones.has(tone)).flatMap(([, words]) => finds(words, 'tone')),
    ...products.flatMap((words) => finds(words, 'product')),
    ...FORBIDDEN_WORDS.flatMap(([kind, words]) => finds(words, kind)),
  ]
}
