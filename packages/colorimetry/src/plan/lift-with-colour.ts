import { HIGHLIFT_MAX_LIFT, TWENTY_VOLUME_BONUS } from '../data/developers.ts'
import { WHITE, whiteBand } from '../data/white-hair.ts'
import { zoneCaps } from '../hair/lift-caps.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { type Facts, isCool, isStrong, isWarm } from './facts.ts'
import type { Deposit } from './zone-task.ts'

/** Permed hair is spared powder: colour with twenty volumes gives it this much, and the promise says so [C]. */
const PERMED_LIFT = 1.5
/** Lift from which the red of natural hair shows through colour [C]. */
const RED_NEEDS_POWDER = 1.5
const PLAIN_LIFT_MAX = 2
const THIRTY_VOLUMES = 30
const HIGHLIFT_BASE = 6
/** Levels that colour gives at a root whose scalp is not sound, with 30 volumes (R3b). */
export const HIGHLIFT_SENSITIVE_LIFT = 3
const PALE_GOAL = 9.5
/** Shades 11 and 12 are the super-lighteners: 11 for up to three levels and a half, 12 beyond. */
const HIGHLIFT_SHADE = { usual: 11, strong: 12, strongFrom: 3.5 } as const

/** Natural red or copper hair: its pigment outlasts what colour can lift. */
export const isRed = ({ history, tone }: ZoneState): boolean =>
  history === 'naturale' && (tone.primary === 'RAME' || tone.primary === 'ROSSO') && tone.intensity !== 'none'

const plainVolume = (state: ZoneState, lift: number, goal: GoalZone, facts: Facts, most: number): number => {
  if (facts.coversWhite || most < THIRTY_VOLUMES) return WHITE.volume
  const mayBePushed = facts.condition === 'ottimo' || facts.condition === 'buono'
  if (isWarm(goal.tone) && isStrong(goal.tone) && mayBePushed) return THIRTY_VOLUMES
  if (lift <= 1.5) return 20
  const reachesTwo = facts.condition === TWENTY_VOLUME_BONUS.condition && state.level >= TWENTY_VOLUME_BONUS.minBase
  return reachesTwo && facts.situation.details.fibre !== 'grossa' ? 20 : THIRTY_VOLUMES
}

/**
 * Lift of natural hair with colour alone (R2, R3, R3b), or null when only lightener can do it. White hair holds the
 * volumes at 20, which is why its goals are brought near before.
 */
export const liftWithColour = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): Deposit | null => {
  if (state.history !== 'naturale' && state.history !== 'permanentato') return null
  // Colour would leave its own pigment under a direct colour, which needs a clean base.
  if (facts.fantasy?.wish[zone] !== undefined) return null
  // Between light strands only powder in foil gives strands again, and beyond two levels only powder matches them; but
  // a root full of white hair must be covered, which powder does not do.
  const beside = facts.situation.current.lengths.history
  const isBetweenLights = facts.situation.hairType === 'meches' || beside === 'meches'
  if (isBetweenLights && !facts.coversWhite) return null
  const lift = goal.level - state.level
  // Colour leaves a redhead's warmth standing: a wish that is not warm takes powder and a toner.
  if (isRed(state) && lift >= RED_NEEDS_POWDER && !isWarm(goal.tone) && !facts.coversWhite) return null
  if (beside === 'decolorato' && lift > PLAIN_LIFT_MAX) return null
  const caps = zoneCaps(zone, state, facts.situation)
  if (lift > caps.colour) return null
  const base = {
    purpose: 'lift',
    level: goal.level,
    tone: goal.tone,
    onLevel: state.level,
    meches: false,
    reaches: null,
  } as const
  if (lift <= PLAIN_LIFT_MAX) {
    const volume = plainVolume(state, lift, goal, facts, caps.colourVolume)
    const isPermed = state.history === 'permanentato'
    const isShort = isPermed && lift > PERMED_LIFT && !facts.coversWhite
    const reasons = [reason(isShort ? 'lift-permed' : 'lift-natural-colour', 'R2', { lift, volume })]
    if (volume === THIRTY_VOLUMES && lift <= 1.5) reasons.push(reason('red-volume', '4.1', { volume }))
    const band = whiteBand(facts.white)
    if (band === null) return { ...base, class: 'PERM', volume, reasons }
    return { ...base, class: band.whiteLine ? 'PERM_W' : 'PERM', purpose: 'white', volume, reasons }
  }
  if (facts.coversWhite || state.history === 'permanentato') return null
  if (state.level === 5 && lift === 3 && isWarm(goal.tone) && facts.condition === 'ottimo' && facts.scalpIsSound)
    return {
      ...base,
      class: 'PERM',
      volume: 40,
      reasons: [reason('lift-warm-high-volume', 'R3', { lift, volume: 40 })],
    }
  const volume = facts.scalpIsSound ? 40 : THIRTY_VOLUMES
  const most = facts.scalpIsSound ? HIGHLIFT_MAX_LIFT : HIGHLIFT_SENSITIVE_LIFT
  if (state.level < HIGHLIFT_BASE || lift > most || (goal.level >= PALE_GOAL && isCool(goal.tone))) return null
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
