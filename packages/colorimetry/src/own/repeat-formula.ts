import { GROWTH_CM_PER_WEEK } from '../data/maintenance.ts'
import { gramsOf, gramsOnRegrowth } from '../data/products/grams.ts'
import { usesPowder } from '../data/products/product-classes.ts'
import { TECHNIQUES } from '../data/techniques/techniques.ts'
import { colourOf } from '../hair/colour-of.ts'
import { headAfter } from '../hair/replay-plan.ts'
import { weeksLater } from '../hair/weeks-later.ts'
import type { MeasuredHair } from '../model/measured-hair.ts'
import type { Phase, PhaseKind, Plan } from '../model/plan.ts'
import type { Situation, ZoneState } from '../model/situation.ts'
import { eachZone, type Zone } from '../model/vocabulary.ts'
import type { TypedPhase } from '../notation/read-formula.ts'
import { compareOutcome, type OutcomePromise } from '../outcome/compare-outcome.ts'
import { withoutHealthAnswers } from '../plan/without-health.ts'
import { typeAfter } from '../situation/type-after.ts'
import { zoneColours } from '../situation/zone-colours.ts'
import type { FormulaChange } from './change-formula.ts'
import type { HeadToday } from './own-formula.ts'

/** Care around the bowls, which is planned anew. */
const CARE: ReadonlySet<PhaseKind> = new Set(['finish', 'bond-treatment'])

const gramsPerGram = (ratio: string | null): number | null => {
  const value = Number(/^1:(\d+(?:\.\d+)?)$/.exec(ratio ?? '')?.[1])
  return Number.isFinite(value) && value > 0 ? value : null
}

/** Planned or mixed phases as a written formula, without the care around them. */
export const asTyped = (phases: readonly Phase[], technique: Plan['technique']): readonly TypedPhase[] => {
  const bowls = phases.filter(({ kind, products }) => !CARE.has(kind) && products.length > 0)
  const isOfLights = technique !== null && TECHNIQUES[technique].lightener !== null
  const lights = isOfLights ? bowls.find(usesPowder) : undefined
  return bowls.map((phase): TypedPhase => {
    const volume = phase.products.find((product) => product.volume !== undefined)?.volume
    const developer = phase.developer ?? (volume === undefined ? null : { volume, grams: null })
    const ratio = phase.developer === null ? null : gramsPerGram(phase.ratio)
    const isLights = phase === lights && technique !== null
    const isOnLights = isLights && phase.zones.join() === TECHNIQUES[technique].lightZones.join()
    return {
      zones: isOnLights ? [] : phase.zones,
      technique: isLights ? technique : null,
      products: phase.products.map(({ class: product, shade, grams }) => ({
        class: product,
        shade,
        grams,
        isSure: true,
      })),
      developer: developer && {
        volume: developer.volume,
        // A bowl that was mixed otherwise keeps its ratio.
        grams: ratio === null ? developer.grams : Math.round(gramsOf(phase.products) * ratio),
      },
      ratio,
      dilutionGrams: phase.dilutionGrams,
      bondGrams: phase.bondGrams,
      stopAtLevel: usesPowder(phase) ? phase.stopAtLevel : null,
      minutes: [Math.min(phase.minutesRange[0], phase.minutes), phase.minutes],
    }
  })
}

/** Regrowth from which roots are natural hair again, in centimetres [E]. */
const SEEN_REGROWTH = 0.5
/** Least error of a level that nobody has looked at today, in levels [E]. */
const UNSEEN = 0.5

/** Regrowth of a retouch whose length nobody noted, in weeks [C]. */
const USUAL_WEEKS = 5

/** A length of regrowth, to a tenth of a centimetre. */
const grown = (weeks: number): number => Math.round(10 * weeks * GROWTH_CM_PER_WEEK) / 10

/**
 * The bowls of the roots with the grams that today's regrowth takes, in proportion to those of last time; what is mixed for other
 * zones stays. A formula for a whole head of natural hair is not for a regrowth.
 */
export const forRegrowth = (
  phases: readonly TypedPhase[],
  { situation: { details, current }, weeks }: Pick<DoneService, 'situation' | 'weeks'>,
): readonly TypedPhase[] => {
  const before = details.regrowthCm ?? (current.lengths.history === 'naturale' ? null : grown(USUAL_WEEKS))
  if (before === null || before === 0) return phases
  const gramsAt = (cm: number) => gramsOnRegrowth(cm, details, 'full-colour')
  const factor = gramsAt(grown(weeks)) / gramsAt(before)
  const more = (grams: number | null) => grams && Math.round(grams * factor)
  return phases.map((phase) =>
    phase.zones.join() === 'roots'
      ? {
          ...phase,
          products: phase.products.map((product) => ({ ...product, grams: more(product.grams) })),
          developer: phase.developer && { ...phase.developer, grams: more(phase.developer.grams) },
        }
      : phase,
  )
}

/** What a service did: its plan with the phases as they were mixed, and the hair before it. */
export type DoneService = {
  readonly plan: Plan
  readonly situation: Situation
  /** Weeks since then. */
  readonly weeks: number
  /** What a photo of the result showed; null without one. */
  readonly measured: MeasuredHair | null
}

/**
 * The head some weeks after a service: the colour that the photo of the result showed, otherwise the one that the model of hair
 * expected; the roots as they grow. Without the answers about the client's health.
 */
export const headLater = ({ plan, situation, weeks, measured }: DoneService): HeadToday => {
  const [today] = plan.sessions
  const phases = today?.phases ?? []
  const head = headAfter(today === undefined ? [] : [today], situation)
  const seen = measured === null ? null : zoneColours(measured)
  const cm = grown(weeks)
  const coloured = (zone: Zone): ZoneState => {
    const foretold = colourOf(head[zone])
    const { level, levelError, tone } = seen?.[zone] ?? foretold
    const { history } = head[zone]
    return { level, tone, history, levelError: Math.max(UNSEEN, levelError) }
  }
  const { roots: before } = situation.current
  const natural = situation.details.naturalLevel ?? (before.history === 'naturale' ? before.level : null)
  const current = eachZone((zone): ZoneState => {
    if (zone !== 'roots' || cm < SEEN_REGROWTH || natural === null) return coloured(zone)
    return { level: natural, tone: { primary: 'NATURALE', secondary: null, intensity: 'none' }, history: 'naturale' }
  })
  const { details } = weeksLater(situation, weeks)
  const bleached = phases.some(usesPowder)
  return {
    current,
    hairType: typeAfter(situation.hairType, { kinds: phases.map(({ kind }) => kind), technique: plan.technique }),
    condition: situation.condition,
    ...(situation.seenWhite ? { seenWhite: true as const } : {}),
    details: {
      ...withoutHealthAnswers(details),
      technique: null,
      regrowthCm: cm,
      history: { ...details.history, ...(bleached ? { weeksSinceBleach: weeks } : {}) },
    },
  }
}

/** Difference of a result from its promise at which the formula changes by a level [E]. */
const WHOLE_LEVEL = 0.75

/** What a result that missed its promise changes of the formula. */
export const changesAfter = (promise: OutcomePromise, measured: MeasuredHair): readonly FormulaChange[] => {
  const { level, reflect } = compareOutcome(promise, measured)
  const changes: FormulaChange[] = []
  if (level.verdict === 'missed' && Math.abs(level.difference) >= WHOLE_LEVEL)
    changes.push(level.difference > 0 ? 'darker' : 'lighter')
  if (reflect.verdict === 'missed' && reflect.difference === 'warmer') changes.push('cooler')
  if (reflect.verdict === 'missed' && reflect.difference === 'cooler') changes.push('warmer')
  return changes
}
