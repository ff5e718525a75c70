import { describe, expect, it } from 'vitest'
import type { Plan } from '../../model/plan.ts'
import type { Situation, WhiteAnswers } from '../../model/situation.ts'
import { undeclaredWhite } from '../../situation/empty-details.ts'
import { shadeOf, situationOf } from '../../testing/situations.ts'
import { planFormula } from '../plan-formula.ts'

const bowlsOf = ({ sessions }: Plan) =>
  sessions.flatMap(({ phases }) =>
    phases.map(({ zones, products }) => `${products[0]?.class} ${products[0]?.shade ?? ''} ${zones.join('/')}`),
  )
const CARE = ['BOND  lengths/ends', 'ACID_CARE  roots/lengths/ends']

/** Dyed hair that must not be lightened, with much white and a lighter wish. */
const greying = (white: Partial<WhiteAnswers>): Situation =>
  situationOf({
    history: 'colorato',
    condition: 'rovinato',
    current: shadeOf('5.0'),
    goal: shadeOf('7.0'),
    details: { whiteShare: 0.4, white: { ...undeclaredWhite, ...white } },
  })

describe('a lighter wish that cannot start today', () => {
  it('a damaged black head that wants blond gets care and no dark deposit', () => {
    const plan = planFormula(
      situationOf({
        history: 'colorato',
        condition: 'rovinato',
        current: shadeOf('2.0'),
        goal: shadeOf('8.0'),
        past: { colourLayers: 'tre-o-piu' },
      }),
    )
    expect(bowlsOf(plan)).toEqual(CARE)
    expect(plan.alternatives).toMatchObject([{ code: 'later-goal', values: { until: 'fibre' } }])
  })

  it('dyed hair with undeclared wishes for its white gets no colour either', () => {
    const plan = planFormula(greying({}))
    expect(bowlsOf(plan)).toEqual(CARE)
    expect(plan.alternatives).toContainEqual(
      expect.objectContaining({ code: 'later-goal', values: { level: 7, shade: '7.0', until: 'fibre' } }),
    )
    expect(plan.warnings.map(({ code }) => code)).toContain('white-wish-open')
  })

  it('a copper wish is deposited at the depth of the hair', () => {
    const wish = { history: 'colorato', condition: 'rovinato', current: shadeOf('5.0'), goal: shadeOf('7.44') } as const
    const plan = planFormula(situationOf(wish))
    expect(bowlsOf(plan)).toEqual(['DEMI 5.44 roots/lengths/ends', 'ACID_CARE  roots/lengths/ends'])
    expect(plan.alternatives).toMatchObject([{ code: 'later-goal' }])
  })

  it('white is covered at the root alone, where the client wants it', () => {
    const bowls = bowlsOf(planFormula(greying({ wish: 'coprire' })))
    expect(bowls).toEqual(['PERM 5.0 roots', 'ACID_CARE  roots/lengths/ends'])
  })
})
