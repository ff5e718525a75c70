import { expect, it } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import type { Situation, ZoneState } from '../../model/situation.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const natural = (shade: string): ZoneState => ({ ...shadeOf(shade), history: 'naturale' })

/** Main products of every phase by session, with zones and shades, without care. */
const bowlsOf = ({ sessions }: Plan) =>
  sessions.map(({ phases }) =>
    phases
      .filter(({ kind }) => kind !== 'finish' && kind !== 'bond-treatment')
      .map(({ zones, products }) => `${zones.join(' ')}: ${products[0]?.class} ${products[0]?.shade ?? ''}`.trim()),
  )

it('a natural root that waits for dyed lengths stays natural, and is coloured once at the last visit', () => {
  const situation = situationOf({
    history: 'colorato',
    roots: natural('4.0'),
    current: shadeOf('2.0'),
    goal: shadeOf('5.3'),
    details: { regrowthCm: 2 },
    past: { colourLayers: 'tre-o-piu' },
  })
  expect(bowlsOf(planFormula(situation))).toEqual([
    ['lengths ends: DECAP_RED', 'lengths ends: DEMI 4.35'],
    ['lengths ends: BATH', 'roots: PERM 5.3', 'lengths ends: DEMI 5.43'],
  ])
})

it.each([
  ['8.0', '10.2', 'BLEACH'],
  ['8.0', '9.2', 'PERM'],
  ['8.0', '10.3', 'PERM'],
])('natural hair from %s to %s is lifted by %s', (from, to, product) => {
  const plan = planFormula(situationOf({ condition: 'ottimo', current: shadeOf(from), goal: shadeOf(to) }))
  expect(bowlsOf(plan)[0]?.[0]).toContain(product)
})

it('weak hair coloured up to its limit gets the reason against powder', () => {
  const plan = planFormula(situationOf({ condition: 'mediocre', current: shadeOf('5.0'), goal: shadeOf('7.0') }))
  expect(bowlsOf(plan)).toEqual([['roots lengths ends: PERM 6.1']])
  expect(plan.alternativesConsidered?.map(({ code, values }) => [code, values.service])).toEqual([
    ['road-harsher', 'lighten'],
  ])
})

it('hair dyed in many layers gets two visits of lightening where it is weak, otherwise three', () => {
  const sessions = (condition: 'buono' | 'mediocre') =>
    planFormula(
      situationOf({
        history: 'colorato',
        condition,
        current: shadeOf('2.0'),
        goal: shadeOf('8.4'),
        details: { fibre: 'fine' },
        past: { colourLayers: 'tre-o-piu' },
      }),
    ).sessions.length
  expect([sessions('buono'), sessions('mediocre')]).toEqual([3, 2])
})

it('a gloss keeps the shade of the lights and leaves natural regrowth uncoloured unless requested', () => {
  const lights = (technique: 'glossing' | null): Situation => {
    const situation = situationOf({
      history: 'meches',
      roots: natural('5.0'),
      current: shadeOf('8.1'),
      goal: shadeOf('8.1'),
      details: { technique },
    })
    return {
      ...situation,
      goal: { ...situation.goal, zones: { ...situation.goal.zones, roots: shadeOf('5.0') } },
    }
  }
  expect(bowlsOf(planFormula(lights('glossing')))).toEqual([['lengths ends: GLOSS 8.1', 'roots: GLOSS 5.0']])
  expect(
    bowlsOf(planFormula(lights(null)))
      .flat()
      .join(),
  ).not.toContain('roots')
})
