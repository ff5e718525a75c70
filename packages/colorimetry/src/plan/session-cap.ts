import { HARD_LIMITS } from '../data/hard-limits.ts'
import { CONDITION_CAPS, FIBRE_PENALTY, FOIL_BONUS, HISTORY_CAPS, LENGTH_PENALTY } from '../data/lift-caps.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import { WHITE } from '../data/white-hair.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { historyLevels, isFine, isPowderTooSoon, isVeryLong, zoneCaps } from '../hair/lift-caps.ts'
import { conditionAt, conditionOf } from '../hair/likely-answers.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, Situation, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { colourReach, GENTLER_UP_TO, goesByColour, sparedLevel } from './approaches.ts'
import { HIGHLIFT_SENSITIVE_LIFT, lightenerLift, techniqueLift } from './bowls/volume.ts'
import { type Facts, isPowderRefused, whiteValues } from './facts.ts'

/** Why powder must wait today, and for how many weeks. */
const recentReason = ({ details: { history, withoutPowder } }: Situation): Reason => {
  if (withoutPowder === true) return reason('cap-recent', '5.3', { since: 'wish', wait: 0, cap: 0 })
  const waitFor = (since: number | null, weeks: number) => Math.max(0, Math.ceil(weeks - (since ?? weeks)))
  const bleach = waitFor(history.weeksSinceBleach, HARD_LIMITS.bleachWeeks)
  const perm = waitFor(history.weeksSincePerm, HARD_LIMITS.permToBleachWeeks)
  const wait = Math.max(bleach, perm)
  const since = wait === 0 ? 'refused' : bleach >= perm ? 'bleach' : 'perm'
  return reason('cap-recent', '5.3', { since, wait, cap: 0 })
}

/** The condition that limits a zone, and the zone if it differs from the rest of the head. */
const conditionValues = (zone: Zone, situation: Situation): Reason['values'] => {
  const condition = conditionAt(zone, situation)
  return condition === conditionOf(situation) ? { condition } : { condition, zone }
}

/** The steps to the cap of powder. */
export const capReasons = (zone: Zone, state: ZoneState, situation: Situation, foil: boolean): readonly Reason[] => {
  if (isPowderTooSoon(state, situation)) return [recentReason(situation)]
  const condition = conditionAt(zone, situation)
  const { history } = situation.details
  let cap = CONDITION_CAPS[condition].powder
  const steps = [reason('cap-condition', '7.4', { ...conditionValues(zone, situation), cap })]
  if (foil && condition === FOIL_BONUS.condition) {
    cap += FOIL_BONUS.levels
    steps.push(reason('cap-foil', '7.4', { cap }))
  }
  const byHistory = historyLevels(state, condition, situation).powder
  if (byHistory < cap) {
    cap = byHistory
    steps.push(reason('cap-history', '7.4', { history: state.history, cap }))
  }
  if (history.henna === 'pura' && cap > HISTORY_CAPS.pureHenna) {
    cap = HISTORY_CAPS.pureHenna
    steps.push(reason('cap-henna', '7.4', { cap }))
  }
  if (isFine(situation)) {
    cap = Math.max(0, cap - FIBRE_PENALTY)
    steps.push(reason('cap-fine-fibre', '7.4', { cap }))
  }
  if (zone !== 'roots' && isVeryLong(situation)) {
    cap = Math.max(0, cap - LENGTH_PENALTY)
    steps.push(reason('cap-long-hair', '7.4', { cap }))
  }
  return steps
}

export type SessionCap = {
  /** Cap of one session for a zone in levels, including volumes. */
  readonly levels: number
  /** The steps; the last one names `levels`. */
  readonly reasons: readonly Reason[]
}

type Head = {
  readonly technique: Technique | null
  readonly hair: HairState
  readonly goals: GoalByZone
}

type Allowed = { readonly levels: number; readonly reasons: readonly Reason[] }

const allowedByColour = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): Allowed => {
  const { colour } = zoneCaps(zone, state, facts.situation)
  const most = zone === 'roots' && !facts.scalpIsSound ? Math.min(HIGHLIFT_SENSITIVE_LIFT, colour) : colour
  // A lighter wish of this tone may need powder, which may lift this hair less than colour.
  const farthest = colourReach(zone, state, { ...goal, level: state.level + most }, facts) - state.level
  const levels = Math.min(most, Math.max(farthest, lightenerLift(zone, state, facts).levels))
  return { levels, reasons: [reason('cap-colour', '7.4', { ...conditionValues(zone, facts.situation), cap: levels })] }
}

const allowed = (zone: Zone, state: ZoneState, { technique, goals }: Head, facts: Facts): Allowed => {
  const goal = goals[zone]
  const wanted = levelsToGo(state, goal)
  const caps = zoneCaps(zone, state, facts.situation, technique?.foil ?? false)
  if (technique === null && facts.coversWhite && state.history === 'naturale') {
    const levels = Math.min(WHITE.maxLift, caps.colour)
    return { levels, reasons: [reason('cap-white', '7.3', { ...whiteValues(facts), cap: levels })] }
  }
  const { volume, levels } =
    technique === null ? lightenerLift(zone, state, facts) : techniqueLift(technique, zone, state, wanted, facts)
  if (technique === null && wanted > 0) {
    const byColour = allowedByColour(zone, state, goal, facts)
    const isColoured = goesByColour(zone, state, goal, facts) || sparedLevel(zone, state, goal, facts) !== null
    // A super-lightener strains hair like powder, which may lift it more.
    const isLimit = wanted <= GENTLER_UP_TO || isPowderRefused(facts) || byColour.levels >= levels
    // Powder lifts no further than colour: colour is used up to its cap.
    const isFarther = colourReach(zone, state, goal, facts) - state.level > levels
    if ((isColoured && isLimit) || isFarther) return byColour
  }
  const isHeld = levels < caps.powder
  const steps = capReasons(zone, state, facts.situation, technique?.foil ?? false)
  return {
    levels,
    reasons: isHeld ? [...steps, reason('cap-volume', '4.3', { volume, cap: levels })] : steps,
  }
}

/** Cap of one session for a zone under this plan, and its reasons. */
export const sessionCap = (zone: Zone, head: Head, facts: Facts): SessionCap => {
  const { levels, reasons } = allowed(zone, head.hair[zone], head, facts)
  const [last] = reasons.slice(-1)
  // The super-lightener on a scalp that is not sound, or the way to a wish, may lower it further.
  return {
    levels,
    reasons: last?.values.cap === levels ? reasons : [...reasons, reason('cap-way', '7.4', { cap: levels })],
  }
}
