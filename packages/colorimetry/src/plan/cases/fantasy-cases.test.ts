import { describe, expect, it } from 'vitest'
import type { Tone } from '../../model/measured-hair.ts'
import type { Phase, Plan, PlanOutcome } from '../../model/plan.ts'
import type { ReasonCode } from '../../model/reason-codes.ts'
import type { GoalZone, Situation } from '../../model/situation.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const pure = (primary: Tone['primary'], level: number, secondary: Tone['secondary'] = null): GoalZone => ({
  level,
  tone: { primary, secondary, intensity: 'pure' },
})

/** 'BLEACH 80 g 20 vol 25 min to 8', without treatment and finish. */
const line = ({ products, developer, minutes, stopAtLevel }: Phase): string =>
  [
    products
      .map(({ class: product, shade, grams }) => `${product}${shade === null ? '' : ` ${shade}`} ${grams} g`)
      .join(' + '),
    ...(developer === null ? [] : [`${developer.volume} vol`]),
    `${minutes} min`,
    ...(stopAtLevel === null ? [] : [`to ${stopAtLevel}`]),
  ].join(' ')

const written = ({ sessions }: Plan): readonly (readonly string[])[] =>
  sessions.map(({ phases }) =>
    phases.filter(({ kind }) => kind !== 'finish' && kind !== 'bond-treatment').map((phase) => line(phase)),
  )

const directOf = ({ sessions }: Plan): readonly Phase[] =>
  sessions.flatMap(({ phases }) => phases).filter(({ products }) => products[0]?.class === 'DIRECT')

type FantasyCase = {
  readonly title: string
  readonly situation: Situation
  readonly outcome: PlanOutcome
  readonly expected: string
  readonly sessions: readonly (readonly string[])[]
  readonly warnings: readonly ReasonCode[]
}

const paleNatural = { ...shadeOf('9.0'), level: 9.5 }

const CASES: readonly FantasyCase[] = [
  {
    title: 'pale natural 9.5 to violet 5: nothing to lighten',
    situation: situationOf({ current: paleNatural, goal: pure('IRISE', 5) }),
    outcome: 'OK',
    expected: '5.22',
    sessions: [['DIRECT 5.22 60 g 25 min']],
    warnings: ['direct-over-yellow'],
  },
  {
    title: 'natural 6 to blue 5: base 8 first, its yellow out of the way',
    situation: situationOf({ current: shadeOf('6.0'), goal: pure('CENERE', 5) }),
    outcome: 'OK',
    expected: '5.11',
    sessions: [['BLEACH 80 g 20 vol 25 min to 8', 'TONER 8.2 40 g 7 vol 15 min', 'DIRECT 5.11 60 g 25 min']],
    warnings: ['direct-over-yellow', 'direct-residue'],
  },
  {
    title: 'natural 3 to pastel pink 9: three sessions, neutral in between',
    situation: situationOf({ current: shadeOf('3.0'), goal: pure('MOGANO', 9) }),
    outcome: 'MULTI',
    expected: '9.55',
    sessions: [
      ['BLEACH 80 g 20 vol 45 min to 7', 'TONER 7.0 25 g + TONER 7.2 15 g 10 vol 15 min'],
      ['BLEACH 60 g 20 vol 30 min to 9', 'TONER 9.0 30 g + TONER 9.2 10 g 7 vol 10 min'],
      ['BLEACH 60 g 20 vol 15 min to 10', 'TONER 10.02 40 g 7 vol 10 min', 'DIRECT 9.55 10 g 15 min'],
    ],
    warnings: [],
  },
  {
    title: 'weak natural 6 to pastel pink 9: a deeper pink on the base that is safe',
    situation: situationOf({ condition: 'mediocre', current: shadeOf('6.0'), goal: pure('MOGANO', 9) }),
    outcome: 'ALTERNATIVE',
    expected: '6.65',
    sessions: [['BLEACH 30 g 10 vol 35 min to 8', 'BLEACH 60 g 20 vol 25 min to 8', 'DIRECT 6.55 60 g 25 min']],
    warnings: ['fantasy-base'],
  },
  {
    title: 'weak natural 3 to pastel pink 9: a reflect, and why',
    situation: situationOf({ condition: 'mediocre', current: shadeOf('3.0'), goal: pure('MOGANO', 9) }),
    outcome: 'ALTERNATIVE',
    expected: '5.6',
    sessions: [['BLEACH 30 g 10 vol 35 min to 5', 'BLEACH 60 g 20 vol 25 min to 5', 'DIRECT 5.5 60 g 25 min']],
    warnings: ['fantasy-base'],
  },
  {
    title: 'dyed 4 to bright red 5: the dye is opened first',
    situation: situationOf({ history: 'colorato', current: shadeOf('4.0'), goal: pure('ROSSO', 5) }),
    outcome: 'OK',
    expected: '5.66',
    sessions: [['BATH 30 g 20 vol 20 min to 6', 'DIRECT 5.66 60 g 25 min']],
    warnings: [],
  },
  {
    title: '60 % white on 5 to turquoise 6: white hair is not covered, it is the base',
    situation: situationOf({
      current: shadeOf('5.0'),
      goal: pure('VERDE', 6, 'CENERE'),
      details: { whiteShare: 0.6 },
    }),
    outcome: 'OK',
    expected: '6.71',
    sessions: [['BLEACH 80 g 20 vol 35 min to 8', 'DIRECT 6.71 60 g 25 min']],
    warnings: ['direct-residue', 'white-reads-strong'],
  },
  {
    title: 'bleached 10, long and dense, to green 6: grams follow the hair',
    situation: situationOf({
      history: 'decolorato',
      current: shadeOf('10.0'),
      goal: pure('VERDE', 6),
      details: { length: 'lungo', density: 'alta' },
    }),
    outcome: 'OK',
    expected: '6.77',
    sessions: [['DIRECT 6.77 120 g 25 min']],
    warnings: ['direct-residue'],
  },
  {
    title: 'old turquoise 8 to golden blond 8: the bath opens it, a residue stays',
    situation: situationOf({ history: 'decolorato', current: pure('CENERE', 8), goal: shadeOf('8.3') }),
    outcome: 'OK',
    expected: '8.3',
    sessions: [['BATH 30 g 10 vol 15 min to 8', 'TONER 8.33 20 g + TONER 8.44 20 g 7 vol 15 min']],
    warnings: ['old-direct'],
  },
  {
    title: 'old blue 6 to blond 8: the bath reaches it alone, powder would drive the blue deeper; no ash',
    situation: situationOf({ history: 'decolorato', current: pure('CENERE', 6), goal: shadeOf('8.1') }),
    outcome: 'OK',
    expected: '8.1',
    sessions: [['BATH 30 g 10 vol 20 min to 8', 'TONER 8.0 30 g + TONER 8.2 10 g 7 vol 15 min']],
    warnings: ['old-direct'],
  },
  {
    title: 'old violet 8 to pink 6: opened, then put on',
    situation: situationOf({ history: 'decolorato', current: pure('IRISE', 8), goal: pure('MOGANO', 6) }),
    outcome: 'OK',
    expected: '6.55',
    sessions: [['BATH 30 g 10 vol 15 min to 8', 'DIRECT 6.55 60 g 25 min']],
    warnings: ['old-direct'],
  },
  {
    title: 'old green 7 on ruined hair to chestnut 5: no powder, red cancels the green',
    situation: situationOf({
      history: 'decolorato',
      condition: 'rovinato',
      current: pure('VERDE', 7),
      goal: shadeOf('6.3'),
    }),
    outcome: 'OK',
    expected: '6.3',
    sessions: [['DEMI 6.66 40 g + CORRECTOR 0.66 5 g 7 vol 20 min']],
    warnings: ['old-direct'],
  },
]

const TOLD: ReadonlySet<ReasonCode> = new Set([
  'old-direct',
  'fantasy-base',
  'direct-over-yellow',
  'direct-residue',
  'white-reads-strong',
])

describe('fantasy colours', () => {
  it.each(CASES)('$title', ({ situation, outcome, expected, sessions, warnings }) => {
    const plan = planFormula(situation)
    expect(written(plan)).toEqual(sessions)
    expect([plan.outcome, plan.expected.shade]).toEqual([outcome, expected])
    // Each visit after the first widens the promise by a quarter of a level.
    expect(plan.expected.tolerance).toBe(0.5 + 0.25 * (sessions.length - 1))
    expect(plan.warnings.map(({ code }) => code).filter((code) => TOLD.has(code))).toEqual(warnings)
    expect(checkPlan(plan, situation)).toEqual([])
  })

  const DIRECT_CASES = CASES.filter(({ sessions }) => sessions.flat().some((phase) => phase.startsWith('DIRECT')))

  it.each(DIRECT_CASES)('$title: rinsed cool, without shampoo, with care advice', ({ situation }) => {
    const plan = planFormula(situation)
    const [direct] = directOf(plan)
    expect([direct?.developer, direct?.ratio, direct?.application.at(-1)]).toEqual([null, null, 'rinse-cool'])
    expect(plan.sessions.at(-1)?.phases.at(-1)?.application).not.toContain('shampoo-acid')
    const isCourse = plan.sessions.length > 1
    const values = { weeksMin: 2, weeksMax: 4, washesMin: 6, washesMax: 8, ...(isCourse ? { after: 'course' } : {}) }
    expect(plan.maintenance).toContainEqual({ code: 'direct-refresh', rule: '10', values })
    // Care at home is for what today does.
    expect(plan.maintenance.some(({ code }) => code === 'direct-care')).toBe(!isCourse)
  })

  it('fantasy colours are applied to their zones, each on the base it needs', () => {
    const whole = situationOf({ current: shadeOf('4.0'), goal: shadeOf('4.0') })
    const zones = { roots: shadeOf('4.0'), lengths: pure('ROSSO', 5), ends: pure('ROSSO', 5) }
    const situation = { ...whole, goal: { ...whole.goal, ...zones.lengths, zones } }
    const plan = planFormula(situation)
    expect(directOf(plan).map((phase) => phase.zones)).toEqual([['lengths', 'ends']])
    expect(
      plan.sessions
        .flatMap(({ phases }) => phases)
        .filter(({ kind, zones: on }) => kind === 'bleach' && on.includes('roots')),
    ).toEqual([])
    expect(checkPlan(plan, situation)).toEqual([])
  })

  it.each([
    ['CENERE', 'IRISE'],
    ['IRISE', 'CENERE'],
    ['MOGANO', 'IRISE'],
    ['ROSSO', 'RAME'],
  ] as const)(
    'a direct colour between two tones, %s and %s, is promised as pure as it was wished',
    (primary, secondary) => {
      const goal = pure(primary, 7, secondary)
      const plan = planFormula(situationOf({ history: 'decolorato', current: shadeOf('10.3'), goal }))
      expect(plan.expected.tone).toEqual(goal.tone)
      expect(plan.reasons.map(({ code }) => code)).not.toContain('foretold-other')
    },
  )

  it('a fantasy colour already on the hair is refreshed without lightening', () => {
    const situation = situationOf({ history: 'decolorato', current: pure('IRISE', 5), goal: pure('IRISE', 5) })
    expect(written(planFormula(situation))).toEqual([['DIRECT 5.22 60 g 25 min']])
    expect(checkPlan(planFormula(situation), situation)).toEqual([])
  })

  it('a fantasy colour is refused if its base needs forbidden bleach', () => {
    const plan = planFormula(
      situationOf({ current: shadeOf('5.0'), goal: pure('CENERE', 5), safety: { persulfateAsthma: true } }),
    )
    expect([plan.outcome, plan.refusals[0]?.code]).toEqual(['REFUSE', 'persulfate-asthma'])
  })

  it('a fantasy colour requires a sensitivity test, even with direct pigments only', () => {
    const untested = situationOf({
      history: 'decolorato',
      current: shadeOf('10.0'),
      goal: pure('VERDE', 6),
      safety: { patchTest: 'non-eseguito', patchTestAgeHours: null },
    })
    const plan = planFormula(untested)
    const warned = plan.warnings.map(({ code }) => code)
    expect(written(plan).flat()).toEqual(['DIRECT 6.77 60 g 25 min'])
    expect(warned).toEqual(expect.arrayContaining(['patch-test-pending', 'legal-oxidative']))
    const silent = { ...plan, warnings: plan.warnings.filter(({ code }) => code !== 'patch-test-pending'), options: [] }
    expect(checkPlan(silent, untested).map(({ rule }) => rule)).toEqual(['patch-test-warned'])
  })

  it('a fantasy colour has a deeper option with less lightening and a paler one with more', () => {
    const plan = planFormula(situationOf({ condition: 'ottimo', current: shadeOf('6.0'), goal: pure('CENERE', 7) }))
    const stops = plan.options.map(({ id, expected, sessions }) => [
      id,
      expected.shade,
      sessions.at(-1)?.phases.find(({ kind }) => kind === 'bleach')?.stopAtLevel,
    ])
    expect(stops).toEqual([
      ['prudente', '6.11', 8],
      ['equilibrata', '7.11', 9],
      ['decisa', '8.11', 10],
    ])
  })

  it('a fantasy colour needs no bleach on pale hair, with or without asthma', () => {
    const plan = planFormula(
      situationOf({ current: paleNatural, goal: pure('CENERE', 5), safety: { persulfateAsthma: true } }),
    )
    expect(plan.outcome).toBe('OK')
  })

  it('a fantasy colour is not applied to pure henna, and strong brass is not one', () => {
    const henna = situationOf({
      history: 'colorato',
      current: shadeOf('9.4'),
      goal: pure('CENERE', 7),
      past: { henna: 'pura' },
    })
    expect(directOf(planFormula(henna))).toEqual([])
    expect(directOf(planFormula(situationOf({ current: shadeOf('5.0'), goal: pure('RAME', 6) })))).toEqual([])
  })
})
