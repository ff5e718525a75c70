import type { Phase, PhaseResult, PlanSession } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { eachZone, ZONES, type Zone } from '../model/vocabulary.ts'
import { after } from './after.ts'
import { colourOf } from './colour-of.ts'
import { hairOf, type ZoneHair } from './state.ts'

export type HeadOfHair = Readonly<Record<Zone, ZoneHair>>

const headOf = (situation: Situation): HeadOfHair => eachZone((zone) => hairOf(zone, situation))

const afterPhase = (head: HeadOfHair, phase: Phase): HeadOfHair => {
  const next = { ...head }
  for (const zone of ZONES) if (phase.zones.includes(zone)) next[zone] = after(head[zone], phase, phase.minutes)
  return next
}

/** The head after these phases. */
export const headOn = (start: HeadOfHair, phases: readonly Phase[]): HeadOfHair => phases.reduce(afterPhase, start)

/** The head before each of these phases, and after the last one: one more state than phases. */
export const headsOn = (start: HeadOfHair, phases: readonly Phase[]): readonly HeadOfHair[] => {
  let head = start
  const heads = [head]
  for (const phase of phases) {
    head = afterPhase(head, phase)
    heads.push(head)
  }
  return heads
}

/** The head before each phase of these sessions, and after the last one. */
export const headsThrough = (sessions: readonly PlanSession[], situation: Situation): readonly HeadOfHair[] =>
  headsOn(
    headOf(situation),
    sessions.flatMap(({ phases }) => phases),
  )

/** The head after all of these sessions. */
export const headAfter = (sessions: readonly PlanSession[], situation: Situation): HeadOfHair =>
  headOn(
    headOf(situation),
    sessions.flatMap(({ phases }) => phases),
  )

/** Applies phases to a head of hair: each phase with the resulting colour of its zones, and the final head. */
export const replayOn = (
  start: HeadOfHair,
  phases: readonly Phase[],
): { head: HeadOfHair; phases: readonly Phase[] } => {
  let head = start
  const told = phases.map((phase) => {
    // Deeper strands do not change their zone: their result is the colour of the strands.
    const shown = phase.kind === 'lowlights' ? afterPhase(head, { ...phase, kind: 'colour' }) : null
    head = afterPhase(head, phase)
    const results: Partial<Record<Zone, PhaseResult>> = {}
    for (const zone of phase.zones) results[zone] = colourOf((shown ?? head)[zone])
    return { ...phase, results }
  })
  return { head, phases: told }
}

/** The sessions, each phase with the resulting colour of its zones. */
export const withResults = (sessions: readonly PlanSession[], situation: Situation): readonly PlanSession[] => {
  let head = headOf(situation)
  return sessions.map((session) => {
    const told = replayOn(head, session.phases)
    head = told.head
    return { ...session, phases: told.phases }
  })
}
