import { describe, expect, it } from 'vitest'
import { NATURAL_TONE } from '../../colour/tone.ts'
import { POWDER_CLASSES } from '../../data/products/product-classes.ts'
import type { MeasuredHair, Tone } from '../../model/measured-hair.ts'
import type { Phase, Plan } from '../../model/plan.ts'
import type { DeclaredDetails, Situation } from '../../model/situation.ts'
import type { Condition, HairType } from '../../model/vocabulary.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { buildSituation } from '../../situation/build-situation.ts'
import { emptyDetails } from '../../situation/empty-details.ts'
import { photo, read } from '../../testing/photos.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

const planned = (situation: Situation): Plan => {
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  expect(judgeResult(plan, situation)).toEqual([])
  return plan
}

const works = ({ sessions }: Plan): Phase[] =>
  sessions.flatMap(({ phases }) => phases.filter(({ kind }) => kind !== 'finish'))
const isPowder = ({ products }: Phase) => products.some((product) => POWDER_CLASSES.has(product.class))
const on = (plan: Plan, zone: 'roots' | 'lengths' | 'ends') => works(plan).filter(({ zones }) => zones.includes(zone))
const shadesOf = (phases: readonly Phase[]) =>
  phases.flatMap(({ products }) => products.flatMap((product) => product.shade ?? []))
const codesOf = (plan: Plan) => [
  ...[...plan.reasons, ...plan.warnings, ...works(plan).flatMap(({ reasons }) => reasons)].map(({ code }) => code),
]

type Asked = {
  readonly hairType: HairType | null
  readonly condition?: Condition | null
  readonly details?: Partial<DeclaredDetails>
}
/** Readings and selectors. */
const from = (
  prima: MeasuredHair | null,
  dopo: MeasuredHair | null,
  { hairType, condition = 'buono', details }: Asked,
) => {
  const selectors = { hairType, base: null, condition }
  const situation = buildSituation({ prima, dopo, selectors, details: { ...emptyDetails, ...details } })
  if ('ok' in situation) throw new Error(situation.code)
  return situation
}

const worn = (primary: Tone['primary'], intensity: Tone['intensity']): Tone => ({ primary, secondary: null, intensity })
const gold = worn('DORATO', 'full')

describe('half levels', () => {
  it.each([0.8, 0.9, 1, 1.2, 1.5])('a wish %d levels lighter always lifts', (more) => {
    for (const level of [4, 4.3, 4.5, 5, 5.4, 6, 6.2, 7]) {
      const goal = { level: level + more, tone: gold }
      const plan = planned(situationOf({ current: { level, tone: NATURAL_TONE }, goal }))
      expect([level, plan.lift.wanted > 0]).toEqual([level, true])
    }
  })

  it.each([0.6, 0.7, 0.8, 1])(
    'a wish %d levels lighter is missed by at most half a level, or the plan has the reason',
    (more) => {
      for (const level of [4, 5, 6, 7]) {
        const goal = { level: level + more, tone: gold }
        const plan = planned(situationOf({ current: { level, tone: NATURAL_TONE }, goal }))
        const forgiven = goal.level - plan.expected.level
        expect([level, forgiven <= 0.5 || codesOf(plan).includes('half-level')]).toEqual([level, true])
      }
    },
  )
})

describe('a refresh', () => {
  const lights = photo(read(8.5, gold), read(5.5))

  it.each(['meches', 'decolorati'] as const)(
    'a refresh keeps a recognised root of %s and refreshes the lengths',
    (hairType) => {
      const plan = planned(from(lights, null, { hairType }))
      expect(on(plan, 'roots').filter(({ kind }) => kind !== 'gloss')).toEqual([])
      expect(on(plan, 'lengths').length).toBeGreaterThan(0)
    },
  )

  it.each(['naturale', 'colorati', 'meches', 'decolorati', 'permanentati'] as const)(
    'a refresh uses no powder without a declared regrowth: %s',
    (hairType) => {
      for (const root of [4, 5.5, 7, 8.5]) {
        const plan = planned(from(photo(read(8.5, gold), read(root)), null, { hairType }))
        expect([root, works(plan).some(isPowder)]).toEqual([root, false])
      }
    },
  )

  it('a faded fantasy colour is applied again over its remains, without bleach', () => {
    const blue = worn('CENERE', 'pure')
    const plan = planned(from(photo(read(8, blue)), null, { hairType: 'decolorati' }))
    expect(works(plan).some(isPowder)).toBe(false)
    expect(works(plan).some(({ products }) => products[0]?.class === 'DIRECT')).toBe(true)
  })
})

describe('a wish with a deeper root', () => {
  const dopo = photo(read(8, gold), read(3))

  it.each(['naturale', 'colorati'] as const)(
    'a wish with a deeper root leaves the own root of %s hair alone',
    (hairType) => {
      const details = { regrowthCm: hairType === 'colorati' ? 3 : 0 }
      const plan = planned(from(photo(read(6), read(5.5)), dopo, { hairType, details }))
      const onRoots = on(plan, 'roots').filter(({ kind }) => kind !== 'smudge')
      expect(shadesOf(onRoots)).toEqual([])
    },
  )
})

describe('a head of lights', () => {
  it.each([0, 2, 6])('a head declared as lights keeps its root in a refresh, with %d cm of regrowth', (regrowthCm) => {
    for (const root of [read(3), read(5), read(7)]) {
      const plan = planned(from(photo(read(8, gold), root), null, { hairType: 'meches', details: { regrowthCm } }))
      expect(works(plan).some(isPowder)).toBe(false)
      expect(shadesOf(on(plan, 'roots').filter(({ kind }) => kind !== 'smudge'))).toEqual([])
    }
  })
})

describe('no answers', () => {
  const nothing = { hairType: null, condition: null } as const

  it('without answers the root is left alone, in a refresh and under a wish with a deeper root', () => {
    const refreshed = planned(from(photo(read(5), read(3.5)), null, nothing))
    const wished = planned(from(photo(read(4)), photo(read(8, gold), read(4)), nothing))
    for (const plan of [refreshed, wished])
      expect(shadesOf(on(plan, 'roots').filter(({ kind }) => kind !== 'smudge'))).toEqual([])
  })

  it('hair with a declared regrowth was coloured, whatever else is unknown', () => {
    const situation = from(photo(read(5)), null, { ...nothing, details: { regrowthCm: 2 } })
    expect(situation.current).toMatchObject({
      roots: { history: 'naturale' },
      lengths: { history: 'colorato', assumed: true },
    })
  })

  it('an unconfirmed level is toned at the lighter end of its error bar, also under a wish of the same level', () => {
    const seen = (level: number) => ({ ...read(level), levelError: 1.4 })
    const plan = planned(from(photo(seen(5)), photo(read(5, gold)), nothing))
    const shades = shadesOf(on(plan, 'lengths'))
    expect(shades.length).toBeGreaterThan(0)
    for (const shade of shades) expect(Number(shade.split('.')[0])).toBeGreaterThanOrEqual(6)
  })

  it.each([0, 0.45])('natural hair that keeps its colour gets a clear gloss, with %d white seen', (whiteShare) => {
    const plan = planned(from({ ...photo(read(5)), whiteShare }, null, nothing))
    expect(works(plan).map(({ products }) => products[0])).toMatchObject([{ class: 'GLOSS', shade: null }])
  })

  it('paler tips are taken for lightened hair only if they are changed, and not on a greying head', () => {
    const head = { ...photo(read(5)), zones: { roots: read(5), lengths: read(5.2), ends: read(8) } }
    const historyOf = (whiteShare: number, dopo: ReturnType<typeof photo> | null) =>
      from({ ...head, whiteShare }, dopo, nothing).current.ends.history
    expect(historyOf(0, null)).toBe('naturale')
    expect([historyOf(0, photo(read(8))), historyOf(0.45, photo(read(8)))]).toEqual(['decolorato', 'naturale'])
  })

  it('a darker wish is planned at the lighter end of its error bar, and says so', () => {
    const wish = { ...read(2), levelError: 1.4 }
    const plan = planned(from(photo(read(5)), photo(wish), nothing))
    for (const shade of shadesOf(works(plan))) expect(Number(shade.split('.')[0])).toBeGreaterThanOrEqual(3)
    expect(plan.reasons.slice(0, 2).map(({ code }) => code)).toContain('wish-lighter-end')
    const sure = planned(from(photo(read(5)), photo({ ...read(2), levelError: 0 }), nothing))
    expect(codesOf(sure)).not.toContain('wish-lighter-end')
  })

  it.each([
    [5.8, 3, 4],
    [8.1, 6.8, 7],
    [7, 5.8, 6],
    [8.5, 3.2, 4],
  ])('hair of level %d with a wish of level %d, give or take 1.7, is made a level %d', (now, level, made) => {
    const plan = planned(from(photo(read(now)), photo({ ...read(level), levelError: 1.7 }), nothing))
    expect(Math.floor(plan.expected.level + 0.5)).toBe(made)
  })

  it.each([
    [9, 0.8, '9.1', 'silver'],
    [6, 0.5, '5.0', 'strands'],
    [5.5, 0.7, '5.0', 'strands'],
    [9, 0.2, '9.0', null],
  ] as const)('a wish read as level %d with %d white hair is planned as %s', (level, whiteShare, shade, white) => {
    const plan = planned(from(photo(read(5)), { ...photo(read(level)), whiteShare }, nothing))
    expect(plan.goal.shade).toBe(shade)
    if (white === 'strands')
      expect(works(plan).map(({ kind, products }) => [kind, products[0]?.shade])).toEqual([['gloss', null]])
    const said = plan.reasons.find(({ code }) => code === 'wish-is-white')
    expect(said?.values.hair ?? null).toBe(white)
  })

  it('white that only the photo shows gets no covering bowl, and is asked about', () => {
    for (const whiteShare of [0.2, 0.4, 0.7]) {
      const plan = planned(from({ ...photo(read(5)), whiteShare }, null, nothing))
      expect(works(plan).some(({ products }) => products.some(({ class: product }) => product === 'PERM_W'))).toBe(
        false,
      )
      expect(works(plan).some(({ developer }) => (developer?.volume ?? 0) >= 20)).toBe(false)
      expect(codesOf(plan)).toContain('white-wish-open')
    }
  })
})

describe('the professional rules', () => {
  it('porous hair that gets darker never gets ash alone', () => {
    for (const goal of ['6.1', '5.1', '7.1']) {
      const plan = planned(situationOf({ history: 'decolorato', current: shadeOf('9.3'), goal: shadeOf(goal) }))
      expect([goal, shadesOf(works(plan)).some((shade) => !shade.includes('.1'))]).toEqual([goal, true])
    }
  })

  it('lightened hair three levels deeper is filled first', () => {
    const plan = planned(situationOf({ history: 'decolorato', current: shadeOf('9.0'), goal: shadeOf('6.0') }))
    expect(works(plan)[0]?.kind).toBe('prepigment')
  })

  it('lowlights on light hair are warm or natural', () => {
    const plan = planned(
      situationOf({
        history: 'decolorato',
        current: shadeOf('9.1'),
        goal: shadeOf('9.1'),
        details: { technique: 'lowlights' },
      }),
    )
    const lowlights = works(plan).filter(({ kind }) => kind === 'lowlights')
    expect(lowlights.length).toBeGreaterThan(0)
    expect(shadesOf(lowlights).every((shade) => !/\.[12]/.test(shade))).toBe(true)
  })

  it('no cool shade follows a remover', () => {
    const plan = planned(
      situationOf({
        history: 'colorato',
        current: shadeOf('3.0'),
        goal: shadeOf('5.0'),
        past: { colourLayers: 'tre-o-piu' },
      }),
    )
    const at = works(plan).findIndex(({ products }) => products[0]?.class === 'DECAP_RED')
    expect(at).toBeGreaterThanOrEqual(0)
    expect(shadesOf(works(plan).slice(at + 1, at + 2)).every((shade) => !/\.1/.test(shade))).toBe(true)
  })

  it('bleached hair gets gold or copper before red', () => {
    for (const goal of ['6.66', '6.6', '5.62']) {
      const plan = planned(situationOf({ history: 'decolorato', current: shadeOf('9.0'), goal: shadeOf(goal) }))
      expect([goal, works(plan)[0]?.kind]).toEqual([goal, 'prepigment'])
    }
  })

  it.each(['6.3', '7.3'])('permed hair is lifted with colour, not powder (5 to %s)', (goal) => {
    const plan = planned(
      situationOf({
        history: 'permanentato',
        current: shadeOf('5.0'),
        goal: shadeOf(goal),
        past: { weeksSincePerm: 8 },
      }),
    )
    expect(works(plan).some(isPowder)).toBe(false)
    expect(works(plan)[0]?.products[0]?.class).toBe('PERM')
  })

  it('pregnancy changes the formula to stay off the scalp, besides the warning', () => {
    for (const [current, goal] of [
      ['5.0', '5.0'],
      ['5.0', '7.3'],
      ['6.0', '4.0'],
    ] as const) {
      const situation = situationOf({
        current: shadeOf(current),
        goal: shadeOf(goal),
        details: { whiteShare: 0.4 },
        safety: { pregnancy: true },
      })
      const plan = planned(situation)
      const roots = on(plan, 'roots').filter(({ developer }) => developer !== null)
      expect(roots.length).toBeGreaterThan(0)
      expect(roots.every(({ application }) => application.includes('off-scalp'))).toBe(true)
      expect(codesOf(plan)).toContain('pregnancy')
    }
  })

  it('only existing lights are made paler, in foil', () => {
    const natural = { level: 6, tone: NATURAL_TONE, history: 'naturale' } as const
    const goal = shadeOf('8.1')
    const situation = situationOf({
      history: 'meches',
      condition: 'ottimo',
      current: shadeOf('7.3'),
      roots: natural,
      goal,
    })
    const keeping = { ...situation, goal: { ...situation.goal, zones: { ...situation.goal.zones, roots: natural } } }
    const lifting = works(planned(keeping)).filter(isPowder)
    expect(lifting.length).toBeGreaterThan(0)
    for (const phase of lifting) {
      expect(phase.zones).not.toContain('roots')
      expect(phase.application).toContain('in-foil')
      expect(phase.application).toContain('on-lights')
    }
  })
})
