import type { PlanSession } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import { ZONES } from '../model/vocabulary.ts'
import { headAfter } from './replay-plan.ts'

/** Covered shares of white hair (0-1) from which it takes the colour in part, as tone on tone never does, and nearly all of it [E]. */
const TAKES = { partly: 0.35, mostly: 0.6 } as const

/**
 * How much colour the white hair takes from bowls that were not mixed to cover it, or only prepared for it with natural base; null
 * where it stays uncoloured or blends at most.
 */
export const whiteTaken = (
  sessions: readonly PlanSession[],
  situation: Situation,
): 'partly' | 'mostly' | 'prepared' | 'natural' | null => {
  const head = headAfter(sessions, situation)
  const covered = Math.max(...ZONES.map((zone) => (head[zone].white.share > 0 ? head[zone].white.covered : 0)))
  const phases = sessions.flatMap((session) => session.phases)
  const prepared = phases.flatMap(({ reasons }) => reasons.filter(({ code }) => code === 'white-unasked'))
  const isAllNatural = prepared.every(({ values }) => values.share === 1)
  if (covered >= TAKES.mostly) return prepared.length === 0 ? 'mostly' : isAllNatural ? 'natural' : 'prepared'
  return covered >= TAKES.partly ? 'partly' : null
}
