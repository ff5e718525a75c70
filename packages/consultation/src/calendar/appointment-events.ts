import type { Appointment } from '@riflesso/colorimetry'
import { APPOINTMENT_NAMES } from '../words/upkeep.ts'
import type { WrittenClock } from '../written-chair.ts'
import type { CalendarEvent } from './write-calendar.ts'

type Given = {
  readonly appointments: readonly Appointment[]
  /** Time of the analysis: the weeks count from its day in Italy. */
  readonly from: Date
  /** End of the titles: the name of the salon, or its own text. */
  readonly name: string
  /** The clocks of the next sessions, for the colourist's own calendar. */
  readonly clocks?: readonly Pick<WrittenClock, 'minutes' | 'sections'>[]
}

/** Minutes of an appointment whose clock is not known. */
const USUAL_MINUTES = 60

const DAY_MS = 24 * 60 * 60_000

/**
 * Appointments as all-day events, each on the first day of its weeks: 'Ricrescita · Salone Ada'. Their ids are derived from the
 * analysis, so that another export updates them.
 */
export function appointmentsAsEvents({ appointments, from, name, clocks = [] }: Given): CalendarEvent[] {
  const day = from.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  return appointments.map(({ kind, weeks }, index) => {
    const earlier = appointments.slice(0, index).filter((each) => each.kind === kind).length
    const clock = kind === 'next-session' ? clocks[earlier] : undefined
    return {
      uid: `${from.getTime()}-${kind}-${earlier}@riflesso`,
      title: name === '' ? APPOINTMENT_NAMES[kind] : `${APPOINTMENT_NAMES[kind]} · ${name}`,
      day: new Date(Date.parse(`${day}T00:00:00Z`) + Math.round(weeks[0] * 7) * DAY_MS).toISOString().slice(0, 10),
      time: null,
      minutes: clock?.minutes ?? USUAL_MINUTES,
      description: (clock?.sections ?? []).map(({ testo }) => testo).join('\n'),
    }
  })
}
