import { COLOUR_LIFTS } from '../../data/lift-caps.ts'
import { whiteBand } from '../../data/white-hair.ts'
import { isUndyed } from '../../hair/history.ts'
import { zoneCaps } from '../../hair/lift-caps.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone, ZoneState } from '../../model/situation.ts'
import type { Zone } from '../../model/vocabulary.ts'
import { colourVolume, highliftVolume, isPushedForRed, lightenerLift } from '../bowls/volume.ts'
import { type Facts, isCool, isWarm, needsSoftening } from '../facts.ts'
import type { Deposit } from '../zone-task.ts'
import { lifts, type Need, type ZoneService } from './service.ts'

/** Lift of permed hair, in levels: it gets colour with twenty volumes instead of powder, and the promise states it [C]. */
const PERMED_LIFT = 1.5
const HIGHLIFT_BASE = 6
const PALE_GOAL = 9.5
/** Largest lift with which colour makes a pale cool blond; a platinum two levels up needs a base without yellow [C]. */
const PALE_LIFT = 1.5
/** Shades 11 and 12 are the super-lighteners: 11 for up to three levels and a half, 12 beyond. */
const HIGHLIFT_SHADE = { usual: 11, strong: 12, strongFrom: 3.5 } as const
/** Level of excellent hair that colour with the strongest developer lifts to a warm wish three levels up (R3). */
const WARM_PUSH = { base: 5, lift: 3 } as const

const isPushedWarm = (state: ZoneState, lift: number, goal: GoalZone, { condition, scalpIsSound }: Facts): boolean =>
  state.level === WARM_PUSH.base &&
  lift === WARM_PUSH.lift &&
  isWarm(goal.tone) &&
  condition === 'ottimo' &&
  scalpIsSound

const lacks = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): Need | null => {
  // Colour would leave its pigment under a direct colour.
  if (facts.fantasy?.wish[zone] !== undefined) return 'clean-base'
  // Beside light strands only powder in foil makes strands, and beyond two levels only powder matches them. But a root full of white
  // hair must be covered, which powder does not do.
  const beside = facts.situation.current.lengths.history
  const isBetweenLights = facts.situation.hairType === 'meches' || beside === 'meches'
  if (isBetweenLights && !facts.coversWhite) return 'strands'
  const lift = goal.level - state.level
  if (beside === 'decolorato' && lift > COLOUR_LIFTS) return 'even-lightness'
  if (lift > zoneCaps(zone, state, facts.situation).colour) return 'levels'
  const isPaleAndCool = goal.level >= PALE_GOAL && isCool(goal.tone)
  if (lift <= COLOUR_LIFTS) return isPaleAndCool && lift >= PALE_LIFT && !facts.coversWhite ? 'cooler-base' : null
  if (facts.coversWhite || facts.mayBeWhite || state.history === 'permanentato') return 'levels'
  if (isPushedWarm(state, lift, goal, facts)) return null
  const isTooFar = state.level < HIGHLIFT_BASE || lift > highliftVolume(facts).levels
  if (isTooFar) return 'levels'
  return isPaleAndCool ? 'cooler-base' : null
}

/**
 * Lift of natural hair with colour alone (R2, R3, R3b), or null when only lightener can do it. White hair limits the volumes to 20,
 * which is why its goals are lowered before.
 */
export const liftWithColour = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): Deposit | null => {
  if (!isUndyed(state) || lacks(zone, state, goal, facts) !== null) return null
  const lift = goal.level - state.level
  const base = {
    purpose: 'lift',
    level: goal.level,
    tone: goal.tone,
    onLevel: state.level,
    meches: false,
    reaches: null,
  } as const
  if (lift <= COLOUR_LIFTS) {
    const volume = colourVolume(state, goal, facts, zoneCaps(zone, state, facts.situation).colourVolume)
    const isShort = state.history === 'permanentato' && lift > PERMED_LIFT && !facts.coversWhite
    const reasons = [reason(isShort ? 'lift-permed' : 'lift-natural-colour', 'R2', { lift, volume })]
    if (isPushedForRed(volume, lift, goal)) reasons.push(reason('red-volume', '4.1', { volume }))
    const band = whiteTreatment(facts.situation) === 'cover' ? whiteBand(facts.white) : null
    if (band === null) return { ...base, class: 'PERM', volume, reasons }
    return { ...base, class: band.whiteLine ? 'PERM_W' : 'PERM', purpose: 'white', volume, reasons }
  }
  const { volume } = highliftVolume(facts)
  if (isPushedWarm(state, lift, goal, facts))
    return { ...base, class: 'PERM', volume, reasons: [reason('lift-warm-high-volume', 'R3', { lift, volume })] }
  const shade = lift > HIGHLIFT_SHADE.strongFrom ? HIGHLIFT_SHADE.strong : HIGHLIFT_SHADE.usual
  return {
    ...base,
    class: 'HIGHLIFT',
    level: shade,
    reaches: goal.level,
    volume,
    reasons: [reason('lift-highlift', 'R3b', { lift, volume })],
  }
}

/** Lifts natural hair with colour: the gentlest service that lightens. */
export const liftWithColourService: ZoneService = {
  name: 'lift-with-colour',
  appliesTo: lifts,
  needs: ({ zone, state, goal, levels, today, facts }) => {
    if (!isUndyed(state)) return 'undyed-hair'
    const goesAllTheWay = today >= state.level + levels || facts.coversWhite
    // If powder lifts less, no later visit removes the colour.
    const isFarthest = lightenerLift(zone, state, facts).levels < today - state.level
    return goesAllTheWay || isFarthest ? lacks(zone, state, { level: today, tone: goal.tone }, facts) : 'whole-way'
  },
  work: ({ zone, state, goal, today, facts }) => ({
    deposit: liftWithColour(zone, state, { level: today, tone: goal.tone }, facts),
    soften: needsSoftening(zone, state, facts),
  }),
}
