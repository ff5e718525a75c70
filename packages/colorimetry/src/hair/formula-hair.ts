import { formulaLevel, parseShade, shadeNotation } from '../colour/shade.ts'
import { NATURAL_TONE } from '../colour/tone.ts'
import { gramsOf } from '../data/products/grams.ts'
import { POWDER_CLASSES } from '../data/products/product-classes.ts'
import type { Tone } from '../model/measured-hair.ts'
import type { Phase, PlanSession } from '../model/plan.ts'
import type { Situation, ZoneHistory, ZoneState } from '../model/situation.ts'
import { eachZone, type Zone } from '../model/vocabulary.ts'
import { isLightened } from './history.ts'
import { onWhiteBase } from './white-share.ts'

/** Hair at the level that formulas use; `measured` is that level before it was rounded to a half. */
export type SpokenZone = ZoneState & { readonly measured?: number }
export type HairState = Readonly<Record<Zone, SpokenZone>>

/** The level before rounding while the hair is untreated; after a treatment the level itself. */
export const measuredLevel = ({ level, measured }: SpokenZone): number =>
  measured !== undefined && formulaLevel(measured) === level ? measured : level

/** The hair of a situation at the levels that formulas use. */
export const startingHair = (situation: Situation): HairState =>
  eachZone((zone): SpokenZone => {
    const state = onWhiteBase(situation.current[zone], situation.details)
    return { ...state, level: formulaLevel(state.level), measured: state.level }
  })

/** Super-lightener shades name a series, not a depth: their level is that of the phase or of the session's goal. */
const FIRST_HIGHLIFT_SHADE = 11

/** Levels of the shades in a bowl without correctors; empty if it contains none. */
export const shadeLevelsOf = (phase: Phase): readonly number[] =>
  phase.products
    .filter((product) => product.class !== 'CORRECTOR' && product.shade !== null)
    .map((product) => parseShade(product.shade ?? '')?.level ?? null)
    .filter((level) => level !== null)

const mainClassOf = (phase: Phase) => phase.products[0]?.class ?? null

const lightenedHistory = (phase: Phase, before: ZoneHistory): ZoneHistory => {
  const main = mainClassOf(phase)
  if (main === 'BATH' || main === 'DECAP_OX' || main === 'DECAP_RED')
    return before === 'decolorato' ? before : 'colorato'
  return 'decolorato'
}

const levelAfterShade = (phase: Phase, before: number, shade: number, goal: number): number => {
  const main = mainClassOf(phase)
  if (main === 'HIGHLIFT') return phase.stopAtLevel ?? (shade >= FIRST_HIGHLIFT_SHADE ? goal : shade)
  if (main === 'PERM' || main === 'PERM_W') return shade
  // A deposit never lightens; a shade less than a level deeper than the hair tones it at its level.
  return shade <= before - 1 ? shade : before
}

/** One reflect by the digits of a shade; 0 and 00 are both natural. */
const isSameReflect = (one: Tone, other: Tone): boolean =>
  shadeNotation(1, one) === shadeNotation(1, other) || (isNatural(one) && isNatural(other))

/** Smallest share of a shade that determines the tone of a bowl; smaller ones neutralise or warm it [E]. */
const GIVES_TONE = 0.45

const isNatural = ({ primary }: Tone) => primary === 'NATURALE'

/**
 * The tone after a bowl: `wished` if a main shade has it, otherwise that of the shade with the largest weight. The natural base
 * of a cover counts only for a natural wish, or if the bowl contains nothing else.
 */
export const toneOfBowl = ({ products }: Phase, wished: Tone): Tone => {
  const all = products.flatMap(({ class: product, shade, grams }) => {
    const tone = product === 'CORRECTOR' ? undefined : parseShade(shade ?? '')?.tone
    return tone === undefined ? [] : [{ tone, grams }]
  })
  const covers = products.some(({ class: product }) => product === 'PERM' || product === 'PERM_W')
  const reflects = covers && !isNatural(wished) ? all.filter(({ tone }) => !isNatural(tone)) : []
  const [first, ...others] = reflects.length > 0 ? reflects : all
  if (first === undefined) return wished
  const least = GIVES_TONE * gramsOf([first, ...others])
  if ([first, ...others].some(({ tone, grams }) => grams >= least && isSameReflect(tone, wished))) return wished
  return others.reduce((most, next) => (next.grams > most.grams ? next : most), first).tone
}

/** The wished tone of each zone. */
type WishedTones = Readonly<Record<Zone, { readonly tone: Tone }>>

/** Only direct pigment makes a pure colour; oxidative shades are at most intense. */
const asOxidative = (tone: Tone): Tone => (tone.intensity === 'pure' ? { ...tone, intensity: 'intense' } : tone)

const afterPhase = (state: ZoneState, phase: Phase, session: PlanSession, wished: Tone): ZoneState => {
  const main = mainClassOf(phase)
  // Filler is rinsed with the next bowl, and deeper strands do not change the zone.
  if (main === null || phase.kind === 'prepigment' || phase.kind === 'lowlights') return state
  // A lightener without a level reaches the goal of its session.
  const open = Math.max(state.level, session.goal.level)
  if (POWDER_CLASSES.has(main) || main === 'DECAP_RED')
    return {
      level: phase.stopAtLevel ?? open,
      tone: NATURAL_TONE,
      history: lightenedHistory(phase, state.history),
    }
  if (phase.kind === 'pretone') return { ...state, tone: NATURAL_TONE }
  // Direct colour coats the hair and washes out: the base does not change.
  if (main === 'DIRECT') return { ...state, tone: { ...toneOfBowl(phase, wished), intensity: 'pure' } }
  const levels = shadeLevelsOf(phase)
  if (levels.length === 0 || phase.kind === 'gloss') return state
  // In a mixture of levels the deeper one decides.
  const shade = Math.min(...levels)
  return {
    level: levelAfterShade(phase, state.level, shade, session.goal.level),
    tone: asOxidative(toneOfBowl(phase, wished)),
    history: isLightened(state) ? state.history : 'colorato',
  }
}

const afterWork = (hair: HairState, phase: Phase, session: PlanSession, wishes: WishedTones): HairState =>
  eachZone((zone) =>
    phase.zones.includes(zone) ? afterPhase(hair[zone], phase, session, wishes[zone].tone) : hair[zone],
  )

/** Hair before every phase of a session, and after the last one: one more state than phases. */
export const hairThrough = (hair: HairState, session: PlanSession, wishes: WishedTones): readonly HairState[] => {
  const states = [hair]
  let now = hair
  for (const phase of session.phases) {
    now = afterWork(now, phase, session, wishes)
    states.push(now)
  }
  return states
}

/** Hair after a session: the levels and history of its zones. */
export const afterSession = (hair: HairState, session: PlanSession, wishes: WishedTones): HairState =>
  hairThrough(hair, session, wishes).at(-1) ?? hair
