import { describe, expect, it } from 'vitest'
import type { LowlightTone } from '../../model/vocabulary.ts'
import { decidingQuestions } from '../../questions/deciding-questions.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { undeclaredWhite } from '../../situation/empty-details.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { judgeResult } from '../../verdict/judge-result.ts'
import { planFormula } from '../plan-formula.ts'

const planned = (sketch: Parameters<typeof situationOf>[0]) => {
  const situation = situationOf(sketch)
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  expect(judgeResult(plan, situation)).toEqual([])
  return plan
}
const classesOf = ({ sessions }: ReturnType<typeof planFormula>) =>
  sessions.flatMap(({ phases }) => phases.map(({ products }) => products[0]?.class))

describe('wishes for the service', () => {
  it('without powder a lighter wish goes as far as colour does, and the first reason says what it needs', () => {
    const plan = planned({
      current: shadeOf('4.0'),
      goal: shadeOf('7.1'),
      details: { withoutPowder: true },
    })
    expect(classesOf(plan)[0]).toBe('PERM')
    expect(classesOf(plan)).not.toContain('BLEACH')
    expect(plan.reasons[0]).toMatchObject({ code: 'goal-out-of-reach', values: { mend: 'no-powder' } })
  })

  it('without powder lightened hair is toned at its level', () => {
    const plan = planned({
      history: 'decolorato',
      current: shadeOf('7.43'),
      goal: shadeOf('9.1'),
      details: { withoutPowder: true },
    })
    expect(classesOf(plan)[0]).toBe('TONER')
    expect(plan.expected.level).toBeLessThanOrEqual(7.5)
  })

  it.each([0, 0.4, 0.9])('without ammonia every colour is tone on tone, also on %d white', (whiteShare) => {
    for (const goal of ['4.0', '5.3', '6.1', '8.3']) {
      const plan = planned({
        current: shadeOf('5.0'),
        goal: shadeOf(goal),
        details: { withoutAmmonia: true, withoutPowder: true, whiteShare },
      })
      for (const product of classesOf(plan)) expect(['PERM', 'PERM_W', 'HIGHLIFT']).not.toContain(product)
    }
  })

  it('white that stayed translucent before is softened first, however little', () => {
    const head = { current: shadeOf('5.0'), goal: shadeOf('5.0'), details: { whiteShare: 0.4 } }
    expect(classesOf(planned(head))).not.toContain('SOFTEN')
    expect(classesOf(planned({ ...head, details: { whiteShare: 0.4, lastResult: 'trasparente' } }))[0]).toBe('SOFTEN')
  })
})

describe('how the hair is', () => {
  it('glassy white is softened first, however little and whether it was coloured or not', () => {
    const head = { current: shadeOf('5.0'), goal: shadeOf('5.0') }
    const white = { ...undeclaredWhite, wish: 'coprire' } as const
    expect(classesOf(planned({ ...head, details: { whiteShare: 0.4, white } }))).not.toContain('SOFTEN')
    const glassy = { ...white, glassy: true }
    expect(classesOf(planned({ ...head, details: { whiteShare: 0.4, white: glassy } }))[0]).toBe('SOFTEN')
  })

  it('no powder touches ruined ends, and ends of the same state change nothing', () => {
    const head = { history: 'decolorato', current: shadeOf('8.3'), goal: shadeOf('10.1') } as const
    const powdered = (plan: ReturnType<typeof planFormula>) =>
      plan.sessions
        .flatMap(({ phases }) => phases)
        .filter(({ kind }) => kind === 'bleach')
        .flatMap(({ zones }) => zones)
    expect(powdered(planned(head))).toContain('ends')
    expect(powdered(planned({ ...head, details: { endsCondition: 'rovinato' } }))).not.toContain('ends')
    expect(powdered(planned({ ...head, details: { endsCondition: 'ottimo' } }))).toContain('ends')
  })
})

describe('what happened before', () => {
  it('a remover that was used is not used again', () => {
    const head = {
      history: 'colorato',
      current: shadeOf('3.0'),
      goal: shadeOf('6.0'),
      details: { naturalLevel: 6 },
      past: { colourLayers: 'tre-o-piu' },
    } as const
    expect(classesOf(planned(head))[0]).toBe('DECAP_RED')
    expect(classesOf(planned({ ...head, details: { ...head.details, removerUsed: true } }))).not.toContain('DECAP_RED')
  })

  it('a young toner is washed out before a lighter wish, an old one has faded, and its age is asked', () => {
    const head = { history: 'decolorato', current: shadeOf('8.1'), goal: shadeOf('9.1') } as const
    const known = { regrowthCm: 0, endsCondition: 'ottimo', lastResult: 'bene', withoutPowder: false } as const
    const asked = decidingQuestions(situationOf({ ...head, details: { ...known, withoutAmmonia: false } }))
    expect(asked.map(({ question }) => question)).toContain('daysSinceToner')
    const classes = (daysSinceToner: number) => classesOf(planned({ ...head, details: { daysSinceToner } }))
    expect(classes(3)[0]).toBe('CHELATE')
    expect(classes(60)).not.toContain('CHELATE')
    const [wash] = planned({ ...head, details: { daysSinceToner: 14 } }).sessions[0]?.phases ?? []
    expect(wash?.reasons[0]?.values).toMatchObject({ days: 14, share: expect.closeTo(0.66, 2) })
  })

  it('years of dark dye are lifted by less than three layers at a visit', () => {
    const lift = (colourLayers: 'tre-o-piu' | 'da-anni') =>
      planned({
        history: 'colorato',
        current: shadeOf('4.0'),
        goal: shadeOf('7.0'),
        details: { removerUsed: true },
        past: { colourLayers },
      }).sessions.length
    expect(lift('da-anni')).toBeGreaterThan(lift('tre-o-piu'))
  })

  it('hair that turned too warm gets a cooler bowl', () => {
    const head = { current: shadeOf('5.0'), goal: shadeOf('7.0') }
    const cool = (plan: ReturnType<typeof planFormula>) =>
      plan.sessions.flatMap(({ phases }) => phases.flatMap(({ products }) => products.map(({ shade }) => shade)))
    const warned = planned({ ...head, details: { lastResult: 'caldo' } })
    expect(cool(warned)).not.toEqual(cool(planned(head)))
  })

  it('yellowed white is washed before its toner', () => {
    const plan = planned({
      current: shadeOf('9.3'),
      goal: shadeOf('9.1'),
      details: { whiteShare: 0.9 },
    })
    expect(classesOf(plan)[0]).toBe('CHELATE')
  })

  it('a direct violet is no toner: it comes off as direct colour', () => {
    const plan = planned({
      history: 'decolorato',
      current: shadeOf('8.2'),
      goal: shadeOf('8.3'),
      details: { castCause: 'diretto' },
    })
    expect(classesOf(plan)[0]).toBe('CHELATE')
  })

  it('a direct red is opened with a bath: the reductive remover does not dissolve it', () => {
    const head = {
      history: 'colorato',
      current: shadeOf('4.66'),
      goal: shadeOf('6.0'),
      details: { naturalLevel: 6 },
      past: { colourLayers: 'tre-o-piu' },
    } as const
    expect(classesOf(planned(head))).toContain('DECAP_RED')
    const direct = classesOf(planned({ ...head, details: { ...head.details, castCause: 'diretto' } }))
    expect(direct).not.toContain('DECAP_RED')
    expect(direct[0]).toBe('BATH')
  })

  it('lowlights of the wished depth and reflect are laid beside the lights', () => {
    const shadesOf = (lowlightLevels: number, lowlightTone: LowlightTone | null = null) =>
      planned({
        roots: { ...shadeOf('6.0'), history: 'naturale' },
        history: 'meches',
        current: shadeOf('9.0'),
        goal: shadeOf('9.0'),
        details: { technique: 'meches', lowlightLevels, lowlightTone },
      })
        .sessions.flatMap(({ phases }) => phases)
        .find(({ kind }) => kind === 'lowlights')
        ?.products.map(({ shade }) => shade)
    expect(shadesOf(0)).toBeUndefined()
    expect(shadesOf(2)?.[0]).toMatch(/^7/)
    expect(shadesOf(3)?.[0]).toMatch(/^6/)
    expect(shadesOf(3, 'RAME')).toEqual(['6.4'])
  })
})

describe('questions that decide', () => {
  const asked = (sketch: Parameters<typeof situationOf>[0]) =>
    decidingQuestions(situationOf(sketch)).map(({ question }) => question)

  it('the cause of a green cast is asked where it changes the formula, and not on hair without one', () => {
    expect(asked({ history: 'decolorato', current: shadeOf('8.7'), goal: shadeOf('8.3') })).toContain('castCause')
    expect(asked({ history: 'decolorato', current: shadeOf('8.3'), goal: shadeOf('8.1') })).not.toContain('castCause')
  })

  it('whether powder is wished is asked only where the plan uses it', () => {
    expect(asked({ current: shadeOf('5.0'), goal: shadeOf('9.1') })).toContain('withoutPowder')
    expect(asked({ current: shadeOf('6.0'), goal: shadeOf('5.3') })).not.toContain('withoutPowder')
  })
})

it.each(['6.4', '7.4', '8.4', '6.6'])('a wish of %s on hair that powder leaves warm is most of its toner', (shade) => {
  const plan = planned({ current: shadeOf('3.0'), goal: shadeOf(shade) })
  const toner = plan.sessions.flatMap(({ phases }) => phases).find(({ kind }) => kind === 'tone')
  const total = toner?.products.reduce((sum, { grams }) => sum + grams, 0) ?? 0
  const [wished] = toner?.products ?? []
  expect(wished?.shade?.split('.')[1]?.[0]).toBe(shade.split('.')[1])
  expect((wished?.grams ?? 0) / total).toBeGreaterThan(0.6)
})
