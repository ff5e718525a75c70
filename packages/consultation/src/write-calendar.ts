import type { Appointment } from '@riflesso/colorimetry'
import { APPOINTMENT_NAMES } from './words/upkeep.ts'
import type { WrittenClock } from './written-chair.ts'

/** An event of a calendar. */
export type CalendarEvent = {
  /** Stable: a calendar that imports the event again updates it. */
  readonly uid: string
  readonly title: string
  /** 'YYYY-MM-DD' in Italy. */
  readonly day: string
  /** 'HH:MM' in Italy; null for the whole day. */
  readonly time: string | null
  /** Length in minutes; unused for the whole day. */
  readonly minutes: number
  readonly description: string
}

/** Octets of a line without its break. Source: RFC 5545, 3.1. */
const LINE_OCTETS = 75
const MINUTE_MS = 60_000

/** A calendar file with these events in the format of RFC 5545: CRLF, folded lines, times in UTC. `now` is the time of writing. */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Riflesso//Appuntamenti//IT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, title, day, time, minutes, description }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    // Seconds since 2000 increase with every export, so that the latest wins; within 32 bits until 2068.
    `SEQUENCE:${Math.max(0, Math.floor((now.getTime() - Date.UTC(2000, 0, 1)) / 1000))}`,
    ...(time === null ? wholeDay(day) : span(romeTime(day, time), minutes)),
    `SUMMARY:${escaped(title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')

/** The end is exclusive. */
const wholeDay = (day: string): string[] => {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * MINUTE_MS).toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(next)}`]
}

const span = (start: Date, minutes: number): string[] => [
  `DTSTART:${stamp(start)}`,
  `DTEND:${stamp(new Date(start.getTime() + minutes * MINUTE_MS))}`,
]

/** '20260314T090000Z'. */
const stamp = (time: Date): string => `${time.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`

/** The offset of Italy from UTC at a time, milliseconds. */
function romeOffset(time: number): number {
  const shown = new Date(time).toLocaleString('sv-SE', { timeZone: 'Europe/Rome' })
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(time / 1000) * 1000
}

/** A time on a clock in Italy. One that daylight saving skips moves forward with it. */
function romeTime(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const near = shown - romeOffset(shown)
  return new Date(shown - romeOffset(near))
}

/** Text values. Source: RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Breaks a long line between characters; continuation lines start with a space. */
function folded(line: string): string {
  let octets = 0
  let result = ''
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

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
