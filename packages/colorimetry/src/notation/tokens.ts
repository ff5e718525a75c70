import { readBrandCorrector, readBrandShade } from '../colour/read-brand-shade.ts'
import { parseShade, SHADE_LEVELS, shadeNotation } from '../colour/shade.ts'
import {
  CORRECTOR_COLOURS,
  DEVELOPER_PERCENTS,
  DEVELOPER_VOLUMES,
  NOTATION_WORDS,
  type Word,
} from '../data/notation-words.ts'
import { BRANDS, type BrandNotation } from '../data/products/brands.ts'
import { catalogueShadeCodes, correctorCode } from '../data/products/catalogue.ts'
import { LEVEL_RANGE } from '../model/vocabulary.ts'

/** Where a piece of the text is: from `start` up to, but not including, `end`. */
export type Span = { readonly start: number; readonly end: number }

/** What a piece of a written formula says. Shades are in generic notation. */
type Piece =
  | Word
  | { readonly kind: 'shade'; readonly code: string; readonly isSure: boolean }
  | { readonly kind: 'corrector-shade'; readonly code: string }
  | { readonly kind: 'grams'; readonly grams: number }
  | { readonly kind: 'volume'; readonly volume: number }
  | { readonly kind: 'minutes'; readonly minutes: readonly [least: number, most: number] }
  | { readonly kind: 'ratio'; readonly ratio: number }
  /** The level at which a lightener is rinsed. */
  | { readonly kind: 'stop'; readonly level: number }
  /** A number without a unit: grams, a level, or minutes, as its neighbours say. */
  | { readonly kind: 'number'; readonly value: number }
  /** '+', ',', brackets: ends an ingredient. */
  | { readonly kind: 'between'; readonly mark: string }
  | { readonly kind: 'unread' }
export type Token = Piece & Span

/** The text without capitals, accents and typographic marks, letter by letter, so that places stay the same. */
const plain = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => {
    const letter = text.charAt(index).toLowerCase().normalize('NFD').charAt(0)
    return /['’‘′`´]/.test(letter) ? '’' : letter === '–' || letter === '—' ? '-' : letter === '\u00a0' ? ' ' : letter
  }).join('')

const numberOf = (text = ''): number => Number(text.replace(',', '.'))

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
/** No unit goes on as a word, and no number as another one. */
const END = `(?![a-z0-9])`

/** Reads a match; null if it is nothing of this kind after all. */
type Rule = readonly [
  pattern: RegExp,
  /** `written` is the match as it was typed. */
  read: (match: readonly string[], brand: BrandNotation | null, written: string) => Piece | null,
]

const rule = (pattern: string, read: Rule[1]): Rule => [new RegExp(pattern, 'y'), read]

const MOST_RATIO = 5
const ratio = (text: string | undefined): Piece | null => {
  const value = numberOf(text)
  return value > 0 && value <= MOST_RATIO ? { kind: 'ratio', ratio: value } : null
}

const MOST_MINUTES = 180
const minutes = (least: number, most = least): Piece | null =>
  least > 0 && least <= most && most <= MOST_MINUTES ? { kind: 'minutes', minutes: [least, most] } : null

/** Most grams of one product: more is a mistake. */
export const MOST_GRAMS = 500
const grams = (text: string | undefined): Piece | null => {
  const value = numberOf(text)
  return value > 0 && value <= MOST_GRAMS ? { kind: 'grams', grams: value } : null
}

const volumes = (text: string | undefined): Piece | null => {
  const volume = numberOf(text)
  return DEVELOPER_VOLUMES.has(volume) ? { kind: 'volume', volume } : null
}

/** A shade in the notation of its brand, otherwise in the generic one. */
const shade = (text: string, brand: BrandNotation | null): Piece | null => {
  const code = text.trim().toUpperCase()
  const corrector = brand === null ? null : readBrandCorrector(brand, code)
  if (corrector !== null) return { kind: 'corrector-shade', code: correctorCode(corrector) }
  const digits = /^0[.,/-](\d{2})$/.exec(code)?.[1]
  if (digits !== undefined) {
    const pure = `0.${digits}`
    return catalogueShadeCodes('CORRECTOR').has(pure) ? { kind: 'corrector-shade', code: pure } : null
  }
  const read = brand === null ? null : readBrandShade(brand, code)
  if (read !== null) return { kind: 'shade', code: shadeNotation(read.level, read.tone), isSure: read.sure }
  // A dash is a range of levels, except in the notation of a brand that writes it.
  if (brand !== null || code.includes('-')) return null
  const natural = /^(\d{1,2})\s?N$/.exec(code)?.[1]
  const generic = parseShade(natural ?? code.replace(/\s/g, ''))
  return generic === null ? null : { kind: 'shade', code: shadeNotation(generic.level, generic.tone), isSure: true }
}

/** From the most to the least particular: the first that fits is taken. */
const RULES: readonly Rule[] = [
  rule(
    String.raw`(?:fase|step|passo|ciotola)\s*\d\s*[:.)-]?|\d\)(?=\s)|\d[°ªº]\s*(?:fase|passaggio|passata|ciotola)?\s*:?`,
    () => ({ kind: 'then' }),
  ),
  rule('->|→|»', () => ({ kind: 'then' })),
  rule(
    String.raw`(?:fino|schiarire|stop)\s+(?:ad?|al)\s+(?:livello\s+|altezza\s+)?(\d{1,2}(?:[.,]\d)?)(?![\d.,/]*\d|[a-z])`,
    ([, level]) => {
      const value = numberOf(level)
      return value >= LEVEL_RANGE.min && value <= LEVEL_RANGE.max ? { kind: 'stop', level: value } : null
    },
  ),
  // Shares of a tube are no shades, and a tube may hold 50, 60 or 100 grams.
  rule(String.raw`(?:1\/[234]|2\/3|3\/4)(?![\d.,/]*\d)`, () => ({ kind: 'unread' })),
  // '6G' of a brand of letters is a shade, '6g' may be an amount; '9V' is a shade, as its developer is missed otherwise.
  rule(String.raw`\d{1,2}[gv](?![a-z0-9])`, ([code = ''], brand, typed) => {
    if (brand === null || brand.mark !== '' || !isLevel(Number.parseInt(code, 10))) return null
    return typed.endsWith('g') ? { kind: 'unread' } : shade(code, brand)
  }),
  rule(
    String.raw`1\s*[:+]\s*(\d(?:[.,]\d{1,2})?)(?!\s*(?:g|gr|ml|cc|vol|%|min|’)\b|[\d.,:/]*\d|\s*[:+]\s*\d(?:\D|$))`,
    ([, to]) => ratio(to),
  ),
  rule(String.raw`1\s+a\s+(\d(?:[.,]\d)?)${END}`, ([, to]) => ratio(to)),
  rule(String.raw`(\d{1,3})\s*(?:-|\/|o|a)\s*(\d{1,3})\s*(?:minut[oi]|min\.?|m|’)${END}`, ([, least, most]) =>
    minutes(Number(least), Number(most)),
  ),
  rule(String.raw`(\d{1,2}[.,/]\d{1,2})\s*(?=(?:gr|g)\.?\s*(?:1[3-9]|[2-9]\d)(?![\d.,/]))`, ([code = ''], brand) =>
    shade(code, brand),
  ),
  // '8.0 g 10' may be a shade and its grams, or grams and a level.
  rule(String.raw`\d{1,2}[.,/]\d{1,2}\s*(?:gr|g)\.?\s*(?:[1-9]|1[0-2])(?![\d.,/]*\d)`, () => ({ kind: 'unread' })),
  rule(String.raw`(${NUMBER})\s*(?:grammi|grammo|gr\.?|g\.?|ml\.?|cc\.?)${END}`, ([, amount]) => grams(amount)),
  rule(String.raw`(?:grammi|gr\.?|g\.?|ml\.?)\s*(\d{1,3})(?![\d.,/]*\d)`, ([, amount]) => grams(amount)),
  rule(String.raw`(\d{1,2}(?:[.,]\d)?)\s*%`, ([, percent]) => {
    const volume = DEVELOPER_PERCENTS.get(numberOf(percent))
    return volume === undefined ? null : { kind: 'volume', volume }
  }),
  rule(String.raw`(\d{1,2})\s*(?:volumi|vol\.?|v\.?)${END}`, ([, volume]) => volumes(volume)),
  rule(
    String.raw`(?:ossigeno|ossidante|oss\.?|ox|rivelatore|attivatore|acqua(?: ossigenata| oss\.?)?)\s*(?:da |a )?\s*(\d{1,2})(?!\s*(?:g|gr|grammi|ml|cc|min|%)(?![a-z])|[\d.,/]*\d|’)(?:\s*(?:volumi|vol\.?|v\.?)${END})?`,
    ([, volume]) => volumes(volume),
  ),
  rule(String.raw`(\d)\s*(?:ore|ora|h)(?:\s*e?\s*(\d{1,2})\s*(?:minuti|min\.?|’)?)?${END}`, ([, hours, more = '0']) =>
    minutes(60 * Number(hours) + Number(more)),
  ),
  rule(String.raw`(\d{1,3})\s*(?:minut[oi]|min\.?|m|’)(?![a-z0-9’])`, ([, least]) => minutes(Number(least))),
  rule(String.raw`mezz’?\s?ora${END}`, () => minutes(30)),
  rule(`(?:tre|3) quarti d’ora${END}`, () => minutes(45)),
  rule(`un quarto d’ora${END}`, () => minutes(15)),
  rule(`un’ora${END}`, () => minutes(60)),
  rule(
    String.raw`(?:tempo di posa|tempo|posa|t\.p\.?)\s*:?\s*(\d{1,3})(?:\s*(?:minut[oi]|min\.?|m|’)${END})?(?![\d.,/-]*\d|\s*(?:g|gr|ml|vol)${END})`,
    ([, least]) => minutes(Number(least)),
  ),
  rule(
    String.raw`(?:correttore|corr\.?|mixton|mix)\s+(viola|violetto|blu|verde|rosso|arancio|giallo)${END}`,
    ([, colour]) => ({
      kind: 'corrector-shade',
      code: correctorCode(CORRECTOR_COLOURS[colour as keyof typeof CORRECTOR_COLOURS]),
    }),
  ),
  rule(String.raw`\d{1,2}\s?[.,/-]\s?\d{1,2}(?![\d.,/-]*\d|[a-z’%])`, ([code = ''], brand) => shade(code, brand)),
  rule(String.raw`\d{1,2}\s?[a-z]{1,3}(?![a-z0-9])`, ([code = ''], brand) => shade(code, brand)),
  rule(String.raw`(\d{1,3})(?![\d.,/-]*\d|[a-z’%])`, ([, value]) => ({ kind: 'number', value: Number(value) })),
  rule(String.raw`[+,;()&\n:.*•=-]|\/`, ([mark = '']) => ({ kind: 'between', mark })),
]

const WORDS = [...NOTATION_WORDS.keys()].toSorted((one, other) => other.length - one.length)

/** The longest known word here that is not part of a longer one. */
const wordAt = (text: string, at: number): { readonly word: Word; readonly end: number } | null => {
  for (const each of WORDS) {
    if (!text.startsWith(each, at)) continue
    const end = at + each.length
    const word = NOTATION_WORDS.get(each)
    if (word !== undefined && !/[a-z0-9]/.test(text.charAt(end))) return { word, end }
  }
  return null
}

const matchAt = (text: string, at: number, brand: BrandNotation | null, written: string): Token | null => {
  const isInWord = at > 0 && /[a-z0-9]{2}/.test(text.slice(at - 1, at + 1))
  if (isInWord) return null
  for (const [pattern, read] of RULES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const piece = match === null ? null : read(match, brand, written.slice(at, at + match[0].length))
    if (match !== null && piece !== null) return { ...piece, start: at, end: at + match[0].length }
  }
  const known = wordAt(text, at)
  return known === null ? null : { ...known.word, start: at, end: known.end }
}

/**
 * The pieces of a written formula in their order; every letter that is no space belongs to one. Codes are read in the notation of
 * `brand`, or of a line that the text names before them; null = generic.
 */
export const tokensOf = (written: string, brand: BrandNotation | null): readonly Token[] => {
  const text = plain(written)
  const tokens: Token[] = []
  let spoken = brand
  let at = 0
  while (at < text.length) {
    if (/[^\S\n]/.test(text.charAt(at))) {
      at++
      continue
    }
    const token = matchAt(text, at, spoken, written)
    if (token === null) {
      // To the end of the word or number, so that no part of it is read as something else.
      const rest = /^[^\s+,;()&]+/.exec(text.slice(at))?.[0].length ?? 1
      tokens.push({ kind: 'unread', start: at, end: at + rest })
      at += rest
      continue
    }
    if (token.kind === 'line') spoken = token.brand === brand?.id ? brand : BRANDS[token.brand]
    if (token.kind === 'then') spoken = brand
    tokens.push(token)
    at = token.end
  }
  return tokens
}

/** Whether a whole number can be the level of a shade without a reflect. */
export const isLevel = (value: number): boolean =>
  Number.isInteger(value) && value >= SHADE_LEVELS.min && value <= SHADE_LEVELS.max

/** The natural shade of a level in generic notation. */
export const naturalShade = (level: number): string => `${level}.0`
