import { expect, it } from 'vitest'
import { labOf, plainTone } from '../../colour/tone.ts'
import { correctionsFrom } from '../../learning/corrections-from.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const NOW = 1_800_000_000_000

/** A salon whose last fourteen golds came out this much off. */
const after14 = (off: number) => {
  const expected = { level: 6, levelError: 0.4, lab: labOf(6, plainTone('DORATO')), toneError: 4 }
  const measured = { ...expected, level: 6 + off }
  const outcome = { expected, measured, family: 'warm' as const, at: NOW - 1, client: 'anyone' }
  return correctionsFrom(
    Array.from({ length: 14 }, () => outcome),
    null,
    NOW,
  )
}

const situation = situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.3') })

it('golds that came out darker fourteen times are foretold darker, and the plan says why', () => {
  const [plain, learnt] = [planFormula(situation), planFormula({ ...situation, corrections: after14(-0.6) })]
  const levelOf = (plan: typeof plain) => plan.sessions.at(-1)?.phases.at(-1)?.results?.lengths?.level ?? 0
  expect(levelOf(learnt)).toBeLessThan(levelOf(plain) - 0.3)
  expect(plain.reasons.map(({ code }) => code)).not.toContain('learnt')
  expect(learnt.reasons.find(({ code }) => code === 'learnt')?.values).toMatchObject({ n: 14, family: 'warm' })
})

it('results as foretold, or paler, leave the plan as it is', () => {
  for (const off of [0, 0.6])
    expect(planFormula({ ...situation, corrections: after14(off) })).toEqual(planFormula(situation))
})
