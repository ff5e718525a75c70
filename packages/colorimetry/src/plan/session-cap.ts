import { CONDITION_CAPS, FIBRE_PENALTY, FOIL_BONUS, HISTORY_CAPS, LENGTH_PENALTY } from '../data/lift-caps.ts'
import type { Technique } from '../data/techniques/techniques.ts'
import { WHITE } from '../data/white-hair.ts'
import { CAP_QUESTIONS, type CapQuestion, withBestAnswers } from '../hair/best-answers.ts'
import type { Fantasy } from '../hair/direct.ts'
import type { HairState } from '../hair/formula-hair.ts'
import { conditionOf, historyLevels, isFine, isVeryLong, zoneCaps } from '../hair/lift-caps.ts'
import { missingAnswers } from '../hair/missing-answers.ts'
import { type GoalByZone, levelsToGo } from '../hair/wish.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { GoalZone, Situation, ZoneHistory, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'
import { colourReach, GENTLER_UP_TO, goesByColour, isPowderRefused, sparedLevel } from './approaches.ts'
import { HIGHLIFT_SENSITIVE_LIFT, lightenerLift, techniqueLift } from './bowls/volume.ts'
import { type Facts, factsOf } from './facts.ts'

/** Undeclared answers are not asserted: reasons call them 'unknown'. */
const declaredHistory = (state: ZoneState, situation: Situation): ZoneHistory | 'unknown' =>
  situation.hairType === null && state.history === 'colorato' ? 'unknown' : state.history

/** No step is below the final cap. */
const atLeast = (step: Reason, floor: number): Reason =>
  Number(step.values.cap) < floor ? { ...step, values: { ...step.values, cap: floor } } : step

/** The steps to the cap of powder. Penalties for unanswered questions are reported separately. */
export const capReasons = (zone: Zone, state: ZoneState, situation: Situation, foil: boolean): readonly Reason[] => {
  const condition = conditionOf(situation)
  const { history, fibre, length } = situation.details
  let cap = CONDITION_CAPS[condition].powder
  const steps = [reason('cap-condition', '7.4', { condition: situation.condition ?? 'unknown', cap })]
  if (foil && condition === FOIL_BONUS.condition) {
    cap += FOIL_BONUS.levels
    steps.push(reason('cap-foil', '7.4', { cap }))
  }
  const byHistory = historyLevels(state, condition, situation).powder
  if (byHistory < cap) {
    cap = byHistory
    steps.push(reason('cap-history', '7.4', { history: declaredHistory(state, situation), cap }))
  }
  if (history.henna === 'pura' && cap > HISTORY_CAPS.pureHenna) {
    cap = HISTORY_CAPS.pureHenna
    steps.push(reason('cap-henna', '7.4', { cap }))
  }
  if (isFine(situation)) {
    cap = Math.max(0, cap - FIBRE_PENALTY)
    if (fibre !== null) steps.push(reason('cap-fine-fibre', '7.4', { cap }))
  }
  if (zone !== 'roots' && isVeryLong(situation)) {
    cap = Math.max(0, cap - LENGTH_PENALTY)
    if (length !== null) steps.push(reason('cap-long-hair', '7.4', { cap }))
  }
  const { powder } = zoneCaps(zone, state, situation, foil)
  return powder > cap ? steps.map((step) => atLeast(step, powder)) : steps
}

export type SessionCap = {
  /** Cap of one session for a zone in levels, including volumes. */
  readonly levels: number
  /** The cap if every open question were answered in the best way. */
  readonly answered: number
  /** Open questions that lower it. */
  readonly open: readonly CapQuestion[]
  /** The steps; the last one names `levels`. */
  readonly reasons: readonly Reason[]
}

type Head = {
  readonly technique: Technique | null
  readonly hair: HairState
  readonly goals: GoalByZone
  readonly fantasy: Fantasy | null
}

type Allowed = { readonly levels: number; readonly reasons: readonly Reason[] }

const allowedByColour = (zone: Zone, state: ZoneState, goal: GoalZone, facts: Facts): Allowed => {
  const { colour } = zoneCaps(zone, state, facts.situation)
  const most = zone === 'roots' && !facts.scalpIsSound ? Math.min(HIGHLIFT_SENSITIVE_LIFT, colour) : colour
  // A lighter wish of this tone may need powder, which may lift this hair less than colour.
  const farthest = colourReach(zone, state, { ...goal, level: state.level + most }, facts) - state.level
  const levels = Math.min(most, Math.max(farthest, lightenerLift(zone, state, facts).levels))
  const condition = facts.situation.condition ?? 'unknown'
  return { levels, reasons: [reason('cap-colour', '7.4', { condition, cap: levels })] }
}

const allowed = (zone: Zone, state: ZoneState, { technique, goals }: Head, facts: Facts): Allowed => {
  const goal = goals[zone]
  const wanted = levelsToGo(state, goal)
  const caps = zoneCaps(zone, state, facts.situation, technique?.foil ?? false)
  if (technique === null && facts.coversWhite && state.history === 'naturale') {
    const levels = Math.min(WHITE.maxLift, caps.colour)
    return { levels, reasons: [reason('cap-white', '7.3', { white: facts.white, cap: levels })] }
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

/** Hair of undeclared type counts as coloured; in the best case it is untreated. */
const atBest = (state: ZoneState, situation: Situation, open: CapQuestion | null): ZoneState =>
  situation.hairType === null && open !== 'hairType' && state.history === 'colorato'
    ? { ...state, history: 'naturale' }
    : state

/** Cap of one session for a zone under this plan, its reasons, and the effect of the missing answers. */
export const sessionCap = (zone: Zone, head: Head, situation: Situation): SessionCap => {
  const state = head.hair[zone]
  const levelsWith = (open: CapQuestion | null) =>
    allowed(zone, atBest(state, situation, open), head, factsOf(withBestAnswers(situation, open), head.fantasy)).levels
  const { levels, reasons } = allowed(zone, state, head, factsOf(situation, head.fantasy))
  const answered = Math.max(levels, levelsWith(null))
  const unanswered = () => reason('cap-unanswered', '7.4', { cap: levels, answered })
  // If no answer would raise it, the last step names the cap.
  if (answered === levels) {
    const isNamed = reasons.at(-1)?.values.cap === levels
    return { levels, answered, open: [], reasons: isNamed ? reasons : [...reasons, unanswered()] }
  }
  const missing = missingAnswers(situation)
  const asked = CAP_QUESTIONS.filter((question) => missing.includes(question))
  const needed = asked.filter((question) => levelsWith(question) < answered)
  // If several answers have the same effect, none is needed alone: all are named.
  const open = needed.length > 0 ? needed : asked
  return { levels, answered, open, reasons: [...reasons, unanswered()] }
}
