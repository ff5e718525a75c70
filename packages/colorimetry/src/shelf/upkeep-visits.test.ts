import { expect, it } from 'vitest'
import { planFormula } from '../plan/plan-formula.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { upkeepVisits } from './upkeep-visits.ts'

const planOf = (current: string, goal: string, whiteShare = 0) =>
  planFormula(
    situationOf({ current: shadeOf(current), goal: shadeOf(goal), history: 'colorato', details: { whiteShare } }),
  )

it('regrowth of white hair is coloured again every four weeks with the share of the bowl that the roots take', () => {
  const visits = upkeepVisits(planOf('6.0', '6.0', 0.5))
  const regrowth = visits.find(({ kind }) => kind === 'regrowth')
  expect(regrowth).toMatchObject({ weeks: 4, visits: 13, session: 0 })
  expect(regrowth?.bowls.length).toBeGreaterThan(0)
  for (const { share } of regrowth?.bowls ?? []) expect(share).toBeLessThanOrEqual(1)
})

it('visits are counted after the last session, and none of them is a session or a cut', () => {
  const plan = planOf('4.0', '10.1')
  expect(plan.sessions.length).toBeGreaterThan(1)
  const weeksLeft = 52 - plan.sessions.reduce((sum, { afterWeeks }) => sum + afterWeeks, 0)
  const visits = upkeepVisits(plan)
  expect(visits.length).toBeGreaterThan(0)
  for (const { kind, weeks, visits: times } of visits) {
    expect(['regrowth', 'lights', 'toner', 'gloss', 'direct']).toContain(kind)
    expect(weeks * times).toBeLessThanOrEqual(weeksLeft)
  }
})
