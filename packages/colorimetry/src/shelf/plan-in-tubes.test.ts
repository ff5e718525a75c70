import { cases, testSeed } from '@riflesso/testing'
import { describe, expect, it } from 'vitest'
import { readBrandShade } from '../colour/read-brand-shade.ts'
import { shadeNotation } from '../colour/shade.ts'
import { BRANDS, type BrandId } from '../data/products/brands.ts'
import { gramsOf } from '../data/products/grams.ts'
import { type Phase, PRODUCT_CLASSES, type ProductClass } from '../model/plan.ts'
import type { ShelfProduct } from '../model/shelf.ts'
import { planBalanced } from '../plan/plan-formula.ts'
import { checkPlan } from '../rules/check-plan.ts'
import { situationsFrom } from '../testing/random-situation.ts'
import { shadeOf, situationOf } from '../testing/situations.ts'
import { judgeResult } from '../verdict/judge-result.ts'
import { costOfBowl } from './cost.ts'
import { isNearEnough, mixturesFor } from './mixtures.ts'
import { planInTubes } from './plan-in-tubes.ts'

const PLENTY = 5000

const product = (name: ShelfProduct['class'], of: Partial<ShelfProduct> = {}): ShelfProduct => ({
  id: [name, of.shade, of.volume].filter((part) => part !== undefined && part !== null).join(' '),
  class: name,
  shade: null,
  volume: null,
  gramsLeft: PLENTY,
  packGrams: 60,
  check: 'verificata',
  sheet: null,
  ...of,
})

/** A line of a brand, by the codes on its tubes. */
const line = (name: ProductClass, brand: BrandId, codes: string): ShelfProduct[] =>
  codes.split(' ').map((code) => {
    const read = readBrandShade(BRANDS[brand], code)
    if (read === null) throw new Error(`${brand} has no ${code}`)
    return product(name, { shade: shadeNotation(read.level, read.tone) })
  })

const withoutShade = PRODUCT_CLASSES.filter((name) =>
  ['BLEACH', 'CLAY', 'BLEACH_CREAM', 'BATH', 'DECAP_OX', 'DECAP_RED', 'CHELATE', 'BOND', 'ACID_CARE'].includes(name),
).map((name) => product(name))
const developers = [10, 20, 30, 40].map((volume) => product('DEVELOPER', { volume }))

/** Shelves of three brands with different notations. */
const SHELVES = {
  slashes: [
    ...line('PERM', 'wella', '3/0 4/0 5/0 6/0 7/0 8/0 9/0 10/0 5/7 6/3 7/3 8/3 9/3 6/43 7/43 7/4 6/44 8/1 9/1 10/1'),
    ...line('DEMI', 'wella', '4/0 5/0 6/0 7/0 8/0 9/0 10/0 7/3 9/3 7/43 6/5 9/6 10/6 10/1 9/1'),
  ],
  dashes: [
    ...line('PERM', 'schwarzkopf', '1-0 3-0 5-0 6-0 7-0 8-0 9-0 4-6 6-6 7-5 9-5 6-7 7-77 5-8 6-88 8-1 9-1'),
    ...line('TONER', 'schwarzkopf', '5-0 6-0 7-0 8-0 9-0 10-0 9-5 8-4 10-4 9-9 10-9 10-1'),
  ],
  letters: [
    ...line('PERM', 'matrix', '3N 4N 5N 6N 7N 8N 9N 10N 5M 6G 8G 6C 7CG 8C 5R 6RR 7A 9A 10V'),
    ...line('DEMI', 'matrix', '3N 5N 7N 9N 10N 8G 6C 10V 9A 8V'),
  ],
} as const

/** Prices that do not divide evenly: every line of a bowl is rounded. */
const packsOf = (shelf: readonly ShelfProduct[]) =>
  shelf.map(({ id, packGrams }, index) => ({ id, packGrams, packCents: 701 + 37 * index }))

/** The sheets of a brand that mixes its colour 1:1, whatever the plan has. */
const withSheets = (shelf: readonly ShelfProduct[]) =>
  shelf.map((own) => ({ ...own, sheet: { ratio: 1, minutes: 30, volumes: [10, 20, 30, 40] } }))

const SITUATIONS = cases({ gate: 200, prove: 20_000 })
const wholePhase = (phase: Phase) => phase.products.every(({ grams }) => Number.isInteger(grams))

describe('a plan in the tubes of a shelf', () => {
  // Two hundred plans for each brand, each checked by every rule.
  it.each(Object.entries(SHELVES))(
    `the plans of ${SITUATIONS} random situations stay safe and right in the tubes of a house that writes %s, in whole grams, and cost what their lines add up to`,
    (_, tubes) => {
      const plain = [...tubes, ...withoutShade, ...developers]
      const packs = packsOf(plain)
      const next = situationsFrom(testSeed)
      const seen = { mixed: 0, bySheet: 0, inHalves: 0 }
      for (let index = 0; index < SITUATIONS; index++) {
        const given = next()
        const plan = planBalanced(given)
        const [hasSheets, halfTubes] = [index % 2 === 1, index % 4 > 1]
        const inTubes = planInTubes(plan, given, hasSheets ? withSheets(plain) : plain, halfTubes)
        expect([...checkPlan(inTubes.plan, given), ...judgeResult(inTubes.plan, given)]).toEqual([])
        for (const [session, bowls] of inTubes.bowls.entries())
          for (const [at, bowl] of bowls.entries()) {
            const planned = plan.sessions[session]?.phases[at]
            if (planned === undefined) throw new Error('a bowl without a phase')
            seen.mixed += Number(bowl.match === 'mix')
            seen.bySheet += Number(bowl.phase.ratio !== planned.ratio)
            seen.inHalves += Number(bowl.inHalfTubes)
            expect(bowl.parts.every(({ grams }) => Number.isInteger(grams) && grams > 0)).toBe(true)
            if (bowl.match !== 'missing' && wholePhase(planned)) {
              expect(gramsOf(bowl.parts)).toBe(gramsOf(bowl.phase.products) + planned.bondGrams)
              if (!bowl.inHalfTubes) expect(gramsOf(bowl.phase.products)).toBe(gramsOf(planned.products))
            }
            if (bowl.developer !== null) expect(gramsOf(bowl.developer)).toBe(bowl.phase.developer?.grams ?? 0)
            const { parts, cents } = costOfBowl(bowl, packs)
            expect(parts.reduce((sum, part) => sum + (part.cents ?? Number.NaN), 0)).toBe(cents)
          }
      }
      expect(seen.mixed).toBeGreaterThan(SITUATIONS / 20)
      expect(seen.bySheet).toBeGreaterThan(0)
      expect(seen.inHalves).toBeGreaterThan(0)
    },
  )

  it('tone on tone is mixed from a darker and a lighter tube of the line', () => {
    const given = situationOf({ current: shadeOf('5.0'), goal: shadeOf('5.0'), history: 'colorato' })
    const plan = planBalanced(given)
    const shelf = [...line('DEMI', 'wella', '4/0 6/0'), ...withoutShade, ...developers]
    const bowls = planInTubes(plan, given, shelf).bowls.flat()
    const mixed = bowls.filter(({ match }) => match === 'mix')
    expect(mixed.map(({ parts }) => parts.map(({ id }) => id))).toEqual([['DEMI 4.0', 'DEMI 6.0']])
  })

  it('without one of two tubes the other keeps its grams, and the nearest safe mixture says what comes of it', () => {
    const given = situationOf({ current: shadeOf('6.0'), goal: shadeOf('6.66'), history: 'colorato' })
    const plan = planBalanced(given)
    const shelf = [
      ...line('DEMI', 'loreal', '6.0 6.3'),
      ...line('PERM', 'loreal', '6.0 6.3'),
      ...withoutShade,
      ...developers,
    ]
    const bowls = planInTubes(plan, given, shelf)
      .bowls.flat()
      .filter(({ match }) => match === 'missing')
    expect(bowls.length).toBeGreaterThan(0)
    for (const { kept, lacking, phase, nearest, nearestResult } of bowls) {
      const grams = gramsOf(phase.products) + phase.bondGrams
      expect(gramsOf(kept)).toBe(grams - gramsOf(lacking))
      expect(gramsOf(nearest)).toBe(gramsOf(phase.products))
      expect(nearestResult?.level).toBeCloseTo(6, 0)
      expect(nearestResult?.tone.primary).not.toBe('ROSSO')
    }
  })

  it('grams are exact only if the lines of the bowl are verified and their sheet has the developer', () => {
    const given = situationOf({ current: shadeOf('6.0'), goal: shadeOf('7.3'), history: 'colorato' })
    const plan = planBalanced(given)
    const shelf = [...SHELVES.slashes, ...withoutShade, ...developers]
    const exact = (change: Partial<ShelfProduct>) =>
      planInTubes(
        plan,
        given,
        shelf.map((own) => ({ ...own, ...change })),
      ).bowls.flatMap((session) =>
        session.filter(({ match, phase }) => match !== 'missing' && phase.developer !== null).map((bowl) => bowl.exact),
      )
    expect(new Set(exact({}))).toEqual(new Set([true]))
    expect(new Set(exact({ check: 'parziale' }))).toEqual(new Set([false]))
    expect(new Set(exact({ sheet: { ratio: 1, minutes: 30, volumes: [3] } }))).toEqual(new Set([false]))
  })

  it('eleven tubes mix at least seven in ten natural and warm shades between 4 and 8 within half a level and the same reflect', () => {
    const shelf = line('PERM', 'loreal', '4.0 5.0 6.0 7.0 8.0 5.35 6.4 6.66 7.44 8.3 8.34')
    const tubes = shelf.map(({ id, shade }) => ({ id, shade: shade ?? '', gramsLeft: PLENTY }))
    const goals = [4, 5, 6, 7, 8].flatMap((level) =>
      ['0', '00', '03', '3', '33', '34', '04', '4', '44', '43', '35', '5', '6', '66', '64', '46'].map(
        (tone) => `${level}.${tone}`,
      ),
    )
    const mixed = goals.filter((shade) => {
      const mixtures = mixturesFor([{ class: 'PERM', shade, grams: 60 }], tubes)
      return mixtures.some(({ difference }) => isNearEnough(difference))
    })
    expect(mixed.length / goals.length).toBeGreaterThanOrEqual(0.7)
  })
})
