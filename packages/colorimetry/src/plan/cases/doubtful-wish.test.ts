import { describe, expect, it } from 'vitest'
import { hexFromLab } from '../../colour/convert.ts'
import { labOf, NATURAL_TONE, plainTone } from '../../colour/tone.ts'
import { WARM_TONES } from '../../data/tones.ts'
import type { MeasuredHair, Tone } from '../../model/measured-hair.ts'
import type { Plan } from '../../model/plan.ts'
import { checkPlan } from '../../rules/check-plan.ts'
import { buildSituation } from '../../situation/build-situation.ts'
import { emptyDetails, undeclaredWhite } from '../../situation/empty-details.ts'
import { planFormula } from '../plan-formula.ts'

/** An even head as a photo shows it. */
const photo = (level: number, tone: Tone, alternativeTone: Tone | null = null, levelError = 1.4): MeasuredHair => {
  const lab = labOf(level, tone)
  const zone = { level, levelError, tone, alternativeTone, lab, hex: hexFromLab(lab) }
  return { ...zone, palette: [], zones: { roots: zone, lengths: zone, ends: zone }, whiteShare: 0 }
}

const plannedFrom = (prima: MeasuredHair, dopo: MeasuredHair, details = emptyDetails): Plan => {
  const selectors = { hairType: null, base: null, condition: null }
  const situation = buildSituation({ prima, dopo, selectors, details })
  if ('ok' in situation) throw new Error(situation.code)
  const plan = planFormula(situation)
  expect(checkPlan(plan, situation)).toEqual([])
  return plan
}
const valuesOf = (plan: Plan, code: string) => plan.reasons.find((each) => each.code === code)?.values
const hasPowder = ({ sessions }: Plan) => sessions.some(({ phases }) => phases.some(({ kind }) => kind === 'bleach'))

const gold = plainTone('DORATO')

it('a wish that was read and lifts is said with its bar and its second reflect', () => {
  const plan = plannedFrom(photo(3, NATURAL_TONE), photo(7, gold, NATURAL_TONE))
  expect(hasPowder(plan)).toBe(true)
  expect(valuesOf(plan, 'wish-doubtful')).toMatchObject({
    level: 7,
    from: 6,
    to: 8,
    use: 'powder',
    tone: 'DORATO',
    other: 'NATURALE',
  })
})

it('a neutral light wish may be grey hair, which no shade makes', () => {
  const plan = plannedFrom(photo(3, NATURAL_TONE), photo(7, NATURAL_TONE))
  expect(valuesOf(plan, 'wish-doubtful')).toMatchObject({ grey: 'yes' })
})

it.each([
  [2.3, 4.8, null, false],
  [3, 5.6, NATURAL_TONE, false],
  [3, 5.6, null, true],
  [3, 6.5, NATURAL_TONE, true],
] as const)('from %d to %d, second reflect %j: powder %j', (now, wish, other, isPowder) => {
  const plan = plannedFrom(photo(now, NATURAL_TONE), photo(wish, other === null ? NATURAL_TONE : gold, other))
  expect(hasPowder(plan)).toBe(isPowder)
  expect(valuesOf(plan, 'wish-colour-first') === undefined).toBe(isPowder)
})

it('two photos that agree only within their bars are not said to agree', () => {
  const plan = plannedFrom(photo(5, NATURAL_TONE), photo(5.1, NATURAL_TONE))
  const gloss = plan.sessions[0]?.phases[0]
  expect(gloss?.kind).toBe('gloss')
  expect(gloss?.reasons[0]?.values).toMatchObject({ doubt: 'yes' })
  expect(valuesOf(plan, 'wish-doubtful')).toMatchObject({ use: 'reached' })
})

it('hair that has its wish within the bars and gets a clear gloss is not said to need another visit', () => {
  const plan = plannedFrom(photo(2.6, NATURAL_TONE), photo(3.2, NATURAL_TONE))
  expect(plan.sessions[0]?.phases[0]?.kind).toBe('gloss')
  const codes = plan.reasons.map(({ code }) => code)
  expect(valuesOf(plan, 'foretold-other')).toMatchObject({ mend: 'within' })
  expect(codes).not.toContain('goal-transform')
})

it('a deeper wish of a wide bar on honey hair is confirmed before it is darkened', () => {
  const honey: Tone = { primary: 'DORATO', secondary: 'RAME', intensity: 'full' }
  const useOn = (prima: MeasuredHair) =>
    valuesOf(plannedFrom(prima, photo(5.4, NATURAL_TONE, null, 1.7)), 'wish-doubtful')?.use
  expect(useOn(photo(6.6, honey))).toBe('darken')
  expect(useOn(photo(6.6, NATURAL_TONE))).toBeUndefined()
})

it('a sure wish has no doubt', () => {
  const sure = plannedFrom(photo(3, NATURAL_TONE, null, 0), photo(7, gold, null, 0))
  expect(valuesOf(sure, 'wish-doubtful')).toBeUndefined()
  expect(hasPowder(sure)).toBe(true)
})

it('a neutral wish that may be copper or grey opens no powder before it is known', () => {
  const copper = plainTone('RAME')
  expect(hasPowder(plannedFrom(photo(2.6, NATURAL_TONE), photo(6.3, NATURAL_TONE, copper)))).toBe(false)
  expect(hasPowder(plannedFrom(photo(2.6, NATURAL_TONE), photo(6.3, NATURAL_TONE)))).toBe(true)
})

it('a neutral wish is not called red, and its warmth is said with what mends it', () => {
  const promised = [1.2, 1.7, 2.4, 3, 4].flatMap((now) =>
    [1, 1.4, 1.7, 2].map((lift) => plannedFrom(photo(now, NATURAL_TONE), photo(now + lift, NATURAL_TONE))),
  )
  const codes = promised.flatMap(({ sessions }) =>
    sessions.flatMap(({ phases }) => phases.flatMap(({ reasons }) => reasons.map(({ code }) => code))),
  )
  expect(codes).not.toContain('red-volume')
  const warm = promised.filter(({ expected }) => WARM_TONES.has(expected.tone.primary))
  expect(warm.length).toBeGreaterThan(0)
  const isMended = (values: ReturnType<typeof valuesOf>) => values?.mend === 'cooler' || values?.warm === 'yes'
  expect(warm.filter((plan) => !isMended(valuesOf(plan, 'foretold-other')))).toEqual([])
})

it('a neutral wish that may be copper is not cooled before it is known', () => {
  const shadesFor = (other: Tone | null) =>
    plannedFrom(photo(2.9, NATURAL_TONE), photo(4.9, NATURAL_TONE, other)).sessions[0]?.phases[0]?.products.map(
      ({ shade }) => shade,
    )
  expect(shadesFor(null)).toContain('5.1')
  expect(shadesFor(plainTone('RAME'))).toEqual(['5.0'])
  const copper = photo(4.9, plainTone('RAME'), NATURAL_TONE)
  const tinted = plannedFrom(photo(2.9, NATURAL_TONE), copper)
  expect(valuesOf(tinted, 'wish-doubtful')).toMatchObject({ tone: 'NATURALE', other: 'RAME' })
})

it('two readings that differ by less than half a level bring no deeper colour', () => {
  const plan = plannedFrom(photo(2.7, NATURAL_TONE), photo(2.3, NATURAL_TONE))
  expect(plan.sessions[0]?.phases.map(({ kind }) => kind)).toEqual(['gloss', 'finish'])
})

describe('a wish of salt and pepper on a head that may be white', () => {
  const prima = { ...photo(4, NATURAL_TONE), whiteShare: 0.61 }
  const dopo = { ...photo(3, NATURAL_TONE), whiteShare: 0.4 }
  const bowlOf = (plan: Plan) => plan.sessions[0]?.phases[0]

  it('gets no pigment before the answer, and is told what it waits for', () => {
    const plan = plannedFrom(prima, dopo)
    expect(bowlOf(plan)).toMatchObject({ kind: 'gloss', products: [{ shade: null }] })
    expect(bowlOf(plan)?.reasons[0]?.values).toMatchObject({ white: 'own' })
    expect(valuesOf(plan, 'foretold-other')).toMatchObject({ mend: 'white-open' })
  })

  it('is coloured once the white is to be covered', () => {
    const white = { ...undeclaredWhite, wish: 'coprire' } as const
    expect(bowlOf(plannedFrom(prima, dopo, { ...emptyDetails, white }))).toMatchObject({ kind: 'colour' })
  })

  it('is coloured where the wish shows no strands, by a bowl that is said to be all natural', () => {
    const bowl = bowlOf(plannedFrom(prima, { ...dopo, whiteShare: 0 }))
    expect(bowl?.products).toMatchObject([{ shade: '3.0' }])
    expect(bowl?.reasons.find(({ code }) => code === 'white-unasked')?.values.share).toBe(1)
  })
})

it('ash that was read and may be neutral is mixed as neutral where hair may be white', () => {
  const ash = plainTone('CENERE')
  const silver = { ...photo(8, NATURAL_TONE), whiteShare: 0.75 }
  const shadesFor = (prima: MeasuredHair, wish: MeasuredHair) => {
    const plan = plannedFrom(prima, wish)
    const bowls = plan.sessions.flatMap(({ phases }) => phases.filter(({ kind }) => kind === 'colour'))
    return { plan, shades: bowls.flatMap(({ products }) => products.map(({ shade }) => shade)) }
  }
  const doubtful = shadesFor(silver, photo(4.1, ash, NATURAL_TONE, 0.1))
  expect(doubtful.shades).toEqual(['4.0'])
  expect(valuesOf(doubtful.plan, 'wish-warmer-end')).toEqual({ wished: '4.1', shade: '4.0' })
  expect(valuesOf(doubtful.plan, 'goal-transform')).toMatchObject({ white: 'yes' })
  expect(doubtful.plan.maintenance.find(({ code }) => code === 'regrowth')?.values).toMatchObject({ white: 0.75 })
  expect(shadesFor(silver, photo(4.1, ash, null, 0.1)).shades).not.toEqual(['4.0'])
  expect(
    valuesOf(shadesFor(photo(6, NATURAL_TONE), photo(4.1, ash, NATURAL_TONE)).plan, 'wish-warmer-end'),
  ).toBeUndefined()
})

it('a light wish on mostly white hair waits also where its ends are lighter', () => {
  const wish = photo(7.2, NATURAL_TONE, null, 0.7)
  const pale = photo(9.6, NATURAL_TONE, null, 0.7)
  const plan = plannedFrom(
    { ...photo(6.3, NATURAL_TONE), whiteShare: 0.8 },
    { ...wish, zones: { ...wish.zones, ends: pale.zones.ends } },
    { ...emptyDetails, withoutPowder: true },
  )
  expect(plan.technique).toBeNull()
  expect(plan.sessions[0]?.phases[0]?.kind).toBe('gloss')
})
