import { checkPlan, planFormula, RULE_IDS, type Violation } from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitrarySituation } from '../../../colorimetry/src/testing/arbitrary-situation.ts'
import { writeVerdicts } from './write-verdicts.ts'

const violation = (rule: Violation['rule'], severity: Violation['severity'] = 'cap'): Violation => ({
  rule,
  severity,
  option: null,
  session: 0,
  phase: null,
  values: {},
})

test.each(RULE_IDS)('%s has a whole Italian sentence, whatever its values', (rule) => {
  const values = { level: 7, shade: 8.5, most: 20, volume: 30, lift: 3, cap: 2, white: 0.3, history: 'colorato' }
  for (const given of [values, {}]) {
    const [verdict] = writeVerdicts([{ ...violation(rule), values: given }])
    expect(verdict?.reason).toMatch(/^[\p{Lu}\d ].*\.$/u)
    expect(verdict?.reason).not.toMatch(/undefined|NaN|null|\[object/)
  }
})

test.each([
  ['F8-chemical-interval', { weeks: 1 }, 'risale a una settimana fa'],
  ['F8-chemical-interval', { weeks: 0.4 }, 'risale a meno di una settimana fa'],
  ['white-coverage', { white: 0.8 }, 'L’80% di capelli bianchi'],
  ['white-too-light', { white: 0.8, shade: 9 }, 'non copre l’80% di'],
  ['lift-by-volume', { most: 1, lift: 2 }, 'al massimo di un livello, il piano chiede due livelli'],
] as const)('the verdict %s agrees with its number', (rule, values, words) => {
  expect(writeVerdicts([{ ...violation(rule), values }])[0]?.reason).toContain(words)
})

test('the most serious verdicts come first', () => {
  const given = [violation('legal-warned', 'warn'), violation('lift-cap'), violation('F4-allergy', 'refuse')]
  expect(writeVerdicts(given).map(({ severity }) => severity)).toEqual(['refuse', 'cap', 'warn'])
})

test('a plan judged on another head always has verdicts in words', () => {
  fc.assert(
    fc.property(arbitrarySituation, arbitrarySituation, (one, other) => {
      for (const { reason } of writeVerdicts(checkPlan(planFormula(one), other)))
        expect(reason).not.toMatch(/undefined|NaN|null|\[object| {2}/)
    }),
    { numRuns: cases({ gate: 150, prove: 20_000 }), seed: testSeed },
  )
})
