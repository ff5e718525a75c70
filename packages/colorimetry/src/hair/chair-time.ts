import {
  DENSITY_FACTOR,
  DRYING_MINUTES,
  FIBRE_FACTOR,
  LENGTH_FACTOR,
  SECOND_HAND,
  SET_UP_MINUTES,
  WORK_MINUTES,
} from '../data/chair-time.ts'
import type { HairBulk } from '../data/grams.ts'
import type { Technique } from '../data/techniques.ts'
import type { Phase, PhaseKind } from '../model/plan.ts'
import { ZONES } from '../model/vocabulary.ts'

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
 * Minutes in the chair: set-up, the work (by zones, more on longer, denser and coarser hair; a second hand helps with much),
 * the longest processing time of every stage, and drying; to five minutes.
 */
export const chairMinutes = (phases: readonly Phase[], technique: Technique | null, hair: HairBulk): number => {
  const bulk = DENSITY_FACTOR[hair.density ?? 'media'] * FIBRE_FACTOR[hair.fibre ?? 'media']
  const length = hair.length ?? 'medio'
  const factor = bulk * LENGTH_FACTOR[length]
  const lights = technique === null ? undefined : phases.find((phase) => phase.kind === 'bleach')
  const workOf = (phase: Phase): number => {
    const isTechnique = technique !== null && phase === lights
    return (
      factor * (isTechnique ? technique.workMinutes : (WORK_MINUTES[phase.kind] * phase.zones.length) / ZONES.length)
    )
  }
  const drying = phases.length === 0 ? 0 : bulk * DRYING_MINUTES[length]
  const work = phases.reduce((total, phase) => total + workOf(phase), drying)
  const { from, share } = SECOND_HAND
  const shared = Math.min(work, from) + share * Math.max(0, work - from)
  return Math.round((SET_UP_MINUTES + shared + processingMinutes(phases)) / 5) * 5
}
