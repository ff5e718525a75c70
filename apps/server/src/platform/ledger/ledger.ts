/**
 * Notes that lie beside the photos, outside the database, so that restoring an older database does not lose them. A note
 * is its name alone; none of them holds anything about a person but ids.
 */
export type Ledger = {
  /** Adds a note; one that is there already is no error. Once it resolves, the note outlives a failure of the machine. */
  readonly add: (note: string) => Promise<void>
  /** Every note, in no order. */
  readonly list: () => AsyncIterable<string>
  /** Removes a note; one that is not there is no error. */
  readonly remove: (note: string) => Promise<void>
}
