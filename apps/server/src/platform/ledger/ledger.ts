/**
 * Entries stored beside the photos, outside the database, so that restoring an older database does not lose them. An entry
 * is its name alone, and contains no personal data but ids.
 */
export type Ledger = {
  /** Adds an entry; an existing one is not an error. Once it resolves, the entry survives a crash of the machine. */
  readonly add: (note: string) => Promise<void>
  /** Every entry, in no order. */
  readonly list: () => AsyncIterable<string>
  /** Removes an entry; a missing one is not an error. */
  readonly remove: (note: string) => Promise<void>
}
