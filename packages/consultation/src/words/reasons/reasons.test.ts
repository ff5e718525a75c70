import { REASON_CODES, type Reason, type ReasonCode } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { sentenceOf, writtenReasons } from './index.ts'

const words = {
  tone: 'RAME',
  shade: '7.34',
  shades: '8.43 7.3',
  from: '5.0',
  to: '7.34',
  wished: '8.34',
  zones: 'lengths ends',
  asked: 'hairType details.safety.under16',
  technique: 'balayage',
  condition: 'discreto',
  history: 'colorato',
  scalp: 'sensibile',
  hair: 'red',
  root: 'left',
  bowl: 'powder',
  tested: 'yes',
  length: 'medio',
}
const numbers = [
  'lift',
  'level',
  'levels',
  'volume',
  'share',
  'white',
  'grams',
  'difference',
  'minutes',
  'count',
  'wanted',
  'deeper',
  'cap',
  'sessions',
  'answered',
  'hours',
  'weeks',
  'weeksMin',
  'weeksMax',
  'cm',
  'tolerance',
  'percent',
  'age',
  'wait',
  'perWeek',
  'celsius',
  'washes',
  'washesMin',
  'washesMax',
  'least',
  'most',
] as const

/** Values for all keys of all codes, with one number for all numeric ones. */
const valuesOf = (code: ReasonCode, amount: number): Reason['values'] => ({
  ...words,
  ...(code === 'half-level' ? { way: 'deeper', other: '8.34' } : {}),
  ...(code === 'old-direct' ? { way: 'bath' } : {}),
  ...(code === 'box-dye' ? { metal: 'unknown' } : {}),
  ...(code === 'white-densest' ? { place: 'front' } : {}),
  ...(code === 'white-upkeep' ? { upkeep: 'di-rado' } : {}),
  ...(code === 'demi' ? { bowl: 'gloss' } : {}),
  ...(code === 'demi' || code === 'toner' || code === 'red-refresh' ? { aim: 'keep' } : {}),
  ...(code === 'later-goal' ? { until: 'fibre' } : {}),
  ...(code.startsWith('road-') ? { service: 'lighten', need: 'levels' } : {}),
  ...(code === 'remove-direct' ? { tone: 'CENERE' } : {}),
  ...(code === 'four-hands' || code === 'two-visits'
    ? { session: 1, alone: 430, sections: 16, today: 12, second: 6 }
    : {}),
  ...(code === 'foretold-other' || code === 'goal-out-of-reach' ? { mend: 'powder' } : {}),
  ...(code === 'cap-recent' ? { since: 'bleach' } : {}),
  ...(code === 'technique-switched' ? { from: 'balayage', to: 'foilage' } : {}),
  ...Object.fromEntries(numbers.map((key) => [key, amount])),
  ...(code.startsWith('learnt-') ? { family: 'warm', from: 'client', shade: '6.3', other: '7.3' } : {}),
  ...(code === 'wish-doubtful' ? { from: 5, to: 8, use: 'powder', other: 'NATURALE', grey: 'yes' } : {}),
  ...(code === 'learnt' ? { n: 14, levels: -0.3, warmth: 1, family: 'warm', from: 'salon' } : {}),
})

describe.each([0, 0.5, 1, 2.5, 7, 48])('with every number at %d', (amount) => {
  test.each(REASON_CODES.map((code) => [code]))('%s reads as Italian', (code) => {
    const text = sentenceOf({ code, rule: 'R1', values: valuesOf(code, amount) })
    expect(text).toMatch(/^[\p{Lu}\d«].+[.]$/u)
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]_]| {2}|\d\.\d(?!\d*[ ,;:.)(]|\d*$)|\.\.|'/)
    expect(text).not.toMatch(
      /\b(?:1 settimane|uno? livelli|1 giorni)\b|\b1 (?:ml|g|cm) (?:\p{Ll}+ )+(?:vanno|danno|compensano)\b/u,
    )
    expect(text).not.toMatch(/\b(?:il|del|sul) (?:8|11?(?!\d))/i)
    expect(text).not.toMatch(/supera nessun/)
  })
})

test.each(REASON_CODES.map((code) => [code]))('%s elides the article before a shade of level 8', (code) => {
  const values = { ...valuesOf(code, 2), shade: '8.22', wished: '8.3' }
  expect(sentenceOf({ code, rule: 'R1', values })).not.toMatch(/\b(?:il|del|al) 8/i)
})

test.each([['volume-scalp', 'scalp', 'Il prodotto tocca la cute, il cui stato non è stato dichiarato']] as const)(
  '%s asserts no undeclared %s',
  (code, key, start) => {
    const text = sentenceOf({ code, rule: '7.4', values: { ...valuesOf(code, 2), [key]: 'unknown' } })
    expect(text.startsWith(start), text).toBe(true)
    expect(text).not.toMatch(/mediocre|è in |unknown/)
  },
)

test('missing answers are not counted', () => {
  const text = (count: number) => sentenceOf({ code: 'answers-missing', rule: '7.5', values: { count } })
  expect(text(3)).toMatch(/^Con tutte le risposte/)
  expect(text(3)).toBe(text(14))
})

test('what undeclared hair is taken for is named, each part only where it was not declared', () => {
  const taken = (values: Reason['values']) => sentenceOf({ code: 'assumed-hair', rule: '7.8', values })
  expect(taken({ history: 'naturale', condition: 'buono' })).toMatch(/^Vale per capelli naturali in buono stato:/)
  expect(taken({ history: 'decolorato' })).toMatch(/^Vale per capelli decolorati:/)
  expect(taken({ condition: 'discreto' })).toMatch(/^Vale per capelli in discreto stato:/)
})

test('a lift is named in its zone, and an unchanged colour is not called a change', () => {
  const way = (values: Reason['values']) => sentenceOf({ code: 'goal-transform', rule: '8.4', values })
  expect(way({ zones: 'roots lengths ends', from: '4.0', to: '7.1', lift: 3 })).toBe(
    'L’obiettivo porta da un 4.0 a un 7.1: tre livelli da schiarire.',
  )
  expect(way({ zones: 'roots', from: '8.3', to: '6.3', lift: -2 })).toBe(
    'Sulle radici l’obiettivo porta da un 8.3 a un 6.3: due livelli in profondità.',
  )
  expect(way({ zones: 'roots lengths ends', from: '5.0', to: '4.0', lift: -1, white: 'yes' })).toBe(
    'L’obiettivo porta da un 5.0 a un 4.0: un livello in profondità, di più sui bianchi.',
  )
  expect(way({ zones: 'lengths ends', from: '6.0', to: '6.4', lift: 0 })).toBe(
    'Su lunghezze e punte l’obiettivo porta da un 6.0 a un 6.4: il livello resta lo stesso, cambia il riflesso.',
  )
  expect(way({ zones: 'roots lengths ends', from: '6.4', to: '6.4', lift: 0 })).toBe('Si resta su un 6.4.')
})

test('a shade reached at another level keeps its name', () => {
  const predicted = (shade: string, level = 3.5) =>
    sentenceOf({
      code: 'foretold-other',
      rule: '4.1',
      values: { zones: 'lengths', level, shade, wished: '3.44', mend: 'visit' },
    })
  expect(predicted('3.44')).toBe(
    'Sulle lunghezze si arriva al 3.44 dell’obiettivo, livello 3,5: per arrivarci serve un’altra seduta.',
  )
  expect(predicted('4.4')).toContain('si arriva a un 4.4')
})

test('a course names the lower limit of lightened hair', () => {
  const split = (values: Reason['values']) => sentenceOf({ code: 'session-split', rule: '7.4', values })
  expect(split({ wanted: 4, cap: 2, sessions: 2 })).toBe(
    'Servono quattro livelli, ma il limite di una seduta è di due livelli: il percorso è di due sedute.',
  )
  expect(split({ wanted: 4, cap: 2, sessions: 3, later: 1 })).toContain(
    'il limite di una seduta è di due livelli, poi di un livello sui capelli già schiariti: il percorso è di tre sedute.',
  )
})

test('a reason without a value of its code throws', () => {
  expect(() => sentenceOf({ code: 'lift-bleach', rule: 'R4', values: { lift: 3 } })).toThrow(RangeError)
  expect(() => sentenceOf({ code: 'technique', rule: '9', values: { technique: 'toString' } })).toThrow(RangeError)
})

test('a written reason has its rule, and a repeated sentence appears once', () => {
  const reason: Reason = { code: 'lift-bleach', rule: 'R4', values: { lift: 2.5, level: 7 } }
  expect(writtenReasons([reason, reason])).toEqual([
    {
      regola: 'R4',
      testo: 'Per arrivare puliti al livello 7 si apre con la polvere: due livelli e mezzo, e lì ci si ferma.',
    },
  ])
})

test.each([
  [
    { n: 14, levels: -0.3, warmth: 0, family: 'warm', from: 'salon' },
    'Negli ultimi 14 esiti del salone i toni caldi sono riusciti più scuri di 0,3 livelli: il piano ne tiene conto.',
  ],
  [
    { n: 1, levels: -1, warmth: -1, family: 'cool', from: 'client' },
    'Nell’ultimo esito di questa cliente i toni freddi sono riusciti più scuri di un livello e più freddi del previsto: il piano ne tiene conto.',
  ],
] as const)('what results taught is said with their number: %o', (values, sentence) => {
  expect(sentenceOf({ code: 'learnt', rule: '4.1', values })).toBe(sentence)
})

test.each([
  [
    'learnt-shorter',
    { from: 'client', family: 'cool', minutes: 5 },
    'Su questa cliente i toni freddi hanno preso di più: 5 minuti in meno.',
  ],
  [
    'learnt-lighter',
    { from: 'salon', family: 'warm', shade: '6.3', other: '7.3' },
    'In questo salone i toni caldi prendono di più: metà 6.3 e metà 7.3.',
  ],
] as const)('what is changed because results were darker is said: %s', (code, values, sentence) => {
  expect(sentenceOf({ code, rule: '4.1', values })).toBe(sentence)
})
