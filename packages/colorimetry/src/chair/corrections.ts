import { shadeNotation } from '../colour/shade.ts'
import { plainTone } from '../colour/tone.ts'
import { MID_SERVICE } from '../data/mid-service.ts'
import { correctorCode } from '../data/products/catalogue.ts'
import { CORRECTOR, correctorByRule } from '../data/products/correctors.ts'
import { gramsOf, gramsOnZones } from '../data/products/grams.ts'
import { PRODUCT_CLASS_DATA } from '../data/products/product-classes.ts'
import { toneMiss } from '../hair/landing.ts'
import { type HeadOfHair, headOn } from '../hair/replay-plan.ts'
import { shownReflect } from '../hair/state.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { Phase, ProductClass } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { ToneName, Zone } from '../model/vocabulary.ts'
import { bowlWeight } from '../plan/bowls/grams.ts'
import { developerFor } from '../plan/bowls/ratio.ts'
import { mixedAnew } from './rest.ts'

const TONING: ReadonlySet<ProductClass> = new Set(['TONER', 'DEMI', 'GLOSS'])

export const isToning = ({ kind, products: [main] }: Phase): boolean =>
  main !== undefined && TONING.has(main.class) && kind !== 'prepigment' && kind !== 'lowlights'

/** Predicted distance of a head from a tone on these zones. */
const missOn = (head: HeadOfHair, zones: readonly Zone[], tone: Tone): number =>
  Math.max(...zones.map((zone) => toneMiss(shownReflect(head[zone]), tone)))

/** The bowls sorted by their distance from a tone, nearest first. */
const nearestFirst = (bowls: readonly Phase[], head: HeadOfHair, tone: Tone): readonly Phase[] =>
  bowls
    .map((bowl) => ({ bowl, miss: missOn(headOn(head, [bowl]), bowl.zones, tone) }))
    .sort((one, other) => one.miss - other.miss)
    .map(({ bowl }) => bowl)

const COUNTERS: readonly ToneName[] = ['CENERE', 'IRISE', 'VERDE', 'DORATO']

/** Variants of a toning bowl for this head, unchanged or with one corrector by the rule of 11, nearest to the tone first. */
export const tonedAnew = (phase: Phase, head: HeadOfHair, tone: Tone): readonly Phase[] => {
  const { products } = phase
  const level = Math.min(...phase.zones.map((zone) => head[zone].depth))
  const grams = Math.max(1, Math.round((correctorByRule(level) * gramsOf(products)) / CORRECTOR.perGrams))
  const hasCorrector = products.some(({ class: name }) => name === 'CORRECTOR')
  const corrected = hasCorrector
    ? []
    : COUNTERS.map((counter) =>
        mixedAnew(phase, [...products, { class: 'CORRECTOR', shade: correctorCode(counter), grams }]),
      )
  return nearestFirst([phase, ...corrected], head, tone)
}

/** Tones that remove warmth, and those that restore it; the model of hair chooses among them. */
const AGAINST = {
  warm: [
    plainTone('CENERE'),
    plainTone('IRISE'),
    { ...plainTone('CENERE'), secondary: 'IRISE' },
    { ...plainTone('IRISE'), secondary: 'CENERE' },
    plainTone('BEIGE'),
  ],
  ash: [plainTone('DORATO'), plainTone('BEIGE'), { ...plainTone('DORATO'), secondary: 'RAME' }, plainTone('RAME')],
} as const satisfies Record<string, readonly Tone[]>

/** Short acid bowls against too much warmth or ash on these zones, best first. */
export const correctingBowls = (
  against: keyof typeof AGAINST,
  zones: readonly Zone[],
  head: HeadOfHair,
  /** Palest level allowed for a shade. */
  level: number,
  wished: Tone,
  { details }: Situation,
): readonly Phase[] => {
  const { grams: share, minutes, volume } = MID_SERVICE.correct
  const least = Math.max(10, share * gramsOnZones('toner-whole', zones, details))
  const bowls = (['TONER', 'DEMI'] as const).flatMap((product) => {
    const grams = bowlWeight(product, least)
    return AGAINST[against].map(
      (each): Phase => ({
        kind: 'tone',
        zones,
        products: [{ class: product, shade: shadeNotation(level, each), grams }],
        developer: developerFor(product, grams, volume),
        dilutionGrams: 0,
        ratio: PRODUCT_CLASS_DATA[product].ratioText,
        minutes: Math.max(minutes, PRODUCT_CLASS_DATA[product].minutesRange[0]),
        minutesRange: PRODUCT_CLASS_DATA[product].minutesRange,
        checkEveryMinutes: MID_SERVICE.correct.minutes,
        stopAtLevel: null,
        bondGrams: 0,
        application: ['damp-hair', 'brassiest-zone-first', 'check-strand', 'rinse'],
        reasons: [],
      }),
    )
  })
  return nearestFirst(bowls, head, wished)
}
