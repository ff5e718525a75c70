import { CONDITION_CAPS, FIBRE_PENALTY, FOIL_BONUS, HISTORY_CAPS, LENGTH_PENALTY } from '../data/lift-caps.ts'
import { conditionOf, historyLevels, isFine, isVeryLong, zoneCaps } from '../hair/lift-caps.ts'
import type { Reason } from '../model/plan.ts'
import { reason } from '../model/reason.ts'
import type { Situation, ZoneHistory, ZoneState } from '../model/situation.ts'
import type { Zone } from '../model/vocabulary.ts'

/** What was not declared is never asserted: its reasons name it 'unknown'. */
const declaredHistory = (state: ZoneState, situation: Situation): ZoneHistory | 'unknown' =>
  situation.hairType === null && state.history === 'colorato' ? 'unknown' : state.history

/** A step names no less than what stays. */
const atLeast = (step: Reason, floor: number): Reason =>
  Number(step.values.cap) < floor ? { ...step, values: { ...step.values, cap: floor } } : step

/** How powder's cap came about, step by step; penalties for questions nobody answered are left to be said as such. */
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
