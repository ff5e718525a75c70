/** Start of the clock of every run, so that its screens show the same dates and times. */
export const CAPTURED_AT = new Date('2026-12-01T09:00:00Z')
