import { NATURAL_TONE } from '../colour/tone.ts'
import { COOL_TONES, WARM_TONES } from '../data/tones.ts'
import { WHITE } from '../data/white-hair.ts'
import type { Fantasy } from '../hair/direct.ts'
import { conditionOf } from '../hair/likely-answers.ts'
import { densestWhite } from '../hair/white-share.ts'
import { isWhiteUnasked, mayBeWhite, whiteTreatment } from '../hair/white-treatment.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { Reason } from '../model/plan.ts'
import type { Situation, ZoneState } from '../model/situation.ts'
import type { Condition, WhitePlace, Zone } from '../model/vocabulary.ts'

/** Derived facts of a situation; unanswered questions count as the most likely answer. */
export type Facts = {
  readonly situation: Situation
  readonly condition: Condition
  /** Share of white hair at its densest place; unanswered = none, and the plan reports the missing answer. */
  readonly white: number
  /** That place; null where white was not judged by places. */
  readonly whitePlace: WhitePlace | null
  readonly coversWhite: boolean
  /** Whether much of the natural hair may be white, with no answer yet. */
  readonly mayBeWhite: boolean
  readonly scalpIsSound: boolean
  /** Zones that get direct colour; null = none. */
  readonly fantasy: Fantasy | null
}

export const factsOf = (situation: Situation, fantasy: Fantasy | null = null): Facts => {
  // White hair needs no cover under a fantasy colour: it is the palest base of all.
  const densest = fantasy?.wish.roots === undefined ? densestWhite(situation.details) : null
  const white = densest?.share ?? 0
  return {
    situation,
    condition: conditionOf(situation),
    white,
    whitePlace: densest?.place ?? null,
    coversWhite: white >= WHITE.coverFrom && whiteTreatment(situation) === 'cover',
    mayBeWhite: mayBeWhite(situation),
    scalpIsSound: situation.details.safety.scalp === 'sana',
    fantasy,
  }
}

/** White hair that only the photo shows keeps its doubt in every sentence. */
export const doubtOfWhite = (situation: Situation): { readonly seen?: 'yes' } =>
  isWhiteUnasked(situation) ? { seen: 'yes' } : {}

/** The white that a bowl is mixed for, as values of a reason. */
export const whiteValues = ({
  white,
  whitePlace,
  situation,
}: Facts): Reason['values'] & { readonly white: number } => ({
  white,
  ...(whitePlace === null ? {} : { place: whitePlace }),
  ...doubtOfWhite(situation),
})

/** Pure henna leaves orange, which ash turns green: it gets nothing cool, not even to neutralise (7.4). */
const refusesAsh = ({ situation }: Facts): boolean => situation.details.history.henna === 'pura'

/** A neutral wish that may be warm, or pure henna: what is cooled too early is hard to warm again. */
export const avoidsCool = (facts: Facts): boolean => {
  const { doubt, zones } = facts.situation.goal
  const mayBeWarm = doubt?.other !== undefined && WARM_TONES.has(doubt.other.primary)
  return refusesAsh(facts) || (mayBeWarm && zones.lengths.tone.primary === 'NATURALE')
}

/** On pure henna a cool wish becomes a natural one. */
export const withoutAsh = (tone: Tone, facts: Facts): Tone =>
  refusesAsh(facts) && COOL_TONES.has(tone.primary) ? NATURAL_TONE : tone

export const isWarm = (tone: Tone): boolean => WARM_TONES.has(tone.primary)
export const isCool = (tone: Tone): boolean => COOL_TONES.has(tone.primary)
export const isStrong = (tone: Tone): boolean => tone.intensity === 'intense' || tone.intensity === 'pure'

const WEAK: ReadonlySet<Condition> = new Set(['discreto', 'mediocre', 'rovinato', 'pessimo'])

/** Hair that gets bond builder in every lightener, and short baths (7.7). */
export const isWeak = (condition: Condition): boolean => WEAK.has(condition)

/** Natural red or copper hair: its pigment outlasts what colour can lift. */
export const isNaturalRed = ({ history, tone }: ZoneState): boolean =>
  history === 'naturale' && (tone.primary === 'RAME' || tone.primary === 'ROSSO') && tone.intensity !== 'none'

/** White at a natural root that resists colour is softened first (7.3). */
export const needsSoftening = (zone: Zone, { history }: ZoneState, { white, situation }: Facts): boolean => {
  const { lastResult, white: said } = situation.details
  const isGlassy = lastResult === 'trasparente' || said?.glassy === true
  const from = isGlassy ? WHITE.coverFrom : WHITE.softenFrom
  return zone === 'roots' && history === 'naturale' && white >= from
}

/** Whether persulfates are not tolerated, or powder is not wished. */
export const isPowderRefused = ({ situation: { details } }: Facts): boolean =>
  details.safety.persulfateAsthma === true || details.withoutPowder === true
