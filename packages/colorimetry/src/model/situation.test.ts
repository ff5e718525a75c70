import { emptyDetails, planFormula } from '@riflesso/colorimetry'
import { describe, expect, it } from 'vitest'
import { planSchema } from './plan.ts'
import { declaredDetailsSchema, situationSchema } from './situation.ts'

const zone = { level: 5, tone: { primary: 'NATURALE' }, history: 'naturale' }
const shortest = {
  current: { roots: zone, lengths: zone, ends: zone },
  goal: { level: 8, tone: { primary: 'DORATO' } },
}

describe('situation', () => {
  it('an omitted answer of a situation becomes null, "not answered"', () => {
    expect(declaredDetailsSchema.parse({})).toEqual(emptyDetails)
    const situation = situationSchema.parse(shortest)
    expect(situation.details).toEqual(emptyDetails)
    expect(situation.hairType).toBeNull()
    expect(situation.goal.kind).toBe('transform')
    expect(situation.goal.zones.ends).toEqual({
      level: 8,
      tone: { primary: 'DORATO', secondary: null, intensity: 'full' },
    })
  })

  it.each([
    ['a misspelt safety answer', { ...shortest, details: { safety: { allergia: true } } }],
    ['a level off the scale', { ...shortest, goal: { level: 11, tone: { primary: 'DORATO' } } }],
    ['an unknown technique', { ...shortest, details: { technique: 'permanente' } }],
    ['a share in percent', { ...shortest, details: { whiteShare: 40 } }],
    ['corrections, which the server sets', { ...shortest, corrections: {} }],
    ['no goal', { current: shortest.current }],
    ['no object', 'null'],
  ])('a situation is rejected with %s', (_, input) => {
    expect(situationSchema.safeParse(input).success).toBe(false)
  })
})

it('output of the planner matches the plan schema', () => {
  const plan = planFormula(situationSchema.parse(shortest))
  expect(planSchema.parse(JSON.parse(JSON.stringify(plan)))).toEqual(plan)
})
