import { expect, it } from 'vitest'
import type { Situation } from '../../model/situation.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const read = (shade: string, levelError: number): Situation => {
  const situation = situationOf({ history: 'colorato', current: shadeOf(shade), goal: shadeOf(shade) })
  const zone = { ...situation.current.lengths, levelError }
  return {
    ...situation,
    current: { roots: zone, lengths: zone, ends: zone },
    goal: { ...situation.goal, kind: 'refresh', lighterEnd: true },
  }
}

it.each([
  ['3.0', 1.3, ['4.0']],
  ['2.0', 1.5, ['3.0']],
  ['5.0', 1.7, ['7.0']],
  ['7.3', 0.8, ['8.31', '8.3']],
] as const)('hair read as %s, give or take %d, gets %j and is not said to become lighter', (shade, bar, bowl) => {
  const situation = read(shade, bar)
  const plan = planFormula(situation)
  const [work] = plan.sessions[0]?.phases ?? []
  expect(work?.products.map((each) => each.shade)).toEqual(bowl)
  expect(work?.reasons.map(({ code }) => code)).toContain('lighter-end')
  expect(plan.expected.shade).toBe(shade)
  expect(work?.results?.lengths?.level).toBeLessThanOrEqual(situation.current.lengths.level)
  expect(checkPlan(plan, situation)).toEqual([])
})

it('lightened hair that keeps a faint gold is promised that gold, however strong the model names it', () => {
  const read703 = read('7.03', 1.6)
  const zone = { ...read703.current.lengths, level: 7.1, history: 'decolorato', assumed: true } as const
  const plan = planFormula({ ...read703, current: { roots: zone, lengths: zone, ends: zone } })
  expect([plan.goal.shade, plan.expected.shade]).toEqual(['7.03', '7.03'])
})

it('hair with an exact reading gets the shade of its level', () => {
  const [work] = planFormula(read('3.0', 0.4)).sessions[0]?.phases ?? []
  expect(work?.products.map((each) => each.shade)).toEqual(['3.0'])
})

it('lightened hair gets a toner at most a level paler, without the reason of a toner on its level', () => {
  const dyed = read('8.3', 1.7)
  const lightened = { ...dyed.current.lengths, history: 'decolorato' } as const
  const situation: Situation = { ...dyed, current: { roots: lightened, lengths: lightened, ends: lightened } }
  const [work] = planFormula(situation).sessions[0]?.phases ?? []
  expect(work?.products.every(({ shade }) => shade?.startsWith('9.'))).toBe(true)
  const codes = work?.reasons.map(({ code }) => code)
  expect(codes).toContain('lighter-end')
  expect(codes).not.toContain('tone-on-level')
})
