import { fullReflectAt } from '../colour/tone.ts'
import { bandOf, LEARNING } from '../data/correction-limits.ts'
import { reflectOfLab } from '../hair/pigment.ts'
import {
  type Correction,
  type Corrections,
  type Estimate,
  LEVEL_BANDS,
  type LevelBand,
  SHADE_FAMILIES,
  type ShadeFamily,
} from '../model/corrections.ts'
import type { Lab } from '../model/measured-hair.ts'
import { apartOf, type Deviation, type MeanAndSpread, NOTHING, scatterOf, shrunk } from './estimate.ts'

/** A colour with its errors: half widths of the 90 % intervals of the level and in the (a*, b*) plane. */
export type ColourWithError = {
  readonly level: number
  readonly levelError: number
  readonly lab: Lab
  /** Null where the reflect cannot be determined. */
  readonly toneError: number | null
}

/** The prediction of the model of hair without corrections, and the measured colour. */
export type LearningOutcome = {
  readonly expected: ColourWithError
  readonly measured: ColourWithError
  readonly family: ShadeFamily
  /** Milliseconds since 1970. */
  readonly at: number
  /** Opaque id of the client; null without one. */
  readonly client: string | null
}

type Quantity = 'level' | 'warmth'
type Deviations = Readonly<Record<Quantity, readonly Deviation[]>>

/** Standard deviations in the half width of a 90 % interval. */
const HALF_WIDTH = 1.645
/** Age up to which outcomes reflect the salon's current products and light: two years [E]. */
const OLDEST = 2 * 365 * 24 * 3600 * 1000

const warmthOf = (lab: Lab) => reflectOfLab(lab).b

const levelOff = ({ expected, measured }: LearningOutcome): Deviation => ({
  value: measured.level - expected.level,
  error: Math.hypot(measured.levelError / HALF_WIDTH, LEARNING.heads.level),
})

const warmthOff = ({ expected, measured }: LearningOutcome): Deviation[] =>
  expected.toneError === null || measured.toneError === null
    ? []
    : [
        {
          value: warmthOf(measured.lab) - warmthOf(expected.lab),
          error: Math.hypot(measured.toneError / fullReflectAt(measured.lab[0]) / HALF_WIDTH, LEARNING.heads.warmth),
        },
      ]

const deviationsOf = (outcomes: readonly LearningOutcome[]): Deviations => ({
  level: outcomes.map(levelOff),
  warmth: outcomes.flatMap(warmthOff),
})

const bounded = (value: number, most: number) => Math.min(most, Math.max(-most, value))

const toThousandth = (value: number) => Math.round(value * 1000) / 1000

const spoken = ({ mean, spread }: MeanAndSpread, n: number, quantity: Quantity): Estimate => {
  const isCertain = n > 0 && Math.abs(mean) >= LEARNING.certain * spread
  const spokenMean = isCertain ? bounded(mean, LEARNING.most[quantity]) : 0
  return { n, mean: toThousandth(spokenMean), spread: toThousandth(spread) }
}

/** Outcomes of a salon that are estimated together, with the spread of their deviations. */
type Salon = {
  readonly outcomes: readonly LearningOutcome[]
  /** Factor by which results of one family scatter more than expected from their errors. */
  readonly scatter: Readonly<Record<Quantity, number>>
  /** Distance between families beyond chance. */
  readonly apart: Readonly<Record<Quantity, number>>
}

const scattered = (deviations: readonly Deviation[], scatter: number): readonly Deviation[] =>
  deviations.map(({ value, error }) => ({ value, error: error * scatter }))

const salonOf = (outcomes: readonly LearningOutcome[]): Salon => {
  const families = SHADE_FAMILIES.map((family) => deviationsOf(outcomes.filter((each) => each.family === family)))
  const differOf = (quantity: Quantity) => {
    const deviations = families.map((each) => each[quantity])
    const scatter = scatterOf(deviations)
    return { scatter, apart: apartOf(deviations.map((each) => scattered(each, scatter))) }
  }
  const [level, warmth] = [differOf('level'), differOf('warmth')]
  return {
    outcomes,
    scatter: { level: level.scatter, warmth: warmth.scatter },
    apart: { level: level.apart, warmth: warmth.apart },
  }
}

/** Salon, then family, then band, then client: the estimate of each is the prior of the next. */
const estimateOf = (chain: readonly Deviations[], quantity: Quantity, n: number, { scatter, apart }: Salon) => {
  const { salon, family, band, client } = LEARNING.priors
  // The more families differ, the less they predict each other.
  const ofFamily = Math.hypot(family[quantity], LEARNING.apart * apart[quantity])
  const priors = [salon[quantity], ofFamily, band[quantity], client[quantity]]
  const estimated = chain.reduce<MeanAndSpread>(
    (parent, each, i) => shrunk(scattered(each[quantity], scatter[quantity]), parent, priors[i] ?? 0),
    NOTHING,
  )
  return spoken(estimated, n, quantity)
}

const correctionOf = (salon: Salon, band: LevelBand, family: ShadeFamily, client: string | null): Correction => {
  const { outcomes } = salon
  const isSufficient = outcomes.length >= LEARNING.fewest
  const ofFamily = outcomes.filter((each) => each.family === family)
  const own = client === null ? [] : ofFamily.filter((each) => each.client === client)
  // Each outcome counts once, in its narrowest group.
  const hers = new Set(own)
  const others = outcomes.filter((each) => each.family !== family)
  const otherBands = ofFamily.filter((each) => !hers.has(each) && bandOf(each.expected.level) !== band)
  const cell = ofFamily.filter((each) => !hers.has(each) && bandOf(each.expected.level) === band)
  const chain = [...(isSufficient ? [others, otherBands, cell] : [[], [], []]), own].map(deviationsOf)
  // A family without results is not corrected: reasons cite only results of the same family.
  const n = own.length > 0 ? own.length : isSufficient ? ofFamily.length : 0
  return {
    level: estimateOf(chain, 'level', n, salon),
    warmth: estimateOf(chain, 'warmth', n, salon),
    from: own.length > 0 ? 'client' : 'salon',
  }
}

/** Outcomes that count: not after `now` (ms), nor older than two years. */
export const recentOutcomes = (outcomes: readonly LearningOutcome[], now: number): readonly LearningOutcome[] =>
  outcomes.filter(({ at }) => at <= now && now - at <= OLDEST)

/**
 * Corrections of the model of hair from a salon's outcomes, by band and family: means shrunk from band to family to salon to zero,
 * robust against single wrong outcomes, and zero below `LEARNING.fewest` outcomes. The outcomes of `client` in the same family
 * have priority over the salon's. Outcomes after `now` (ms) or older than two years are ignored.
 */
export const correctionsFrom = (outcomes: readonly LearningOutcome[], client: string | null, now: number) => {
  const recent = recentOutcomes(outcomes, now)
  // Powder lifts, colour deposits: the causes of their deviations differ.
  const powder = salonOf(recent.filter(({ family }) => family === 'lightener'))
  const colour = salonOf(recent.filter(({ family }) => family !== 'lightener'))
  const ofBand = (band: LevelBand) =>
    Object.fromEntries(
      SHADE_FAMILIES.map((family) => [
        family,
        correctionOf(family === 'lightener' ? powder : colour, band, family, client),
      ]),
    ) as Corrections[LevelBand]
  return Object.fromEntries(LEVEL_BANDS.map((band) => [band, ofBand(band)])) as Corrections
}

/** Whether these corrections change anything. */
export const doesCorrect = (corrections: Corrections): boolean =>
  LEVEL_BANDS.some((band) =>
    SHADE_FAMILIES.some((family) => {
      const { level, warmth } = corrections[band][family]
      return level.mean !== 0 || warmth.mean !== 0
    }),
  )
