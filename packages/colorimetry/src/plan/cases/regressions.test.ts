import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import type { Situation } from '../../model/situation.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

/** Case of the master table by its number (docs/cases.md). */
const planOf = (id: number): Plan => {
  const lines = readFileSync(new URL('../../testing/master-cases.jsonl', import.meta.url), 'utf8').split('\n')
  const line = lines.find((each) => each.startsWith(`{"id":${id},`))
  if (line === undefined) throw new Error(`no case ${id}`)
  return planFormula((JSON.parse(line) as { situation: Situation }).situation)
}

const phasesOf = (plan: Plan) => plan.sessions.flatMap(({ phases }) => phases)
const shadesOf = (plan: Plan) => phasesOf(plan).flatMap(({ products }) => products.flatMap(({ shade }) => shade ?? []))
const classesOf = (plan: Plan) => phasesOf(plan).map(({ products }) => products[0]?.class)
const volumesOf = (plan: Plan) => phasesOf(plan).flatMap(({ developer }) => developer?.volume ?? [])

it('pool green gets a chelating wash before any toner (case 15)', () => {
  expect(classesOf(planOf(15)).slice(0, 2)).toEqual(['CHELATE', 'TONER'])
})

it('an old blue gets copper and no ash (case 20)', () => {
  const plan = planOf(20)
  expect(shadesOf(plan)).toEqual(['9.0', '9.4'])
})

it('a redhead goes to a cool blonde with bleach (case 22)', () => {
  const plan = planOf(22)
  expect(classesOf(plan)[0]).toBe('BLEACH')
})

it('a whole level is never lost to rounding (case 46)', () => {
  const plan = planOf(46)
  expect(shadesOf(plan)).toEqual(['6.3', '7.3'])
  expect(volumesOf(plan)).toEqual([20])
})

it.each([9, 38])('white is blended with low volumes if no line is wanted (case %d)', (id) => {
  const plan = planOf(id)
  expect(classesOf(plan)[0]).toBe('DEMI')
  expect(Math.max(...volumesOf(plan))).toBeLessThanOrEqual(10)
})

it('white hair that the client wants to show is not covered (case 37)', () => {
  expect(phasesOf(planOf(37)).filter(({ kind, zones }) => kind !== 'finish' && zones.includes('roots'))).toEqual([])
})

it('permed hair gets no bleach, and a level less is promised (case 30)', () => {
  const plan = planOf(30)
  expect(classesOf(plan)[0]).toBe('PERM')
  expect(plan.expected.level).toBe(6)
})

it('hair after a remover gets no ash and no green (case 48)', () => {
  expect(shadesOf(planOf(48))).toEqual(['5.3', '6.0'])
})

it('in pregnancy no bowl touches the scalp (case 26)', () => {
  const [root] = phasesOf(planOf(26))
  expect(root?.application).toContain('off-scalp')
})

it('very long, dense and coarse hair takes longer (case 40)', () => {
  expect(planOf(40).totalMinutes).toBeGreaterThanOrEqual(160)
})

it.each([
  [7, { code: 'warmer-on-white', values: { shade: '8.13', wished: '8.1' } }],
  [26, { code: 'milder-formula', values: { shade: '5.0', grams: 30, volume: 10, minutes: 20 } }],
  [33, { code: 'band-two-visits', values: { level: 7, wanted: 8, weeks: 4 } }],
] as const)('case %i has an alternative', (id, offered) => {
  expect(planOf(id).alternatives).toContainEqual(expect.objectContaining(offered))
})

it('coarse dark hair is warned of a third session (case 2)', () => {
  expect(planOf(2).reasons).toContainEqual(
    expect.objectContaining({ code: 'session-range', values: { least: 2, most: 3 } }),
  )
})

it('a toner on the palest base is mainly violet and half as strong (case 11)', () => {
  const toner = phasesOf(planOf(11)).find(({ kind }) => kind === 'tone')
  expect(toner?.products.map(({ shade, grams }) => [shade, grams])).toEqual([
    ['10.1', 20],
    ['10.02', 20],
  ])
})

it('the toner covers the lengths that have lights (case 12)', () => {
  const toner = phasesOf(planOf(12)).find(({ kind }) => kind === 'tone')
  expect(toner?.products.reduce((sum, { grams }) => sum + grams, 0)).toBe(60)
})

it('the levels of a darker wish are counted between the named shades', () => {
  const even = situationOf({ current: { ...shadeOf('8.0'), level: 8.5 }, goal: shadeOf('6.0'), history: 'colorato' })
  const way = planFormula(even).reasons.find(({ code }) => code === 'goal-transform')
  expect(way?.values).toMatchObject({ from: '8.0', to: '6.0', lift: -2 })
})
