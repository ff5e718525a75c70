import { emptyDetails, planFormula, type Reason, type Situation } from '@riflesso/colorimetry'
import { cases, testSeed } from '@riflesso/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitrarySituation } from '../../colorimetry/src/testing/arbitrary-situation.ts'
import { sentenceOf } from './words/reasons/index.ts'
import { writeAnalysis, writeWithoutHealth } from './write-analysis.ts'

const REMOVED = ['health-removed', 'refusal-removed'] as const

/** Words about a person's health in texts of a plan. The legal warning names no answer. */
const HEALTH_WORDS =
  /gravidanza|asma|persolfati|allergi[ae] ai coloranti|cute sensibile|lesioni|test di sensibilità|positivo/i

const inputOf = (situation: Situation) => ({
  prima: null,
  dopo: null,
  situation,
  plan: planFormula(situation),
  client: null,
})

/** All texts of an archived analysis except the notes about erasure. */
const textOf = (analysis: object): string => {
  const notes = REMOVED.map((code): Reason => ({ code, rule: '4.4', values: {} })).map(sentenceOf)
  return notes.reduce((text, note) => text.replaceAll(JSON.stringify(note).slice(1, -1), ''), JSON.stringify(analysis))
}

test('the version without health answers has the same formula and does not mention them', () => {
  let answered = 0
  for (const situation of fc.sample(arbitrarySituation, {
    seed: testSeed,
    numRuns: cases({ gate: 120, prove: 10_000 }),
  })) {
    const input = inputOf(situation)
    const whole = writeAnalysis(input)
    const kept = writeWithoutHealth(input)
    if (kept === null) continue
    answered++
    expect(textOf(kept)).not.toMatch(HEALTH_WORDS)
    expect(kept.warnings.map(({ testo }) => testo)).toContainEqual(expect.stringContaining('sono state eliminate'))
    const bowls = ({ fasi_operative }: typeof whole) =>
      fasi_operative.map(({ formula, tempo_posa_min }) => [formula, tempo_posa_min])
    expect(bowls(kept)).toEqual(bowls(whole))
    expect(kept.refusals.length > 0).toBe(whole.refusals.length > 0)
  }
  expect(answered).toBeGreaterThan(100)
})

test('an analysis without health answers needs no second version', () => {
  const [situation] = fc.sample(arbitrarySituation, { seed: testSeed, numRuns: 1 })
  if (!situation) throw new Error('no situation')
  expect(writeWithoutHealth(inputOf({ ...situation, details: emptyDetails }))).toBeNull()
})
