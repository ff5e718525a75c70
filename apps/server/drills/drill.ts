import type { Place } from './place.ts'

export type Outcome = { readonly passed: boolean; readonly figures: Readonly<Record<string, number>> }

/** Something goes wrong on purpose, and what must hold is looked at afterwards. */
export type Drill = {
  readonly name: string
  /** Several servers or a database that goes away need PostgreSQL. */
  readonly onlyPostgres?: true
  /** `scale` of 1 is the whole drill, less a share of its repetitions. */
  readonly run: (place: Place, scale: number) => Promise<Outcome>
}
