import { expect, test } from 'vitest'
import { durationText, splitPhaseTime } from './phase-time.ts'

test('the minutes stand apart from the note in brackets', () => {
  expect(splitPhaseTime(35)).toEqual({ minutes: '35', note: null })
  expect(splitPhaseTime('35 (controllare ogni 5)')).toEqual({ minutes: '35', note: 'controllare ogni 5' })
  expect(splitPhaseTime('30-40')).toEqual({ minutes: '30-40', note: null })
  expect(splitPhaseTime('20 ()')).toEqual({ minutes: '20', note: null })
})

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [85, '1 h 25 min'],
  [119.6, '2 h'],
])('%d minutes', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
