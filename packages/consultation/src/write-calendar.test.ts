import { describe, expect, test } from 'vitest'
import { appointmentsAsEvents, type CalendarEvent, testBefore, writeCalendar } from './write-calendar.ts'

const NOW = new Date('2026-03-02T09:30:15.400Z')

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'a-regrowth-0@riflesso',
  title: 'Ricrescita',
  day: '2026-04-13',
  time: null,
  minutes: 60,
  description: '',
  ...given,
})

/** The lines of a calendar with its folds undone. */
const linesOf = (events: readonly CalendarEvent[]) =>
  writeCalendar(events, NOW).replaceAll('\r\n ', '').trimEnd().split('\r\n')

describe('a calendar file', () => {
  test('a calendar file has an event for each date, for the whole day or for a time', () => {
    expect(linesOf([event(), event({ uid: 'b', time: '09:30', minutes: 90 })])).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Riflesso//Appuntamenti//IT',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a-regrowth-0@riflesso',
      'DTSTAMP:20260302T093015Z',
      'SEQUENCE:825759015',
      'DTSTART;VALUE=DATE:20260413',
      'DTEND;VALUE=DATE:20260414',
      'SUMMARY:Ricrescita',
      'TRANSP:OPAQUE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Ricrescita',
      'TRIGGER:-PT15H',
      'END:VALARM',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:b',
      'DTSTAMP:20260302T093015Z',
      'SEQUENCE:825759015',
      'DTSTART:20260413T073000Z',
      'DTEND:20260413T090000Z',
      'SUMMARY:Ricrescita',
      'TRANSP:OPAQUE',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Ricrescita',
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test.each([
    ['winter', '2026-01-15', '09:00', '20260115T080000Z'],
    ['the last minute of winter time', '2026-03-29', '01:59', '20260329T005900Z'],
    ['the first minute of summer time', '2026-03-29', '03:00', '20260329T010000Z'],
    ['the hour that is skipped', '2026-03-29', '02:30', '20260329T013000Z'],
    ['the day that summer time ends', '2026-10-25', '09:00', '20261025T080000Z'],
  ])('a calendar file converts a time in Italy in %s', (_name, day, time, start) => {
    expect(linesOf([event({ day, time })])).toContain(`DTSTART:${start}`)
  })

  test('a calendar file escapes separators and line breaks, so that no text adds a property', () => {
    const lines = linesOf([event({ title: 'Anna, Rosa; \\o/\r\nATTENDEE:x', description: 'Prima\nseconda' })])
    expect(lines).toContain('SUMMARY:Anna\\, Rosa\\; \\\\o/\\nATTENDEE:x')
    expect(lines).toContain('DESCRIPTION:Prima\\nseconda')
  })

  test('a calendar file folds lines at 75 octets, never inside a character', () => {
    const title = `${'più colore è '.repeat(20)}🎨`
    const text = writeCalendar([event({ title })], NOW)
    const lines = text.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(2)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })
})

test('appointments become events with stable ids, on the first day of their weeks in Italy', () => {
  // Already the next day in Italy.
  const from = new Date('2026-03-01T23:30:00Z')
  const appointments = [
    { kind: 'next-session', weeks: [4, 4] },
    { kind: 'next-session', weeks: [8, 8] },
    { kind: 'regrowth', weeks: [12, 14] },
  ] as const
  const events = appointmentsAsEvents({ appointments, from, name: 'Salone Ada' })
  expect(events.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2026-03-30 Seduta successiva · Salone Ada',
    '2026-04-27 Seduta successiva · Salone Ada',
    '2026-05-25 Ricrescita · Salone Ada',
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(3)
  expect(events.map(({ minutes, description }) => ({ minutes, description }))).toEqual(
    Array.from({ length: 3 }, () => ({ minutes: 60, description: '' })),
  )
  const again = appointmentsAsEvents({ appointments, from, name: '' })
  expect(again.map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid))
  expect(again[2]?.title).toBe('Ricrescita')
})

test('the event of a next session lasts as long as its clock, and lists its sections', () => {
  const section = (number: number, testo: string) =>
    ({
      number,
      of: 2,
      hands: 1,
      phase: 0,
      zones: ['lengths'],
      applied: [10, 20],
      looks: [35],
      rinsed: [55, 58],
      testo,
    }) as const
  const events = appointmentsAsEvents({
    appointments: [
      { kind: 'next-session', weeks: [4, 4] },
      { kind: 'regrowth', weeks: [8, 10] },
    ],
    from: new Date('2026-03-01T12:00:00Z'),
    name: '',
    clocks: [{ minutes: 220, steps: [], sections: [section(1, 'Sezione 1.'), section(2, 'Sezione 2.')] }],
  })
  expect(events.map(({ minutes, description }) => ({ minutes, description }))).toEqual([
    { minutes: 220, description: 'Sezione 1.\nSezione 2.' },
    { minutes: 60, description: '' },
  ])
})

test('a colour that waits for its test is proposed, with the test 48 hours before and the free minutes by the clock', () => {
  const rinse = { at: 65, minutes: 5, action: 'rinse', phase: 0, section: null, zones: [], testo: '' } as const
  const apply = { ...rinse, at: 0, minutes: 30, action: 'apply' } as const
  const clock = { minutes: 100, steps: [apply, rinse], sections: [] }
  const now = new Date('2026-03-27T12:00:00Z')
  const [service] = appointmentsAsEvents({ appointments: [], from: NOW, name: 'Anna', waiting: { clock, now } })
  if (!service) throw new Error('an event for the colour')
  expect(service).toMatchObject({ title: 'Colore · Anna', day: '2026-03-30', minutes: 100 })
  const test1 = testBefore({ ...service, time: '14:00' })
  expect(test1).toMatchObject({ title: 'Test di sensibilità · Anna', day: '2026-03-28', time: '14:00' })
  expect(linesOf([{ ...service, time: '13:50' }])).toContain('DESCRIPTION:Fra 14.20 e 14.55 ci sta una piega.')
  expect(linesOf([service])).toContain('DESCRIPTION:Dal minuto 30 al 65 ci sta una piega.')
})
