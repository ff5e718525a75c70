import { whenNeeded } from '@riflesso/consultation'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * Largest unit first; the first unit that fits is used. Months and years are averages. Not `Intl.RelativeTimeFormat`, whose
 * construction takes a tenth of a second on a slow phone, during the first screen.
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
 * Relative date in Italian, such as '3 giorni fa'; null for an invalid date. A future date, from a wrong clock, counts as now.
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

/** Day/month/year with hours and minutes, local time; null for an invalid date. */
export function dateAndTime(iso: string): string | null {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? null : fullDate().format(date)
}
