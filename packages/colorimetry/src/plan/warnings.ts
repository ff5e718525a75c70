import { HARD_LIMITS } from '../data/hard-limits.ts'
import { LIGHTENING_LIMIT } from '../data/lift-caps.ts'
import type { PlanSession, Reason } from '../model/plan.ts'
import type { Condition } from '../model/vocabulary.ts'
import { type Facts, isCool } from './facts.ts'
import { TWO_BANDS_FROM_CM } from './lightener-phase.ts'
import { reason } from './reason.ts'
import { usesOxidation, usesPowder } from './refusals.ts'

const WEAK: ReadonlySet<Condition> = new Set(['mediocre', 'rovinato', 'pessimo'])

/** Sensitivity test of section 4.4: done, read after 48 hours, not older than six months. */
const patchTest = (facts: Facts): Reason[] => {
  const { patchTest: result, patchTestAgeHours: age } = facts.situation.details.safety
  const pending = reason('patch-test-pending', '4.4', { hours: HARD_LIMITS.patchTestMinHours })
  if (result !== 'negativo') return [pending]
  if (age !== null && age < HARD_LIMITS.patchTestMinHours)
    return [reason('patch-test-too-fresh', '4.4', { hours: age })]
  return age !== null && age > HARD_LIMITS.patchTestMaxHours
    ? [reason('patch-test-expired', '4.4', { hours: age })]
    : []
}

const answers = (facts: Facts, powder: boolean, missing: readonly string[]): Reason[] => {
  const { details, current } = facts.situation
  const { history, safety } = details
  const zones = Object.values(current)
  const isLightened = zones.some((zone) => zone.history === 'decolorato' || zone.history === 'meches')
  const isPermed = zones.some((zone) => zone.history === 'permanentato')
  const found: Reason[] = []
  if (missing.length > 0 || powder) found.push(reason('strand-test-first', '7.5'))
  if (missing.length > 0) found.push(reason('answers-missing', '7.5', { count: missing.length }))
  if (safety.under16 === null) found.push(reason('age-unknown', 'F5'))
  if (safety.allergy === null) found.push(reason('allergy-unknown', 'F4'))
  if (safety.scalp === null) found.push(reason('scalp-unknown', 'F3'))
  if (history.metallicSalts === null) found.push(reason('salts-unknown', 'F1'))
  if (history.henna === null) found.push(reason('henna-unknown', 'F1'))
  if (powder && safety.persulfateAsthma === null) found.push(reason('asthma-unknown', 'F6'))
  if (safety.elasticity === null) found.push(reason('elasticity-unknown', 'F9'))
  if (powder && isLightened && history.weeksSinceBleach === null)
    found.push(reason('bleach-date-unknown', '5.3', { weeks: HARD_LIMITS.bleachWeeks }))
  if (isPermed && history.weeksSincePerm === null)
    found.push(reason('perm-date-unknown', 'F8', { weeks: HARD_LIMITS.permToColourWeeks }))
  return found
}

const hairAndResult = (
  facts: Facts,
  sessions: readonly PlanSession[],
  powder: boolean,
  wantedLevel: number,
): Reason[] => {
  const { details, current, goal } = facts.situation
  const found: Reason[] = []
  if (details.history.henna === 'pura') found.push(reason('henna-pure', '7.4'))
  if (details.history.colourLayers === 'tre-o-piu') found.push(reason('box-dye', '7.4'))
  const isLightened = Object.values(current).some((zone) => zone.history === 'decolorato')
  if (isLightened && isCool(goal.tone) && goal.level < current.lengths.level)
    found.push(reason('green-risk', 'R8', { level: goal.level }))
  const codes = new Set(
    sessions
      .flatMap((session) => session.phases)
      .flatMap((phase) => phase.reasons)
      .map((note) => note.code),
  )
  if (codes.has('lift-highlift') || codes.has('lift-warm-high-volume'))
    found.push(reason('warm-result', '4.1', { level: goal.level }))
  if (facts.coversWhite && goal.tone.primary !== 'NATURALE')
    found.push(reason('white-reads-strong', '8.4', { white: facts.white }))
  if (wantedLevel > LIGHTENING_LIMIT && powder) found.push(reason('lightest-limit', '7.4', { level: wantedLevel }))
  if ((details.regrowthCm ?? 0) > TWO_BANDS_FROM_CM)
    found.push(reason('regrowth-band', '5.2', { cm: details.regrowthCm ?? 0 }))
  if (WEAK.has(facts.condition)) {
    found.push(reason('fragile-fibre', '7.4', { condition: facts.condition }))
    if (powder) found.push(reason('no-hot-iron', '5.4'))
  }
  return found
}

/** Highest strength of peroxide in the plan, percent. */
const strongestPercent = (sessions: readonly PlanSession[]): number =>
  Math.max(0, ...sessions.flatMap((session) => session.phases).map((phase) => phase.developer?.percent ?? 0))

/** What the colourist must know before and during the service, most urgent first. */
export const warningsFor = (
  facts: Facts,
  sessions: readonly PlanSession[],
  missing: readonly string[],
  wantedLevel: number,
  tolerance: number,
  totalMinutes: number,
): Reason[] => {
  const powder = sessions.some(usesPowder)
  const oxidation = sessions.some(usesOxidation)
  const { scalp, pregnancy } = facts.situation.details.safety
  const found = answers(facts, powder, missing)
  if (oxidation) found.push(...patchTest(facts))
  if (scalp === 'sensibile')
    found.push(reason('scalp-sensitive', '4.3', { volume: HARD_LIMITS.bleachVolumeSensitiveScalp }))
  if (pregnancy === true) found.push(reason('pregnancy', '4.4'))
  found.push(...hairAndResult(facts, sessions, powder, wantedLevel))
  if (sessions.length > 0) found.push(reason('history-unverifiable', 'F10', { tolerance }))
  if (totalMinutes > HARD_LIMITS.usualAppointment)
    found.push(reason('long-appointment', '5.3', { minutes: totalMinutes }))
  const percent = strongestPercent(sessions)
  if (percent > 0) found.push(reason('legal-gloves-eyes', '4.4', { percent }))
  if (oxidation) found.push(reason('legal-oxidative', '4.4'))
  return found
}
