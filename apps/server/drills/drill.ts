import type { Engine, Place } from './place.ts'

export type Outcome = { readonly passed: boolean; readonly figures: Readonly<Record<string, number>> }

/** What a drill needs and this machine has not. */
export type Skipped = { readonly skipped: string }

/** Something goes wrong on purpose, and what must hold is looked at afterwards. */
export type Drill = {
  readonly name: string
  /** Several servers or a database that goes away need PostgreSQL; what no database has to do with is done on one. */
  readonly engines: readonly Engine[]
  /** `scale` of 1 is the whole drill, less a share of its repetitions. `seed` decides what is random. */
  readonly run: (place: Place, scale: number, seed: number) => Promise<Outcome | Skipped>
}
