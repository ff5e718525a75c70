import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { describeMeasures } from './describe-measures.ts'

const reading = { whiteShare: 0.24, evenness: 0.72, strandContrast: 6.1, technique: 'sombre' } as Reading

const valuesOf = (given: Partial<Reading>) =>
  Object.fromEntries(describeMeasures({ ...reading, ...given }).map(({ id, value }) => [id, value]))

test('a reading lists its other measures, each with its meaning', () => {
  expect(valuesOf({})).toEqual({
    white: 'Circa 24%',
    evenness: 'Sfumature leggere',
    contrast: 'Movimento naturale',
    technique: 'Sombré',
  })
  for (const { name, meaning } of describeMeasures(reading)) {
    expect(name).toMatch(/^\p{Lu}/u)
    expect(meaning).toMatch(/^\p{Lu}.+\.$/u)
  }
})

test('a measure that the photo does not show is reported as missing', () => {
  expect(valuesOf({ whiteShare: null, technique: null })).toMatchObject({
    white: 'Non leggibili',
    technique: 'Nessuna riconoscibile',
  })
  expect(valuesOf({ whiteShare: 0.02 }).white).toBe('Nessuno visibile')
})

test('the meaning of a measure changes at its limit', () => {
  const words = (field: 'whiteShare' | 'evenness' | 'strandContrast', values: readonly number[]) =>
    new Set(values.map((value) => JSON.stringify(describeMeasures({ ...reading, [field]: value }).map((m) => m.value))))
  expect(words('whiteShare', [0, 0.1, 0.5]).size).toBe(3)
  expect(words('evenness', [0.3, 0.7, 0.9]).size).toBe(3)
  expect(words('strandContrast', [2, 6, 12]).size).toBe(3)
})
