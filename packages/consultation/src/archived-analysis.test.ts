import { planFormula } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { shadeOf, situationOf } from '../../colorimetry/src/testing/situations.ts'
import { archivedAnalysisSchema } from './archived-analysis.ts'
import { writeAnalysis } from './write-analysis.ts'

test('an archived analysis is read without the reasons that no plan gives any more', () => {
  const situation = situationOf({ current: shadeOf('5.0'), goal: shadeOf('6.3') })
  const plan = planFormula(situation)
  const analysis = JSON.parse(JSON.stringify(writeAnalysis({ prima: null, dopo: null, situation, plan, client: null })))
  const old = { code: 'promise-lower', rule: '4.1', values: { shade: '5.3' } }
  const archived = structuredClone(analysis)
  archived.plan.reasons.unshift(old)
  archived.plan.sessions[0].phases[0].reasons.push(old)
  expect(archivedAnalysisSchema.parse(archived)).toEqual(archivedAnalysisSchema.parse(analysis))
  expect(archivedAnalysisSchema.parse(analysis).plan.reasons).toEqual(plan.reasons)
  expect(archivedAnalysisSchema.safeParse({ ...archived, colorName: 3 }).success).toBe(false)
})
