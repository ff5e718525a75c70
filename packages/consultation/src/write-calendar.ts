import { type Appointment, HARD_LIMITS, idleSpans } from '@riflesso/colorimetry'
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
  /** Minutes from its start in which the hands are free for another client. */
  readonly idle?: readonly (readonly [from: number, to: number])[]
  /** Whether hair is coloured: a patch test may come before. */
  readonly colours?: boolean
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

/** 'Fra 14.20 e 14.55 ci sta una piega.': the free minutes of an event, by the clock if its time is known. */
export const idleLines = ({ time, idle = [] }: Pick<CalendarEvent, 'time' | 'idle'>): string[] =>
  idle.map(([from, to]) =>
    time === null
      ? `Dal minuto ${from} al ${to} ci sta una piega.`
      : `Fra ${clockAfter(time, from)} e ${clockAfter(time, to)} ci sta una piega.`,
  )

function clockAfter(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const whole = hour * 60 + minute + minutes
  return `${Math.floor(whole / 60) % 24}.${String(whole % 60).padStart(2, '0')}`
}

function eventLines({ uid, title, day, time, minutes, ...event }: CalendarEvent, now: Date): string[] {
  const description = [event.description, ...idleLines({ time, ...event })].filter((line) => line !== '').join('\n')
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
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    // The day before: at the same time, or at nine.
    `TRIGGER:${time === null ? '-PT15H' : '-P1D'}`,
    'END:VALARM',
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

type Clock = Pick<WrittenClock, 'minutes' | 'sections' | 'steps'>

type Given = {
  readonly appointments: readonly Appointment[]
  /** Time of the analysis: the weeks count from its day in Italy. */
  readonly from: Date
  /** End of the titles: the name of the salon, or its own text. */
  readonly name: string
  /** The clocks of the next sessions, for the colourist's own calendar. */
  readonly clocks?: readonly Clock[]
  /** The session of the plan, if it waits for a patch test: proposed as soon as the test allows it. */
  readonly waiting?: { readonly clock: Clock | undefined; readonly now: Date } | null
}

/** Minutes of an appointment whose clock is not known. */
const USUAL_MINUTES = 60

const DAY_MS = 24 * 60 * 60_000

/**
 * Appointments as all-day events, each on the first day of its weeks: 'Ricrescita · Salone Ada'. Their ids are derived from the
 * analysis, so that another export updates them.
 */
export function appointmentsAsEvents({ appointments, from, name, clocks = [], waiting }: Given): CalendarEvent[] {
  const ofClock = (clock: Clock | undefined) => ({
    minutes: clock?.minutes ?? USUAL_MINUTES,
    description: (clock?.sections ?? []).map(({ testo }) => testo).join('\n'),
    idle: clock ? idleSpans(clock) : [],
  })
  const service = waiting && {
    uid: `${from.getTime()}-service-0@riflesso`,
    title: titled('Colore', name),
    // A test applied tomorrow.
    day: daysAfter(waiting.now, 1 + TEST_DAYS),
    time: null,
    colours: true,
    ...ofClock(waiting.clock),
  }
  const next = appointments.map(({ kind, weeks }, index) => {
    const earlier = appointments.slice(0, index).filter((each) => each.kind === kind).length
    const clock = kind === 'next-session' ? clocks[earlier] : undefined
    return {
      uid: `${from.getTime()}-${kind}-${earlier}@riflesso`,
      title: titled(APPOINTMENT_NAMES[kind], name),
      day: daysAfter(from, Math.round(weeks[0] * 7)),
      time: null,
      colours: kind !== 'trim',
      ...ofClock(clock),
    }
  })
  return service ? [service, ...next] : next
}

const TEST_DAYS = HARD_LIMITS.patchTestMinHours / 24
const TEST_MINUTES = 15

/** The patch test 48 hours before a colour. */
export const testBefore = ({ uid, title, day, time }: CalendarEvent): CalendarEvent => ({
  uid: `test-${uid}`,
  title: ['Test di sensibilità', ...title.split(' · ').slice(1)].join(' · '),
  day: daysAfter(new Date(`${day}T12:00:00Z`), -TEST_DAYS),
  time,
  minutes: TEST_MINUTES,
  description: `${HARD_LIMITS.patchTestMinHours} ore prima del colore.`,
})

const titled = (what: string, name: string): string => (name === '' ? what : `${what} · ${name}`)

/** The day in Italy, so many days after a time. */
function daysAfter(time: Date, days: number): string {
  const day = time.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
