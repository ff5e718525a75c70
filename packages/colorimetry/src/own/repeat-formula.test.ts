import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brands } from '../data/products/brands.ts'
import { PRODUCT_CLASSES } from '../model/plan.ts'
import { missingPieces, readFormula } from '../notation/read-formula.ts'
import { writeNotation } from '../notation/write-notation.ts'
import { planFormula } from '../plan/plan-formula.ts'
import { arbitrarySituation } from '../testing/arbitrary-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { changeFormula, FORMULA_CHANGES, type FormulaChange } from './change-formula.ts'
import { ownFormula } from './own-formula.ts'
import { asTyped, forRegrowth, headLater } from './repeat-formula.ts'

const changed = (text: string, change: FormulaChange) =>
  writeNotation(changeFormula(readFormula(text, null).phases, change), null).text

describe('the last formula again', () => {
  it.each([
    ['lighter', '30 g 6.3 + 45 g 20 vol 35 min radici', '30 g 7.3 + 45 g 20 vol 35 min radici'],
    ['darker', '30 g 6.3 + 45 g 20 vol 35 min radici', '30 g 5.3 + 45 g 20 vol 35 min radici'],
    ['lighter', '30 g 10.1 + 45 g 20 vol 35 min radici', '30 g 10.1 + 45 g 20 vol 35 min radici'],
    ['darker', '30 g 11.1 + 60 g 40 vol 50 min radici', '30 g 11.1 + 60 g 40 vol 50 min radici'],
    ['warmer', '40 g 6.0 + 60 g 20 vol 35 min radici', '30 g 6.0 + 10 g 6.3 + 60 g 20 vol 35 min radici'],
    [
      'cooler',
      '30 g 6.0 + 10 g 6.3 + 60 g 20 vol 35 min radici',
      '22 g 6.0 + 8 g 6.3 + 10 g 6.1 + 60 g 20 vol 35 min radici',
    ],
    ['warmer', '30 g 6.3 + 10 g 6.0 + 60 g 20 vol 35 min radici', '40 g 6.3 + 60 g 20 vol 35 min radici'],
    ['cover', '40 g 6.3 + 60 g 10 vol 35 min radici', '20 g 6.3 + 20 g 6.0 + 60 g 20 vol 35 min radici'],
    ['cover', '30 g 9.1 + 60 g 5 vol toner 10 min lunghezze', '30 g 9.1 + 60 g 5 vol toner 10 min lunghezze'],
    [
      'roots',
      '80 g 6.3 + 120 g 20 vol 35 min tutta la testa; poi 30 g 9.1 + 60 g 5 vol toner 10 min lunghezze',
      '20 g 6.3 + 30 g 20 vol 35 min radici',
    ],
  ] as const)('%s: %s', (change, before, after) => {
    expect(changed(before, change)).toBe(after)
  })

  it('every product class has a word', () => {
    for (const product of PRODUCT_CLASSES) {
      if (product === 'CORRECTOR') continue
      const phase = { zones: [], technique: null, products: [{ class: product, shade: null, grams: 10, isSure: true }] }
      const rest = { developer: null, ratio: null, dilutionGrams: 0, bondGrams: 0, stopAtLevel: null, minutes: null }
      expect(writeNotation([{ ...phase, ...rest }], null).text).toMatch(/^10 g \D/)
    }
  })

  it('a planned formula is written, read and mixed again as it was, in the notation of any brand', () => {
    let compared = 0
    fc.assert(
      fc.property(arbitrarySituation, fc.constantFrom(null, ...brands), (situation, brand) => {
        const plan = planFormula(situation)
        const phases = asTyped(plan.sessions[0]?.phases ?? [], plan.technique)
        if (phases.length === 0) return
        const written = writeNotation(phases, brand)
        const again = readFormula(written.text, written.brand && brand)
        expect(again.unread).toEqual([])
        expect(again.phases.map((phase) => phase.products.map(({ shade, grams }) => [shade, grams]))).toEqual(
          phases.map((phase) => phase.products.map(({ shade, grams }) => [shade, grams])),
        )
        expect(again.phases.flatMap(missingPieces)).toEqual([])
        compared++
        for (const change of FORMULA_CHANGES) {
          const next = changeFormula(phases, change)
          const text = writeNotation(next, null).text
          expect(readFormula(text, null).unread).toEqual([])
        }
      }),
      { numRuns: cases({ gate: 300, prove: 20_000 }), seed: testSeed },
    )
    expect(compared).toBeGreaterThan(100)
  })

  it.each([
    [5, null, '40 g 6.3 + 60 g 20 vol 1:1,5 35 min radici'],
    [10, null, '53 g 6.3 + 80 g 20 vol 1:1,5 35 min radici'],
    [5, 3, '30 g 6.3 + 45 g 20 vol 1:1,5 35 min radici'],
  ])('after %d weeks the bowl of the roots is as large as their regrowth', (weeks, regrowthCm, text) => {
    const situation = situationOf({
      history: 'colorato',
      current: shadeOf('6.3'),
      goal: shadeOf('6.3'),
      details: { regrowthCm },
    })
    const phases = readFormula('40 g 6.3 + 60 g 20 vol 1:1,5 35 min radici', null).phases
    expect(writeNotation(forRegrowth(phases, { situation, weeks }), null).text).toBe(text)
    const whole = readFormula('60 g 6.3 + 90 g 20 vol 35 min tutta la testa', null).phases
    expect(forRegrowth(whole, { situation, weeks })).toEqual(whole)
  })

  it('the head some weeks later has its regrowth, and the formula again brings it back', () => {
    const situation = situationOf({ current: shadeOf('5.0'), goal: shadeOf('6.3') })
    const plan = planFormula(situation)
    const head = headLater({ plan, situation, weeks: 5, measured: null })
    expect(head.current.roots).toMatchObject({ level: 5, history: 'naturale', tone: { primary: 'NATURALE' } })
    expect(head.current.lengths.level).toBeCloseTo(plan.expected.level, 0)
    expect(head.details.regrowthCm).toBe(1.3)
    expect(head.hairType).toBe('colorati')
    expect(head.details.safety.patchTest).toBeNull()
    const roots = changeFormula(asTyped(plan.sessions[0]?.phases ?? [], plan.technique), 'roots')
    const { plan: repeated, vetoes } = ownFormula(roots, {
      ...head,
      details: { ...head.details, safety: situation.details.safety },
    })
    expect(vetoes).toEqual([])
    expect(repeated.expected.shade).toBe(plan.expected.shade)
  })
})
