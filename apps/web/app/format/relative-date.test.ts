import { expect, test } from 'vitest'
import { dateAndTime, relativeDate } from './relative-date.ts'

const now = new Date('2026-03-15T12:00:00Z')

test.each([
  ['2026-03-15T12:00:00Z', 'meno di un minuto fa'],
  ['2026-03-15T12:04:00Z', 'meno di un minuto fa'],
  ['2026-03-15T11:59:00Z', '1 minuto fa'],
  ['2026-03-15T11:00:01Z', '59 minuti fa'],
  ['2026-03-15T11:00:00Z', '1 ora fa'],
  ['2026-03-15T10:00:00Z', '2 ore fa'],
  ['2026-03-14T12:00:00Z', '1 giorno fa'],
  ['2026-03-12T11:00:00Z', '3 giorni fa'],
  ['2026-03-08T12:00:00Z', '1 settimana fa'],
  ['2026-03-01T12:00:00Z', '2 settimane fa'],
  ['2026-02-12T12:00:00Z', '1 mese fa'],
  ['2026-01-01T12:00:00Z', '2 mesi fa'],
  ['2025-03-15T00:00:00Z', '1 anno fa'],
  ['2024-03-10T12:00:00Z', '2 anni fa'],
])('the relative date of %s is %s [R9-021]', (iso, text) => {
  expect(relativeDate(iso, now)).toBe(text)
})

test('an invalid date has no relative date', () => {
  expect(relativeDate('', now)).toBeNull()
  expect(dateAndTime('ieri')).toBeNull()
})

test('the full date is Italian, with the time [R9-021]', () => {
  expect(dateAndTime('2026-03-05T08:07:00')).toBe('05/03/2026, 08:07')
})
