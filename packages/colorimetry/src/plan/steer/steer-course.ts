import { parseShade } from '../../colour/shade.ts'
import { NATURAL_TONE } from '../../colour/tone.ts'
import { STEERING } from '../../data/steering.ts'
import { WHITE, whiteBand } from '../../data/white-hair.ts'
import { isLightened } from '../../hair/history.ts'
import { NO_REFLECT, reflectOfTone, sumOf, towards } from '../../hair/pigment.ts'
import { type HeadOfHair, headOn } from '../../hair/replay-plan.ts'
import type { Phase, PlanSession, ProductClass } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { ReasonCode } from '../../model/reason-codes.ts'
import type { GoalZone } from '../../model/situation.ts'
import { eachZone, type Zone } from '../../model/vocabulary.ts'
import { asWeighed } from '../bowls/mixture.ts'
import { avoidsCool, type Facts, isWarm } from '../facts.ts'
import type { Aim } from './bowl-miss.ts'
import { type Limits, steerBowl } from './steer-bowl.ts'

/** Bowls of oxidative colour that are steered; super-lighteners name a series, direct colour is mixed by its base. */
const STEERED: ReadonlySet<ProductClass> = new Set(['PERM', 'PERM_W', 'DEMI', 'TONER'])
/** Kinds of bowls with a purpose of their own: softened roots, deeper strands, a neutralised base. */
const OWN_PURPOSE: ReadonlySet<Phase['kind']> = new Set(['smudge', 'lowlights', 'pretone'])
/** Reasons of bowls whose mixture is fixed: on the way to another session, a blend that must fade, or white hair whose natural must not look flat. */
const FIXED: ReadonlySet<ReasonCode> = new Set(['after-removal-lighter', 'white-blend', 'white-veil', 'white-warm-mix'])
/** Reasons of a deposit on lighter hair, whose level may be steered. */
const DARKENS: ReadonlySet<ReasonCode> = new Set(['darken-natural', 'darken-dyed', 'darken-lightened'])
/** Reasons of the usual mixture, untrue of another one. */
const OF_MIXTURE: ReadonlySet<ReasonCode> = new Set([
  'neutralise-underlying',
  'underlying-helps',
  'corrector',
  'intensify',
  'add-gold',
  'no-ash-on-lightened',
  'porous-lighter-shade',
  'half-level',
])

const isSteered = ({ kind, products: [main], reasons }: Phase): boolean =>
  main !== undefined &&
  STEERED.has(main.class) &&
  !OWN_PURPOSE.has(kind) &&
  !reasons.some(({ code }) => FIXED.has(code))

const limitsOf = (phase: Phase, facts: Facts): Limits => {
  const isUnasked = phase.reasons.some(({ code }) => code === 'white-unasked')
  const covering = Number(phase.reasons.find(({ code }) => code === 'white-share')?.values.share ?? 0)
  const naturalShare = isUnasked ? WHITE.unaskedNaturalShare : whiteBand(facts.white) === null ? 0 : covering
  return {
    avoidsCool: avoidsCool(facts),
    naturalShare,
    leastNatural: isUnasked ? naturalShare : Math.min(naturalShare, WHITE.leastNaturalShare),
    natural: parseShade(phase.products[0]?.shade ?? '')?.tone ?? NATURAL_TONE,
    keepsLevel: !phase.reasons.some(({ code }) => DARKENS.has(code)),
  }
}

const sameBowl = (one: Phase, other: Phase): boolean => JSON.stringify(one.products) === JSON.stringify(other.products)

/** The bowl with its new mixture, and why: what the hair shows too much of, and the wish. */
const explained = (before: Phase, after: Phase, wished: GoalZone): Phase => {
  if (sameBowl(before, after)) return after
  return {
    ...after,
    reasons: [
      ...asWeighed(
        after.reasons.filter(({ code }) => !OF_MIXTURE.has(code)),
        after.products,
      ),
      reason('steered', '3', { tone: wished.tone.primary, level: wished.level }),
    ],
  }
}

/**
 * The sessions with every bowl of colour mixed for the hair that the model predicts before it: what it neutralises is the reflect on
 * the hair and the pigment exposed on the way, minus the wish. `aims` are the wishes of the zones; `start` is the head before the
 * first session.
 */
export const steerCourse = (
  sessions: readonly PlanSession[],
  start: HeadOfHair,
  aims: Readonly<Record<Zone, GoalZone>>,
  facts: Facts,
): readonly PlanSession[] => {
  let head = start
  return sessions.map((session, index) => ({
    ...session,
    phases: session.phases.map((phase) => {
      const isOnTheWay = index < sessions.length - 1
      // Warmth on the way to a warm wish helps it.
      const helps = isOnTheWay && phase.zones.every((zone) => isWarm(aims[zone].tone))
      const today = isOnTheWay ? eachZone((zone) => ({ ...aims[zone], tone: NATURAL_TONE })) : aims
      const mixed = helps ? phase : steered(phase, head, today, facts)
      head = headOn(head, [mixed])
      return mixed
    }),
  }))
}

/** The bowl mixed for this head; a bowl that is not steered stays as it is. */
export const steered = (
  phase: Phase,
  head: HeadOfHair,
  aims: Readonly<Record<Zone, GoalZone>>,
  facts: Facts,
): Phase => {
  if (!isSteered(phase)) return phase
  // A deposit cannot lift: hair that is darker than its wish is toned at its own level.
  const lifts = phase.products[0]?.class === 'PERM' || phase.products[0]?.class === 'PERM_W'
  const reachable = eachZone((zone): Aim => {
    const { level, tone } = aims[zone]
    const isDarkened = isLightened(head[zone]) && head[zone].depth - level >= STEERING.goldBelow.levels
    const gold =
      isDarkened && tone.primary === 'NATURALE' ? towards(STEERING.gold, STEERING.goldBelow.reflect) : NO_REFLECT
    return {
      tone,
      level: lifts ? level : Math.min(level, head[zone].depth),
      reflect: sumOf(reflectOfTone(tone), gold),
    }
  })
  const [first = 'lengths'] = phase.zones
  const main = phase.zones.includes('lengths') ? 'lengths' : first
  const target = { zones: phase.zones, head, aims: reachable }
  return explained(phase, steerBowl(phase, target, aims[main].tone, limitsOf(phase, facts)), aims[main])
}
