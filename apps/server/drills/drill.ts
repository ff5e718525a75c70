import type { Engine, Place } from './place.ts'

export type Outcome = { readonly passed: boolean; readonly figures: Readonly<Record<string, number>> }

/** A requirement of a drill that this machine lacks. */
export type Skipped = { readonly skipped: string }

/** A drill deliberately causes a failure and then checks the invariants. */
export type Drill = {
  readonly name: string
  /** Several servers or a failing database need PostgreSQL; drills independent of the database run on one. */
  readonly engines: readonly Engine[]
  /** `scale` of 1 is the whole drill, less a share of its repetitions. `seed` seeds the random choices. */
  readonly run: (place: Place, scale: number, seed: number) => Promise<Outcome | Skipped>
}
