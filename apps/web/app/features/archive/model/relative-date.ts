import { whenNeeded } from '@riflesso/consultation'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Largest unit first; the first that fits at least once is used. Months and years are the mean ones. */
const UNITS = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

const format = whenNeeded(() => new Intl.RelativeTimeFormat('it', { numeric: 'always' }))

/**
 * How long ago, in Italian with its suffix: '3 giorni fa'. Null when the date cannot be read.
 * A date in the future (a clock that is wrong) counts as just now.
 */
export function relativeDate(iso: string, now: Date): string | null {
  const then = Date.parse(iso)
  if (Number.isNaN(then)) return null
  const seconds = (now.getTime() - then) / 1000
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format().format(-Math.floor(seconds / length), unit)
  }
  return 'meno di un minuto fa'
}

const fullDate = whenNeeded(
  () =>
    new Intl.DateTimeFormat('it-IT', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** Day/month/year with hours and minutes, local time; null when the date cannot be read. */
export function dateAndTime(iso: string): string | null {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : fullDate().format(date)
}
