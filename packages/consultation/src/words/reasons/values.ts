import { type Reason, type ToneName, WHITE, ZONES } from '@riflesso/colorimetry'
import { beforeNumber, counted, decimal, percent } from '../../italian.ts'
import { TONE_ADJECTIVES } from '../colour/tones.ts'
import { onZones, zonesOfText } from '../zones.ts'

export type Values = Reason['values']
/** Writes the values of a reason as one or two sentences. */
export type Sentence = (values: Values) => string

/** A number of the reason. Throws RangeError if it is missing, which is a bug of the planner. */
export function amount(values: Values, key: string): number {
  const value = values[key]
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError(`reason value '${key}': ${value}`)
  return value
}

/** A word of the reason: a shade, an id. */
export function word(values: Values, key: string): string {
  const value = values[key]
  if (typeof value !== 'string' || value === '') throw new RangeError(`reason value '${key}': ${value}`)
  return value
}

/** A word of the reason in Italian, from the table of its vocabulary. */
export function worded<K extends string>(values: Values, key: string, table: Readonly<Record<K, string>>): string {
  const id = word(values, key)
  if (!Object.hasOwn(table, id)) throw new RangeError(`reason value '${key}': ${id}`)
  return table[id as K]
}

/** The same for a question that may be unanswered: then returns `unknown`. */
export const declared =
  (key: string, known: Sentence, unknown: Sentence): Sentence =>
  (values) =>
    values[key] === 'unknown' ? unknown(values) : known(values)

/** 'su radici e lunghezze ', '' for the whole head; precedes the work there. */
export function place(values: Values): string {
  const zones = zonesOfText(word(values, 'zones'))
  return zones.length === ZONES.length ? '' : `${onZones(zones)} `
}

export const number = (values: Values, key: string): string => decimal(amount(values, key))
export const share = (values: Values, key: string): string => percent(amount(values, key))

const ALL_WHITE_HEAD = {
  il: 'una chioma tutta bianca',
  sul: 'su una chioma tutta bianca',
  del: 'di una chioma tutta bianca',
} as const

/** Where white is densest, after its share. */
export const WHITE_PLACES_IN_WORDS = { front: 'davanti', sides: 'ai lati e alle tempie', nape: 'sulla nuca' } as const

/** 'il 60% di capelli bianchi', 'il 60% di capelli bianchi (se non è luce)', 'sull’80% di capelli bianchi davanti', 'su una chioma tutta bianca'. */
export function white(values: Values, article: keyof typeof ALL_WHITE_HEAD = 'il'): string {
  const doubt = values.seen === 'yes' ? ' (se non è luce)' : ''
  const hairs = `${beforeNumber(article, share(values, 'white'))} di capelli bianchi${doubt}`
  if (values.place !== undefined) return `${hairs} ${worded(values, 'place', WHITE_PLACES_IN_WORDS)}`
  return amount(values, 'white') >= WHITE.allFrom ? ALL_WHITE_HEAD[article] : hairs
}

export const tone = (values: Values, key: string): string => worded<ToneName>(values, key, TONE_ADJECTIVES)
export const levels = (values: Values, key: string): string => levelsInWords(Math.abs(amount(values, key)))
export const weeks = (values: Values, key: string): string => counted(amount(values, key), 'settimana', 'settimane')

/** 'due settimane fa', 'meno di una settimana fa'. */
export const elapsed = (weeks: number): string =>
  weeks < 1 ? 'meno di una settimana fa' : `${counted(weeks, 'settimana', 'settimane')} fa`

/** '4-6 settimane', 'una settimana'. */
export function weekRange(values: Values): string {
  const [min, max] = [amount(values, 'weeksMin'), amount(values, 'weeksMax')]
  return min === max ? counted(min, 'settimana', 'settimane') : `${decimal(min)}-${decimal(max)} settimane`
}

const toHalf = (levels: number): number => Math.round(levels * 2) / 2

/** Lift that rounds to zero. */
export const isNoLevel = (levels: number): boolean => toHalf(levels) === 0

/** 'un livello', 'due livelli e mezzo', 'nessun livello': to the half, as formulas count. */
export function levelsInWords(exact: number): string {
  const count = toHalf(exact)
  const whole = Math.floor(count)
  if (count === 0.5) return 'mezzo livello'
  if (whole > 0 && count - whole === 0.5) return `${levelsInWords(whole)} e mezzo`
  return counted(count, 'livello', 'livelli', false)
}

const FRACTIONS: readonly (readonly [share: number, words: string])[] = [
  [1 / 10, 'un decimo'],
  [1 / 6, 'un sesto'],
  [1 / 4, 'un quarto'],
  [1 / 3, 'un terzo'],
  [1 / 2, 'metà'],
  [2 / 3, 'due terzi'],
  [3 / 4, 'tre quarti'],
  [5 / 6, 'cinque sesti'],
]

/** 'un terzo', 'circa un terzo': the nearest of the usual fractions of a bowl, whose exact share is in its grams. */
export function fraction(values: Values, key: string): string {
  const value = amount(values, key)
  const [of, words] = FRACTIONS.reduce((best, next) =>
    Math.abs(next[0] - value) < Math.abs(best[0] - value) ? next : best,
  )
  return Math.abs(of - value) < 0.02 ? words : `circa ${words}`
}
