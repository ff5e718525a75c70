import {
  chairMinutes,
  type Phase,
  type Plan,
  type PlanSession,
  type Situation,
  TECHNIQUES,
} from '@riflesso/colorimetry'
import { bowlInWords } from '../formula/formula-lines.ts'
import { writePhases } from '../formula/write-phases.ts'
import { counted, decimal, duration } from '../italian.ts'
import { phaseTitle } from '../words/chair/phases.ts'
import type { WrittenSession } from '../written-phase.ts'

const ORDINALS = ['Prima', 'Seconda', 'Terza', 'Quarta', 'Quinta', 'Sesta'] as const

/** 'Seconda seduta, dopo quattro settimane: livello 8, 2 h 10 min'. `index` counts from 0, today. */
function sessionTitle(session: PlanSession, index: number, minutes: number): string {
  const ordinal = ORDINALS[index] ?? `${index + 1}ª`
  const base = Math.max(0, ...session.phases.flatMap(({ stopAtLevel }) => stopAtLevel ?? []))
  // Direct colour is deeper than the base that it needs: the goal of lightening is the base.
  const level =
    base > session.goal.level ? `base al livello ${decimal(base)}` : `livello ${decimal(session.goal.level)}`
  return `${ordinal} seduta, dopo ${counted(session.afterWeeks, 'settimana', 'settimane')}: ${level}, ${duration(minutes)}`
}

/** Every session of a plan after today's, each with its time. */
export function writeNextSessions(
  { sessions, technique: id }: Pick<Plan, 'sessions' | 'technique'>,
  { details }: Situation,
): WrittenSession[] {
  const technique = id === null ? null : TECHNIQUES[id]
  return sessions.slice(1).map((session, index) => ({
    titolo: sessionTitle(session, index + 1, chairMinutes(session.phases, technique, details)),
    fasi_operative: writePhases(session.phases),
  }))
}

/** The different waits between the sessions of a plan: ['quattro settimane']. */
export function weeksBetween(plan: Plan): string[] {
  const waits = plan.sessions.slice(1).map((session) => counted(session.afterWeeks, 'settimana', 'settimane'))
  return [...new Set(waits)]
}

/** '1. Pre-pigmentazione delle punte: 30 g di ...', one line per phase. */
export const numberedPhases = (phases: readonly Phase[]): string[] =>
  phases.map((phase, index) => `${index + 1}. ${phaseTitle(phase)}: ${bowlInWords(phase)}.`)
