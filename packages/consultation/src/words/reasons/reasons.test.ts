import { REASON_CODES, type Reason, type ReasonCode } from '@riflesso/colorimetry'
import { describe, expect, test } from 'vitest'
import { motivesOf, sentenceOf } from './index.ts'

const words = {
  tone: 'RAME',
  shade: '7.34',
  from: '5.0',
  to: '7.34',
  technique: 'balayage',
  condition: 'discreto',
  history: 'colorato',
  scalp: 'sensibile',
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
] as const

/** Every key that some code names, all numbers alike. */
const valuesOf = (code: ReasonCode, amount: number): Reason['values'] => ({
  ...words,
  ...(code === 'technique-switched' ? { from: 'balayage', to: 'foilage' } : {}),
  ...Object.fromEntries(numbers.map((key) => [key, amount])),
})

describe.each([0, 0.5, 1, 2.5, 7, 48])('with every number at %d', (amount) => {
  test.each(REASON_CODES.map((code) => [code]))('%s reads as Italian', (code) => {
    const text = sentenceOf({ code, rule: 'R1', values: valuesOf(code, amount) })
    expect(text).toMatch(/^[\p{Lu}\d«].+[.]$/u)
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|[{}[\]_]| {2}|\d\.\d(?!\d*[ ,;:.)(]|\d*$)|\.\.|'/)
    expect(text).not.toMatch(/\b(?:1 settimane|uno? livelli|1 giorni)\b/)
  })
})

test('a reason without the value that its code names is a fault, not a text', () => {
  expect(() => sentenceOf({ code: 'lift-bleach', rule: 'R4', values: { lift: 3 } })).toThrow(RangeError)
  expect(() => sentenceOf({ code: 'technique', rule: '9', values: { technique: 'toString' } })).toThrow(RangeError)
})

test('a motive names its rule, and the same sentence is said once', () => {
  const reason: Reason = { code: 'lift-bleach', rule: 'R4', values: { lift: 2.5, level: 7 } }
  expect(motivesOf([reason, reason])).toEqual([
    {
      regola: 'R4',
      testo:
        'Per guadagnare due livelli e mezzo la colorazione non basta: si lavora con la polvere decolorante e ci si ferma al livello 7.',
    },
  ])
})
