import { LENGTH_FACTOR, SET_UP_MINUTES, WORK_MINUTES } from '../data/chair-time.ts'
import type { Technique } from '../data/techniques.ts'
import type { Phase, PhaseKind } from '../model/plan.ts'
import { type HairLength, ZONES } from '../model/vocabulary.ts'

/** Phases of one stage work on different zones and process side by side. */
const STAGES: readonly (readonly PhaseKind[])[] = [
  ['bond-treatment'],
  ['chelate'],
  ['remove', 'bleach'],
  ['soften'],
  ['prepigment'],
  ['pretone'],
  ['colour', 'lengths'],
  ['lowlights'],
  ['smudge', 'tone', 'gloss'],
  ['finish'],
]

/** Minutes that the phases of a session process, those of one stage side by side. */
export const processingMinutes = (phases: readonly Phase[]): number =>
  STAGES.reduce(
    (sum, kinds) =>
      sum + Math.max(0, ...phases.filter((phase) => kinds.includes(phase.kind)).map((phase) => phase.minutes)),
    0,
  )

/**
 * Minutes in the chair: set-up, then for every stage the work (by zones, longer on longer hair) and its longest processing
 * time; to five minutes.
 */
export const chairMinutes = (
  phases: readonly Phase[],
  technique: Technique | null,
  length: HairLength | null,
): number => {
  const factor = LENGTH_FACTOR[length ?? 'medio']
  const lights = technique === null ? undefined : phases.find((phase) => phase.kind === 'bleach')
  const workOf = (phase: Phase): number => {
    const isTechnique = technique !== null && phase === lights
    return (
      factor * (isTechnique ? technique.workMinutes : (WORK_MINUTES[phase.kind] * phase.zones.length) / ZONES.length)
    )
  }
  const minutes = STAGES.reduce((sum, kinds) => {
    const stage = phases.filter((phase) => kinds.includes(phase.kind))
    const work = stage.reduce((total, phase) => total + workOf(phase), 0)
    return sum + work + Math.max(0, ...stage.map((phase) => phase.minutes))
  }, SET_UP_MINUTES)
  return Math.round(minutes / 5) * 5
}
