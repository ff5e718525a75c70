import { cases, testSeed } from '@riflesso/testing'
import { expect, it } from 'vitest'
import { checkPlan } from '../../rules/check-plan.ts'
import { buildSituation } from '../../situation/build-situation.ts'
import { readingsFrom } from '../../testing/random-reading.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

const READINGS = cases({ gate: 4000, prove: 300_000 })

it(`${READINGS} random readings, confirmed or not, get plans that are safe and correct by the model`, () => {
  const next = readingsFrom(testSeed)
  const faults = new Map<string, unknown>()
  for (let i = 0; i < READINGS; i++) {
    const input = next()
    const situation = buildSituation(input)
    if ('ok' in situation) throw new Error(situation.code)
    const plan = planFormula(situation)
    const found = [
      ...checkPlan(plan, situation).map(({ rule }) => rule),
      ...judgeResult(plan, situation).map(({ code }) => code),
    ]
    for (const fault of found) if (!faults.has(fault)) faults.set(fault, input)
  }
  expect(Object.fromEntries(faults)).toEqual({})
})
