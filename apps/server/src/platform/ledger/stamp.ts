/** Every note begins with its moment, in a form that may stand in a file's name: '2026-11-23T10-11-12.345Z'. */
const STAMP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)/

const NOTE = /^[\w.-]{1,250}$/

/** The beginning of a note that is about this moment. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(':', '-')

/** The moment of a note; null when it is none of ours. */
export function momentOf(note: string): Date | null {
  const [, day, minute, second] = STAMP.exec(note) ?? []
  return day && minute && second && NOTE.test(note) ? new Date(`${day}:${minute}:${second}`) : null
}

/** @throws Error when the name is none that a ledger keeps. */
export function requireNote(note: string): string {
  if (momentOf(note) === null) throw new Error('Not a note of the ledger')
  return note
}
