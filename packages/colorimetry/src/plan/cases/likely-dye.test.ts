import { describe, expect, it } from 'vitest'
import { NATURAL_TONE } from '../../colour/tone.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../../model/measured-hair.ts'
import type { Plan } from '../../model/plan.ts'
import type { Situation } from '../../model/situation.ts'
import { siblingPlans } from '../../questions/sibling-plans.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { buildSituation } from '../../situation/build-situation.ts'
import { confirmReading } from '../../situation/confirm-reading.ts'
import { emptyDetails } from '../../situation/empty-details.ts'
import { photo, read } from '../../testing/photos.ts'
import { planFormula } from '../plan-formula.ts'

const selectors = { hairType: null, base: null, condition: null } as const
const inputOf = (prima: MeasuredHair) => ({ prima, dopo: null, selectors, details: emptyDetails })
const situationOf = (prima: MeasuredHair): Situation => {
  const situation = buildSituation(inputOf(prima))
  if ('ok' in situation) throw new Error(situation.code)
  return situation
}
const planOf = (prima: MeasuredHair): Plan => {
  const situation = situationOf(prima)
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  return plan
}
const worksOf = ({ sessions }: Plan) => sessions.flatMap(({ phases }) => phases).filter(({ kind }) => kind !== 'finish')
const bowlsOf = (plan: Plan) => worksOf(plan).map(({ zones, products }) => [zones.join(' '), products[0]?.class])
const CLEAR = [['roots lengths ends', 'GLOSS']]

const gold: Tone = { primary: 'DORATO', secondary: null, intensity: 'soft' }
const fullGold: Tone = { ...gold, intensity: 'full' }
const copper: Tone = { primary: 'RAME', secondary: null, intensity: 'full' }
const beige: Tone = { primary: 'BEIGE', secondary: null, intensity: 'soft' }
const ruby: Tone = { primary: 'ROSSO', secondary: 'RAME', intensity: 'full' }
/** As sharp as portraits are read. */
const seen = (level: number, tone: Tone = NATURAL_TONE, other?: Tone): ZoneReading => ({
  ...read(level, tone),
  levelError: 1.7,
  ...(other === undefined ? {} : { alternativeTone: other }),
})
const withEnds = (lengths: ZoneReading, ends: ZoneReading, roots = lengths): MeasuredHair => ({
  ...photo(lengths, roots),
  zones: { roots, lengths, ends },
})

describe('hair of which nothing was declared, in a photo alone', () => {
  it.each([
    ['golden hair of level 7', photo(seen(7.1, gold)), 'decolorato'],
    ['golden hair that is darker', photo(seen(6.7, fullGold)), 'naturale'],
    ['golden hair of a doubtful level', photo({ ...seen(7.6, gold), levelError: 2.6 }), 'naturale'],
    ['golden hair on a greying head', { ...photo(seen(7.6, gold)), whiteShare: 0.4 }, 'naturale'],
    ['beige hair of level 8', photo(seen(8.1, beige)), 'decolorato'],
    ['beige hair that is darker', photo(seen(7.4, beige)), 'naturale'],
    ['neutral hair of level 8', photo(seen(8)), 'naturale'],
    ['copper that may be red', photo(seen(6.8, copper, ruby)), 'colorato'],
    ['copper that may be natural', photo(seen(6.8, copper, NATURAL_TONE)), 'naturale'],
    ['copper of a redhead', photo(seen(6.6, copper)), 'naturale'],
    ['warm lengths two levels above the root', photo(seen(6.8, gold), seen(4.6)), 'decolorato'],
    ['neutral lengths two levels above the root', photo(seen(6.8), seen(4.6)), 'naturale'],
    ['pale neutral lengths above a deeper root, as on grey heads', photo(seen(8.3), seen(5.5)), 'naturale'],
    ['pale beige lengths above a deeper root', photo(seen(8.3, beige), seen(5.5)), 'decolorato'],
    ['dark hair whose lengths shine', photo(seen(4.7, fullGold), seen(1.6)), 'naturale'],
  ] as const)('%s: %s', (_, prima, history) => {
    expect(situationOf(prima).current.lengths).toMatchObject({ history, assumed: true })
  })

  it('is natural where brown hair shines, and dyed where copper is pure', () => {
    const shine = seen(5, { ...copper, intensity: 'intense' })
    const brown = withEnds(shine, shine, seen(2.6))
    expect(situationOf(brown).current.lengths).toMatchObject({ history: 'naturale', tone: NATURAL_TONE })
    expect(bowlsOf(planOf(brown))).toEqual(CLEAR)
    const pure = seen(5, { ...copper, intensity: 'pure' })
    expect(situationOf(withEnds(pure, pure, seen(2.6))).current.lengths.history).toBe('colorato')
    const dyed = buildSituation({ ...inputOf(photo(shine)), selectors: { ...selectors, hairType: 'colorati' } })
    expect(dyed).toMatchObject({ current: { lengths: { tone: { primary: 'RAME' } } } })
  })

  it('keeps a root that was seen a level deeper than lightened lengths', () => {
    const plan = planOf({
      ...photo(seen(8.4, beige)),
      zones: { roots: seen(7.7, beige), lengths: seen(8.9, beige), ends: null },
    })
    expect(bowlsOf(plan)).toEqual([['lengths ends', 'TONER']])
  })

  it('is not dyed where only its roots or its ends show a warm dye', () => {
    const strong = seen(4.4, { ...gold, secondary: 'RAME', intensity: 'pure' })
    expect(situationOf(withEnds(seen(4.9), seen(4.9), strong)).current.roots.history).toBe('naturale')
    const tips = seen(5.8, { ...ruby, intensity: 'intense' })
    expect(situationOf(withEnds(seen(3.1), tips)).current.ends.history).toBe('naturale')
  })

  it('is toned and not glossed clear where it shows lights, and has its sibling for natural hair', () => {
    const prima = photo(seen(7.6, fullGold))
    expect(bowlsOf(planOf(prima))).toEqual([['roots lengths ends', 'TONER']])
    const natural = siblingPlans('hairType', inputOf(prima), null).find(({ id }) => id === 'naturale')
    expect(natural && bowlsOf(natural.plan)).toEqual(CLEAR)
  })

  describe('in a photo whose outline is doubted', () => {
    const hat = withEnds(seen(2.7), seen(7.6, { ...copper, secondary: 'DORATO', intensity: 'intense' }))
    const lights = withEnds(seen(5.5), seen(8, fullGold), seen(5))
    const unsure = { quality: [{ code: 'unsure-hair' }] }

    it.each([
      ['zones further apart than any service makes them', hat],
      ['zones apart in an outline that the reading doubts', { ...lights, ...unsure }],
    ])('gets a clear gloss on all of it: %s', (_, prima) => {
      expect(bowlsOf(planOf(prima))).toEqual(CLEAR)
      const lightened = siblingPlans('hairType', inputOf(prima), null).find(({ id }) => id === 'decolorati')
      expect(lightened && bowlsOf(lightened.plan)).not.toEqual(CLEAR)
    })

    it('is toned where the outline is sure, its zones are alike to the plan, or they were confirmed', () => {
      expect(bowlsOf(planOf(lights))).toEqual([['ends', 'TONER']])
      const even = { ...photo(seen(7.6, fullGold)), ...unsure }
      expect(bowlsOf(planOf(even))).toEqual([['roots lengths ends', 'TONER']])
      const shaded = withEnds(seen(8.6, gold), seen(4.6))
      expect(bowlsOf(planOf(shaded))).toEqual([['roots lengths ends', 'TONER']])
      const { level, tone } = lights.zones.ends ?? lights
      const confirmed = confirmReading({ ...lights, ...unsure }, { ends: { level, tone } })
      expect(bowlsOf(planOf(confirmed))).toEqual([['ends', 'TONER']])
    })
  })

  it('has only its ends toned where they alone are lights, and says so first', () => {
    const prima = withEnds(seen(3.2), seen(5.5, fullGold), seen(1.8))
    const plan = planOf(prima)
    expect(bowlsOf(plan)).toEqual([['ends', 'TONER']])
    expect(plan.reasons[0]).toMatchObject({
      code: 'assumed-hair',
      values: { history: 'naturale', ends: 'decolorato' },
    })
    const siblings = siblingPlans('hairType', inputOf(prima), null)
    expect(siblings.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['meches'])
    const natural = siblings.find(({ id }) => id === 'naturale')
    expect(natural && bowlsOf(natural.plan)).toEqual(CLEAR)
    // Paler tips of another reflect are light or grey hair.
    expect(bowlsOf(planOf(withEnds(seen(3.2), seen(8), seen(1.8))))).toEqual(CLEAR)
  })

  it('has its regrowth coloured below vivid dye, and left above lights', () => {
    const red: Tone = { primary: 'ROSSO', secondary: null, intensity: 'intense' }
    const dyed = planOf(photo(seen(4.5, red), seen(3.6)))
    expect(bowlsOf(dyed).map(([zones]) => zones)).toEqual(['roots', 'lengths ends'])
    expect(dyed.reasons).toContainEqual(
      expect.objectContaining({ code: 'goal-refresh', values: expect.objectContaining({ root: 'coloured' }) }),
    )
    expect(bowlsOf(planOf(photo(seen(7.6, gold), seen(5))))).toEqual([['lengths ends', 'TONER']])
  })
})

describe('white hair that only the photo shows', () => {
  const input = {
    ...inputOf({ ...photo(seen(4.2)), whiteShare: 0.5 }),
    dopo: photo(seen(3.6)),
  }
  const situation = buildSituation(input) as Situation

  it('is named in the first line and is not covered, and nothing is said to be reached', () => {
    const plan = planFormula(situation)
    expect(plan.reasons[0]).toMatchObject({ code: 'assumed-hair', values: { white: 0.5 } })
    expect(bowlsOf(plan)).toEqual(CLEAR)
    expect(worksOf(plan)[0]?.reasons).toMatchObject([{ code: 'refresh-gloss', values: { white: 'open' } }])
  })

  it('is not covered in a refresh of a head that is all white', () => {
    const white = { ...withEnds(seen(8.9), seen(9.5), seen(7.8)), whiteShare: 0.95 }
    expect(worksOf(planOf(white)).flatMap(({ products }) => products.map((each) => each.class))).toEqual(['GLOSS'])
  })

  it('has a sibling that covers it', () => {
    const siblings = siblingPlans('whiteWish', input, null)
    expect(siblings.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ answer: null }])
    const covered = siblings.find(({ id }) => id === 'coprire')
    const [work] = covered ? worksOf(covered.plan) : []
    expect(work).toMatchObject({ kind: 'colour', developer: { volume: 20 } })
    expect(work?.products[0]).toMatchObject({ class: 'PERM', shade: '4.0' })
    expect(covered?.plan.reasons[0]?.values.white).toBeUndefined()
  })

  it('is no question once it is declared', () => {
    const details = { ...emptyDetails, whiteShare: 0.5 }
    expect(siblingPlans('whiteWish', { ...input, details }, null)).toEqual([])
  })

  it('takes copper ends no lighter than natural lengths for skin or shade', () => {
    const pureCopper: Tone = { ...copper, intensity: 'pure' }
    const head = withEnds(seen(4.8), seen(4.5, pureCopper), seen(5.9))
    expect(situationOf(head).current.ends.history).toBe('naturale')
    expect(bowlsOf(planOf(head))).toEqual(CLEAR)
    expect(situationOf(withEnds(seen(4.8), seen(7.5, pureCopper))).current.ends.history).toBe('decolorato')
  })
})

describe('hair of which nothing was declared, under a wish', () => {
  const under = (prima: MeasuredHair, dopo: MeasuredHair): Situation => {
    const situation = buildSituation({ ...inputOf(prima), dopo })
    if ('ok' in situation) throw new Error(situation.code)
    return situation
  }

  it('white hair that becomes dark was not lightened', () => {
    const brown = photo(seen(3))
    expect(under({ ...photo(seen(8.5)), whiteShare: 0.6 }, brown).current.lengths.history).toBe('naturale')
    expect(under({ ...photo(seen(9.4)), whiteShare: 0.43 }, brown).current.lengths.history).toBe('naturale')
    expect(under(photo(seen(8.5)), brown).current.lengths.history).toBe('decolorato')
  })

  it('keeps the natural root under an ombre whose root may be natural', () => {
    const brown = photo(seen(6))
    const root = seen(6, { ...copper, intensity: 'intense' }, NATURAL_TONE)
    const ombre: MeasuredHair = { ...withEnds(seen(6.7, copper), seen(8.4, copper), root), technique: 'ombre' }
    expect(under(brown, ombre).goal.zones.roots).toEqual({ level: 6, tone: NATURAL_TONE })
    expect(under(brown, { ...ombre, technique: null }).goal.zones.roots.tone).not.toEqual(NATURAL_TONE)
  })
})
