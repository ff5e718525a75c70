import type { SessionClock } from '../model/chair.ts'

/**
 * Longest time of a bowl on a strand: the first strand of a section until its rinse starts, or the last one until its rinse ends. 0 if
 * the clock has no such bowl.
 */
export const strandMinutes = (clock: SessionClock | undefined, phase: number): number =>
  (clock?.sections ?? [])
    .filter((section) => section.phase === phase)
    .reduce((most, { applied, rinsed }) => Math.max(most, rinsed[0] - applied[0], rinsed[1] - applied[1]), 0)
