import { describe, expect, it } from 'vitest'
import type { Phase, Plan } from '../../model/plan.ts'
import type { Situation, WhiteAnswers } from '../../model/situation.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { undeclaredWhite } from '../../situation/empty-details.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

const said = (white: Partial<WhiteAnswers>): WhiteAnswers => ({
  ...undeclaredWhite,
  ...white,
})

/** Natural hair with this share of white, and the declared answers about it. */
const greying = (current: string, goal: string, whiteShare: number | null, white: Partial<WhiteAnswers>) =>
  situationOf({ current: shadeOf(current), goal: shadeOf(goal), details: { whiteShare, white: said(white) } })

const planned = (situation: Situation): Plan => {
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  expect(judgeResult(plan, situation)).toEqual([])
  return plan
}

const codesOf = (notes: Plan['reasons']) => notes.map(({ code }) => code)
const works = ({ sessions }: Plan): Phase[] =>
  sessions.flatMap(({ phases }) => phases.filter(({ kind }) => kind !== 'finish'))
const firstBowl = (plan: Plan) => {
  const [phase] = works(plan)
  const [product] = phase?.products ?? []
  return `${product?.class} ${product?.shade} ${phase?.developer?.volume ?? 0} vol ${phase?.minutes} min`
}

describe('white hair', () => {
  it.each([
    ['coprire', 'PERM 6.0 20 vol 40 min'],
    ['sfumare', 'DEMI 6.0 10 vol 20 min'],
    ['velare', 'DEMI 7.0 7 vol 10 min'],
    ['lasciare', 'GLOSS 6.0 7 vol 15 min'],
  ] as const)("white hair follows the client's wish: %s", (wish, bowl) => {
    const plan = planned(greying('6.0', '6.0', 0.5, { wish }))
    expect(firstBowl(plan)).toBe(bowl)
    expect(codesOf(plan.warnings)).not.toContain('white-wish-open')
  })

  it.each([
    ['ogni-mese', 'PERM 6.0 20 vol 40 min'],
    ['ogni-due-mesi', 'DEMI 6.0 10 vol 20 min'],
    ['di-rado', 'GLOSS 6.0 7 vol 15 min'],
  ] as const)('white hair without a wish follows the accepted upkeep: %s', (upkeep, bowl) => {
    expect(firstBowl(planned(greying('6.0', '6.0', 0.5, { upkeep })))).toBe(bowl)
  })

  it('the wish for white hair is asked if there is any', () => {
    expect(codesOf(planned(greying('6.0', '6.3', 0.1, {})).warnings)).toContain('white-wish-open')
    expect(codesOf(planned(greying('6.0', '6.3', 0, {})).warnings)).not.toContain('white-wish-open')
  })

  it('a cover that needs more upkeep than accepted is reported', () => {
    expect(codesOf(planned(greying('6.0', '6.0', 0.5, { wish: 'coprire', upkeep: 'di-rado' })).warnings)).toContain(
      'white-upkeep',
    )
  })

  it('white stays at the root, and fine lights blend dyed lengths into it over the sessions', () => {
    const natural = { level: 5, tone: shadeOf('5.0').tone, history: 'naturale' } as const
    const situation = situationOf({
      history: 'colorato',
      current: shadeOf('5.0'),
      roots: natural,
      goal: shadeOf('9.1'),
      details: { whiteShare: 0.7, regrowthCm: 4, white: said({ wish: 'lasciare' }) },
    })
    const plan = planned(situation)
    expect(plan.technique).toBe('babylights')
    expect(codesOf(plan.reasons)).toContain('white-transition')
    expect(works(plan).filter(({ zones }) => zones.includes('roots'))).toEqual([])
    expect(plan.sessions.length).toBeGreaterThan(1)
  })

  it('the bowl covers the place with the densest white', () => {
    const even = planned(greying('6.0', '6.1', null, { wish: 'coprire', front: 0.2, sides: 0.2, nape: 0.2 }))
    const atFront = planned(greying('6.0', '6.1', null, { wish: 'coprire', front: 0.8, sides: 0.2, nape: 0 }))
    expect(firstBowl(even)).toBe('PERM 6.0 20 vol 35 min')
    expect(firstBowl(atFront)).toBe('PERM_W 6.0 20 vol 45 min')
    const [bowl] = works(atFront)
    expect(bowl?.application).toContain('white-front-first')
    expect(bowl?.reasons).toContainEqual(
      expect.objectContaining({ code: 'white-densest', values: { place: 'front', white: 0.8, share: 0.25 } }),
    )
  })

  it.each([
    [{ front: 0.95, sides: 0.3, nape: 0.2 }, 10, 'white-front-first'],
    [{ front: 0.4, sides: 0.95, nape: 0.9 }, 25, 'white-sides-first'],
    [{ front: 0.95, sides: 0.95, nape: 0.95 }, 30, 'densest-white-first'],
  ] as const)('white is softened only where it is dense: %j takes %d g', (places, grams, first) => {
    const [soften] = works(planned(greying('6.0', '6.1', null, { wish: 'coprire', ...places })))
    expect(soften?.products).toMatchObject([{ class: 'SOFTEN', grams }])
    expect(soften?.application[0]).toBe(first)
  })

  it('a head that is all white is a light base: pale shades and pastels need no bleach', () => {
    for (const goal of ['9.1', '10.2']) {
      const plan = planned(greying('6.0', goal, 0.95, { wish: 'coprire' }))
      expect(works(plan).some(({ kind }) => kind === 'bleach')).toBe(false)
      expect(plan.expected.level).toBeGreaterThanOrEqual(8.5)
    }
  })
})

describe('undeclared white hair that only the photo shows', () => {
  const seen = (
    roots: string,
    lengths: string,
    goal: string,
    whiteShare: number,
    hairType: 'colorati' | null,
  ): Situation => ({
    ...situationOf({
      history: 'colorato',
      current: shadeOf(lengths),
      roots: { ...shadeOf(roots), history: 'naturale' },
      goal: shadeOf(goal),
      details: { whiteShare },
    }),
    hairType,
    seenWhite: true,
  })
  const volumes = (plan: Plan) => works(plan).flatMap(({ developer }) => developer?.volume ?? [])
  const classes = (plan: Plan) => works(plan).flatMap(({ products }) => products.map((each) => each.class))

  it.each([
    ['a blond bob', '8.0', '7.0', 0.15],
    ['a young blonde', '7.0', '6.0', 0.25],
    ['a dark root beside light lengths', '4.0', '4.0', 0.1],
  ] as const)('brings no permanent colour: %s', (_, roots, goal, whiteShare) => {
    for (const hairType of ['colorati', null] as const) {
      const plan = planned(seen(roots, goal, goal, whiteShare, hairType))
      expect(classes(plan)).not.toContain('PERM')
      expect(Math.max(...volumes(plan))).toBeLessThanOrEqual(10)
      expect(plan.warnings).toContainEqual(
        expect.objectContaining({
          code: 'white-wish-open',
          values: { white: whiteShare, until: 'open', ...(hairType === null ? { lights: 'yes' } : {}) },
        }),
      )
    }
  })

  it('white hair that only the photo shows is covered once the client wants it', () => {
    const situation = seen('8.0', '7.0', '7.0', 0.15, 'colorati')
    const asked = { ...situation, details: { ...situation.details, white: said({ wish: 'coprire' }) } }
    expect(firstBowl(planned(asked))).toBe('PERM 7.0 20 vol 35 min')
  })

  it('white hair that only the photo shows does not prevent a lift of natural hair', () => {
    const natural = situationOf({ current: shadeOf('6.0'), goal: shadeOf('7.3'), details: { whiteShare: 0.15 } })
    expect(planned({ ...natural, seenWhite: true }).expected.shade).toBe('7.3')
  })

  const unasked = (current: string, goal: string, whiteShare: number): Situation => ({
    ...situationOf({ current: shadeOf(current), goal: shadeOf(goal), details: { whiteShare } }),
    hairType: null,
    condition: null,
    seenWhite: true,
  })

  it.each([
    ['5.0', '7.21', 0.4],
    ['4.0', '6.1', 0.3],
    ['3.0', '4.66', 0.45],
    ['6.0', '4.6', 0.35],
    ['7.0', '9.3', 0.45],
  ] as const)(
    'from thirty in a hundred the bowl suits white and other hair: %s to %s with %d',
    (current, goal, whiteShare) => {
      const plan = planned(unasked(current, goal, whiteShare))
      const colours = works(plan).filter(({ products: [main] }) => main?.class === 'PERM')
      expect(colours.length).toBeGreaterThan(0)
      for (const { developer, products } of colours) {
        expect(developer?.volume).toBeLessThanOrEqual(20)
        const natural = products.filter(({ shade }) => shade?.endsWith('.0')).reduce((sum, { grams }) => sum + grams, 0)
        expect(natural).toBeGreaterThanOrEqual(products.reduce((sum, { grams }) => sum + grams, 0) / 2)
      }
      expect(works(plan).some(({ kind }) => kind === 'bleach')).toBe(false)
    },
  )

  it('a light wish on a head that looks mostly white brings no colour before the answer, and covers after it', () => {
    const situation = unasked('5.0', '7.0', 0.6)
    const plan = planned(situation)
    expect(firstBowl(plan)).toBe('GLOSS null 7 vol 15 min')
    expect(classes(plan)).toEqual(['GLOSS'])
    expect(codesOf(plan.warnings)).toContain('white-wish-open')
    const asked = { ...situation, details: { ...situation.details, white: said({ wish: 'coprire' }) } }
    expect(firstBowl(planned(asked))).toBe('PERM 7.0 20 vol 40 min')
  })

  it('every sentence about it keeps its doubt', () => {
    const { reasons, warnings, sessions } = planned(unasked('5.0', '7.21', 0.4))
    const all = [...reasons, ...warnings, ...sessions.flatMap(({ phases }) => phases.flatMap((phase) => phase.reasons))]
    const about = all.filter(
      ({ code, values }) => values.white !== undefined && !['assumed-hair', 'white-wish-open'].includes(code),
    )
    expect(about.length).toBeGreaterThan(0)
    for (const { values } of about) expect(values.seen).toBe('yes')
  })

  it('a head that looks all white and stays pale gets a clear gloss', () => {
    const head = situationOf({
      current: shadeOf('10.0'),
      goal: shadeOf('10.0'),
      details: { whiteShare: 0.8 },
    })
    const plan = planned({ ...head, hairType: null, condition: null, seenWhite: true })
    expect(firstBowl(plan)).toBe('GLOSS 10.0 7 vol 15 min')
    expect(plan.warnings).toContainEqual(
      expect.objectContaining({ code: 'white-wish-open', values: { white: 0.8, until: 'reveal', seen: 'yes' } }),
    )
  })
})
