import { expect, it } from 'vitest'
import { labOf, plainTone } from '../../colour/tone.ts'
import { correctionsFrom } from '../../learning/corrections-from.ts'
import type { Plan } from '../../model/plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const NOW = 1_800_000_000_000

/** Corrections of a salon whose last fourteen golds had this error. */
const after14 = (off: number, family: 'warm' | 'cool' = 'warm', level = 6, client: string | null = null) => {
  const expected = { level, levelError: 0.4, lab: labOf(level, plainTone('DORATO')), toneError: 4 }
  const measured = { ...expected, level: level + off }
  const outcome = { expected, measured, family, at: NOW - 1, client: 'anyone' }
  return correctionsFrom(
    Array.from({ length: 14 }, () => outcome),
    client,
    NOW,
  )
}

const situation = situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.3') })

it('golds that came out darker fourteen times are predicted darker, and the plan has the reason', () => {
  const [plain, learnt] = [planFormula(situation), planFormula({ ...situation, corrections: after14(-0.6) })]
  const levelOf = (plan: typeof plain) => plan.sessions.at(-1)?.phases.at(-1)?.results?.lengths?.level ?? 0
  expect(levelOf(learnt)).toBeLessThan(levelOf(plain) - 0.3)
  expect(plain.reasons.map(({ code }) => code)).not.toContain('learnt')
  expect(learnt.reasons.find(({ code }) => code === 'learnt')?.values).toMatchObject({ n: 14, family: 'warm' })
})

const shownBy = ({ sessions }: Plan) => {
  const bowl = sessions.at(-1)?.phases.findLast(({ products }) => products.some(({ shade }) => shade !== null))
  if (bowl === undefined) throw new Error('no bowl for the lengths')
  return bowl
}

it('a bowl that came out too dark is mixed half a shade lighter, ends nearer to the goal, and has the reason', () => {
  const head = situationOf({ current: shadeOf('9.0'), goal: shadeOf('6.3') })
  const bowl = shownBy(planFormula({ ...head, corrections: after14(-0.8) }))
  expect(shownBy(planFormula(head)).products.map(({ shade }) => shade)).toEqual(['6.3'])
  expect(bowl.products.map(({ shade }) => shade)).toEqual(['6.3', '7.3'])
  expect(bowl.results?.lengths?.level).toBeGreaterThan(5.8)
  expect(bowl.reasons.find(({ code }) => code === 'learnt-lighter')?.values).toMatchObject({
    from: 'salon',
    other: '7.3',
  })
})

it('a bowl of the lightest shade that came out too dark gets no shade of the super-lightener', () => {
  const head = situationOf({ history: 'permanentato', current: shadeOf('9.0'), goal: shadeOf('10.3') })
  const bowl = shownBy(planFormula({ ...head, corrections: after14(-0.8, 'warm', 10) }))
  expect(bowl.products.map(({ shade }) => shade)).toEqual(['10.3'])
})

it("a client's lightened hair that came out too dark gets the bowl for five minutes less", () => {
  const head = situationOf({ history: 'decolorato', current: shadeOf('9.0'), goal: shadeOf('7.1') })
  const [plain, learnt] = [
    shownBy(planFormula(head)),
    shownBy(planFormula({ ...head, corrections: after14(-0.8, 'cool', 7, 'anyone') })),
  ]
  expect(learnt.minutes).toBe(plain.minutes - 5)
  expect(learnt.reasons.find(({ code }) => code === 'learnt-shorter')?.values).toMatchObject({
    from: 'client',
    minutes: 5,
  })
})

it('results as predicted, or paler, do not change the plan', () => {
  for (const off of [0, 0.6])
    expect(planFormula({ ...situation, corrections: after14(off) })).toEqual(planFormula(situation))
})
