import { describe, expect, it } from 'vitest'
import { shadeNotation } from '../colour/shade.ts'
import { DEVELOPERS } from '../data/products/developers.ts'
import { LIGHTENERS } from '../data/products/lighteners.ts'
import { TONE_AXES } from '../data/tones.ts'
import { UNDERLYING_PIGMENT } from '../data/underlying-pigment.ts'
import { naturalShare, whiteBand } from '../data/white-hair.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { Phase, PhaseProduct, ProductClass } from '../model/plan.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { after, type Bowl } from './after.ts'
import { mixedColour } from './deposit.ts'
import { exposedAt, usualLift } from './lift.ts'
import { degreesBetween, directionOfReflect, reflectOfAmounts, strengthOf } from './pigment.ts'
import { hairOf, shownReflect } from './state.ts'

const bowl = (
  products: readonly PhaseProduct[],
  volume: number,
  more: Partial<Pick<Phase, 'stopAtLevel' | 'application' | 'kind'>> = {},
): Bowl => ({
  kind: 'colour',
  products,
  developer: { volume, percent: volume * 0.3, grams: 60 },
  stopAtLevel: null,
  application: [],
  ...more,
})

const natural = (shade: string, details: Parameters<typeof situationOf>[0]['details'] = {}) =>
  hairOf('lengths', situationOf({ current: shadeOf(shade), goal: shadeOf('9.0'), details }))

const colour = (product: ProductClass, shade: string, grams = 60) => ({ class: product, shade, grams })

describe('the warmth that lightening exposes', () => {
  it.each(UNDERLYING_PIGMENT.filter(({ level }) => level >= 3))(
    'the warmth that lightening exposes at level $level is cancelled by $neutraliser first of all tones',
    ({ level, neutraliser }) => {
      const opposite = directionOfReflect(exposedAt(level)) + 180
      const nearest = [...TONE_AXES].sort(
        (one, other) => degreesBetween(one.axis, opposite) - degreesBetween(other.axis, opposite),
      )
      expect(nearest[0]?.tone).toBe(neutraliser[0])
    },
  )

  it('lightening exposes red, orange, yellow, then pale yellow, in this order [S21 S24]', () => {
    const directions = UNDERLYING_PIGMENT.map(({ level }) => directionOfReflect(exposedAt(level)))
    expect(directions).toEqual([...directions].sort((one, other) => one - other))
    expect(strengthOf(exposedAt(10))).toBeLessThan(strengthOf(exposedAt(8)))
  })

  it('a redhead exposes more and redder warmth than an ash blonde of the same level', () => {
    const powder = bowl([{ class: 'BLEACH', shade: null, grams: 60 }], 20, { stopAtLevel: 9 })
    const [red, ash] = ['7.44', '7.1'].map((shade) => shownReflect(after(natural(shade), powder, 45)))
    expect(strengthOf(red ?? { a: 0, b: 0 })).toBeGreaterThan(strengthOf(ash ?? { a: 0, b: 0 }) + 0.5)
    expect(red?.a).toBeGreaterThan((ash?.a ?? 0) + 0.5)
  })
})

describe('lift by volume', () => {
  it.each(DEVELOPERS.filter(({ volume }) => volume >= 10 && volume !== 13))(
    'lift by volume of permanent colour with $volume volumes lies within what charts promise',
    ({ volume, nominalLift: [, most], colourLift }) => {
      const lift = usualLift('PERM', volume, 35)
      expect(lift).toBeGreaterThanOrEqual(colourLift - 0.5)
      expect(lift).toBeLessThanOrEqual(most)
    },
  )

  it.each(LIGHTENERS.filter(({ lift, place }) => lift !== null && place !== 'scalp'))(
    'lift by volume of $product in $place with $volumes volumes lies within what is published',
    ({ product, place, volumes, lift }) => {
      const [least, most] = lift ?? [0, 0]
      const black = natural('1.0')
      const application = place === 'foil' ? (['in-foil'] as const) : []
      const gained = volumes.map((volume) => {
        const work = bowl([{ class: product, shade: null, grams: 60 }], volume, { application })
        return after(black, work, 50).depth - black.depth
      })
      expect(Math.min(...gained)).toBeGreaterThanOrEqual(least - 0.25)
      expect(Math.max(...gained)).toBeLessThanOrEqual(most + 1)
    },
  )

  it('lift grows with volumes and minutes, stops at the level, and is faster on fine hair', () => {
    expect(usualLift('BLEACH', 30, 30)).toBeGreaterThan(usualLift('BLEACH', 20, 30))
    expect(usualLift('BLEACH', 20, 40)).toBeGreaterThan(usualLift('BLEACH', 20, 20))
    const powder = bowl([{ class: 'BLEACH', shade: null, grams: 60 }], 20, { stopAtLevel: 8 })
    expect(after(natural('7.0'), powder, 50).depth).toBe(8)
    const [fine, coarse] = (['fine', 'grossa'] as const).map(
      (fibre) => after(natural('2.0', { fibre }), powder, 30).depth,
    )
    expect(fine).toBeGreaterThan(coarse ?? 0)
  })

  it('colour does not lift colour (R1)', () => {
    const dyed = hairOf('lengths', situationOf({ history: 'colorato', current: shadeOf('5.0'), goal: shadeOf('8.0') }))
    expect(after(dyed, bowl([colour('PERM', '8.0')], 40), 45).depth).toBeLessThanOrEqual(5)
  })
})

describe('mixtures', () => {
  const strengthIn = (...products: readonly PhaseProduct[]) =>
    strengthOf(reflectOfAmounts(mixedColour(products)?.amounts ?? {}))

  it.each([
    ['blue and orange', '0.11', '0.44'],
    ['violet and yellow', '0.22', '0.33'],
    ['green and red', '0.77', '0.66'],
  ])('%s mixed in equal parts is near neutral [S55]', (_, one, other) => {
    const both = strengthIn(
      colour('PERM', '7.0'),
      { class: 'CORRECTOR', shade: one, grams: 5 },
      { class: 'CORRECTOR', shade: other, grams: 5 },
    )
    const alone = strengthIn(colour('PERM', '7.0'), { class: 'CORRECTOR', shade: one, grams: 5 })
    expect(both).toBeLessThan(alone)
  })

  it('the darker shade dominates a mixture: 6 and 8 in equal parts give less than 7', () => {
    expect(mixedColour([colour('PERM', '6.0'), colour('PERM', '8.0')])?.level).toBeCloseTo(6.9, 1)
  })

  it('a half part of natural base halves the reflect', () => {
    expect(strengthIn(colour('PERM', '7.3'), colour('PERM', '7.0'))).toBeCloseTo(strengthIn(colour('PERM', '7.3')) / 2)
  })
})

describe('white hair', () => {
  const covered = (white: number, level: number, product: ProductClass, volume: number, share: number) => {
    const hair = natural('5.0', { whiteShare: white })
    const gold: Tone = shadeOf('5.3').tone
    const base = { class: product, shade: `${level}.0`, grams: Math.round(60 * share) }
    const fashion = { class: product, shade: shadeNotation(level, gold), grams: 60 - Math.round(60 * share) }
    return after(hair, bowl([base, fashion], volume), 45).white.covered
  }

  it.each([0.2, 0.4, 0.6, 0.8, 0.95])('a share of %d is covered by the recipe of 7.3 at level 5', (white) => {
    const product = whiteBand(white)?.whiteLine === true ? 'PERM_W' : 'PERM'
    expect(covered(white, 5, product, 20, naturalShare(white))).toBeGreaterThanOrEqual(0.85)
  })

  it('on white hair a demi covers about half, a toner less, and low volumes less than twenty [S50]', () => {
    expect(covered(0.5, 6, 'DEMI', 10, 0.5)).toBeLessThan(0.6)
    expect(covered(0.5, 6, 'TONER', 7, 0.5)).toBeLessThan(covered(0.5, 6, 'DEMI', 10, 0.5))
    expect(covered(0.5, 6, 'PERM', 10, 0.5)).toBeLessThan(covered(0.5, 6, 'PERM', 20, 0.5))
  })

  it('pale shades stay transparent on white hair [S25 S36]', () => {
    expect(covered(0.5, 9, 'PERM', 20, 0.5)).toBeLessThan(covered(0.5, 8, 'PERM', 20, 0.5))
    expect(covered(0.5, 8, 'PERM', 20, 0.5)).toBeLessThan(covered(0.5, 7, 'PERM', 20, 0.5))
  })
})

describe('casts', () => {
  const pool = (tone: string) =>
    hairOf('lengths', situationOf({ history: 'decolorato', current: shadeOf(tone), goal: shadeOf('9.3') }))

  it('pool green survives powder and gold, and a chelating wash removes it', () => {
    const green = pool('9.7')
    const toned = after(green, bowl([colour('TONER', '9.3')], 7), 10)
    expect(toned.residues).toEqual(green.residues)
    const washed = after(green, bowl([{ class: 'CHELATE', shade: null, grams: 30 }], 0), 10)
    expect(washed.residues.green).toBeLessThan(green.residues.green / 2)
    expect(washed.residues.metal).toBe(false)
  })

  it('a bleach bath removes an old blue only in part', () => {
    const blue = hairOf(
      'lengths',
      situationOf({
        history: 'decolorato',
        current: { level: 8, tone: { primary: 'CENERE', secondary: null, intensity: 'pure' } },
        goal: shadeOf('9.1'),
      }),
    )
    const opened = after(blue, bowl([{ class: 'BATH', shade: null, grams: 30 }], 10, { stopAtLevel: 9 }), 15)
    expect(opened.direct.CENERE).toBeGreaterThan(1)
  })
})
