import { LENGTH_FACTOR, SET_UP_MINUTES, WORK_MINUTES } from '../data/chair-time.ts'
import type { Technique } from '../data/techniques.ts'
import type { Phase } from '../model/plan.ts'
import type { HairLength } from '../model/vocabulary.ts'

/** Minutes in the chair: set-up, work (longer on longer hair) and every processing time, to five minutes. */
export const chairMinutes = (
  phases: readonly Phase[],
  technique: Technique | null,
  length: HairLength | null,
): number => {
  const factor = LENGTH_FACTOR[length ?? 'medio']
  const minutes = phases.reduce((sum, phase) => {
    const work = phase.kind === 'bleach' && technique !== null ? technique.workMinutes : WORK_MINUTES[phase.kind]
    return sum + phase.minutes + work * factor
  }, SET_UP_MINUTES)
  return Math.round(minutes / 5) * 5
}
