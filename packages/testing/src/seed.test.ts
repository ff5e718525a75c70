import { expect, test } from 'vitest'
import { cases, testSeed } from './index.ts'
import { seedOfRun } from './seed.ts'

test('TEST_SEED repeats a run; otherwise the seed is derived from the commit', () => {
  expect(seedOfRun({ TEST_SEED: '42' })).toBe(42)
  expect(seedOfRun({})).toBe(seedOfRun({}))
  expect(Number.isInteger(seedOfRun({}))).toBe(true)
})

test.each(['', ' ', '-1', '1.5', 'seven', '2147483648'])('TEST_SEED=%j is rejected', (TEST_SEED) => {
  expect(() => seedOfRun({ TEST_SEED })).toThrow('whole number')
})

test('a test receives the seed of its run and the number of cases of its mode', () => {
  expect(Number.isInteger(testSeed)).toBe(true)
  expect([3, 7]).toContain(cases({ gate: 3, prove: 7 }))
})
