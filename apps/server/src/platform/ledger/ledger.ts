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

/** Every entry starts with its time, in a form that is valid in a file name: '2026-11-23T10-11-12.345Z'. */
const STAMP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)/

const NOTE = /^[\w.-]{1,250}$/

/** The prefix of an entry of this time. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(':', '-')

/** The time of an entry; null when it is not ours. */
export function timeOfNote(note: string): Date | null {
  const [, day, minute, second] = STAMP.exec(note) ?? []
  return day && minute && second && NOTE.test(note) ? new Date(`${day}:${minute}:${second}`) : null
}

/** @throws Error when the name is not a valid entry */
export function requireNote(note: string): string {
  if (timeOfNote(note) === null) throw new Error('Not a note of the ledger')
  return note
}
