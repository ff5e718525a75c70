import { whenNeeded } from '@riflesso/consultation'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Largest unit first; the first that fits at least once is used. Months and years are the mean ones. Words of our own: a
 * slow phone takes a tenth of a second to make the platform's formatter, in the middle of the first screen.
 */
const UNITS = [
  { seconds: 365.25 * DAY, one: 'anno', many: 'anni' },
  { seconds: 30.4375 * DAY, one: 'mese', many: 'mesi' },
  { seconds: 7 * DAY, one: 'settimana', many: 'settimane' },
  { seconds: DAY, one: 'giorno', many: 'giorni' },
  { seconds: HOUR, one: 'ora', many: 'ore' },
  { seconds: MINUTE, one: 'minuto', many: 'minuti' },
]

/**
 * How long ago, in Italian with its suffix: '3 giorni fa'. Null when the date cannot be read.
 * A date in the future (a clock that is wrong) counts as just now.
 */
export function relativeDate(iso: string, now: Date): string | null {
  const then = Date.parse(iso)
  if (Number.isNaN(then)) return null
  const passed = (now.getTime() - then) / 1000
  const unit = UNITS.find(({ seconds }) => passed >= seconds)
  if (!unit) return 'meno di un minuto fa'
  const count = Math.floor(passed / unit.seconds)
  return `${count} ${count === 1 ? unit.one : unit.many} fa`
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
