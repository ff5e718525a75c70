import { readFileSync } from 'node:fs'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BrandNotation, brands } from '../data/products/brands.ts'
import { missingPieces, readFormula, type TypedPhase } from './read-formula.ts'
import { writeNotation } from './write-notation.ts'

const LINE = ' ↵ '
const NOTATIONS = readFileSync(new URL('notations.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [brand = '', text = '', expected = ''] = line.split(' | ')
    return {
      brand: brands.find(({ id }) => id === brand) ?? null,
      text: text.replaceAll(LINE, '\n'),
      expected: expected.replaceAll(LINE, '\n'),
    }
  })

const unreadIn = (text: string, brand: BrandNotation | null) =>
  readFormula(text, brand).unread.map(({ start, end }) => text.slice(start, end))

const withoutBrand = (phases: readonly TypedPhase[]) =>
  phases.map((phase) => ({ ...phase, products: phase.products.map(({ isSure: _, ...product }) => product) }))

describe('formulas as colourists write them', () => {
  it.each(NOTATIONS)('$brand.id: $text', ({ brand, text, expected }) => {
    const unread = unreadIn(text, brand)
    expect(
      unread.length > 0
        ? `non letto: ${unread.join(' § ')}`
        : writeNotation(readFormula(text, brand).phases, null).text,
    ).toBe(expected)
  })

  it('at least 190 of 200 notations are read whole', () => {
    expect(NOTATIONS.length).toBeGreaterThanOrEqual(200)
    expect(NOTATIONS.filter(({ expected }) => expected.startsWith('non letto')).length).toBeLessThanOrEqual(10)
  })

  it.each([
    ['40 g 7.1 + 2 cm viola + 60 g 20 vol', ['2', 'cm', 'viola']],
    ['40 g 7.1 + 60 g 22 vol', ['60 g', '22', 'vol']],
    ['8.0 g 10 + 7.1 g 30', ['8.0 g 10']],
    ['7.1 20 + 20 vol', ['20']],
    ['40 g 6-7 + 40 g 20 vol', ['40 g', '6-7', '20 vol']],
    ['30 g 7.1 8.0 + 20 vol', ['30 g']],
    ['30 g 7.1 + 45 g 20 vol 35 min 40 min', ['40 min']],
    ['30 g 7.1 + 45 g 20 vol 35 min; poi 10 min lunghezze', ['10 min', 'lunghezze']],
  ])('marks what may mean two things: %s', (text, unread) => {
    expect(unreadIn(text, null)).toEqual(unread)
  })

  it.each([
    ['7.1 + 8.0 + 20 vol', ['grams', 'developer-grams', 'minutes', 'zones']],
    ['30 g 7.1 35 min radici', ['developer']],
    ['30 g 7.1 + 90 g 20 vol 1:1 35 min radici', ['ratio-differs']],
    ['50 g 5.66 colore diretto 25 min lunghezze', []],
    ['20 g mordenzatura 20 vol 10 min radici', []],
  ])('says what is not written: %s', (text, missing) => {
    expect(readFormula(text, null).phases.flatMap(missingPieces)).toEqual(missing)
  })
})

/** A notation with letters deleted, doubled, replaced and swapped, or with pieces of another one. */
const mutated = fc
  .record({
    one: fc.constantFrom(...NOTATIONS),
    other: fc.constantFrom(...NOTATIONS),
    edits: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.nat({ max: 4 }),
        put: fc.oneof(
          fc.constantFrom('', ' ', '+', ',', ';', '\n', '.', '/', ':', '0', '1', '20', 'g', 'vol'),
          fc.string({ maxLength: 3 }),
        ),
      }),
      { maxLength: 4 },
    ),
    isJoined: fc.boolean(),
  })
  .map(({ one, other, edits, isJoined }) => {
    let text = isJoined
      ? `${one.text.slice(0, one.text.length / 2)} ${other.text.slice(other.text.length / 2)}`
      : one.text
    for (const { at, length, put } of edits) {
      const start = Math.floor(at * text.length)
      text = text.slice(0, start) + put + text.slice(start + length)
    }
    return { text, brand: one.brand }
  })

it('whatever is typed, what is read reads the same when it is written again, and the rest is marked', () => {
  fc.assert(
    fc.property(mutated, ({ text, brand }) => {
      const { phases, unread } = readFormula(text, brand)
      for (const { start, end } of unread) expect(text.slice(start, end)).not.toBe('')
      for (const wanted of [null, brand]) {
        const written = writeNotation(phases, wanted)
        const again = readFormula(written.text, written.brand && wanted)
        expect(again.unread).toEqual([])
        expect(withoutBrand(again.phases)).toEqual(withoutBrand(phases))
      }
    }),
    { numRuns: cases({ gate: 10_000, prove: 200_000 }), seed: testSeed },
  )
})
