import { expect, test } from 'vitest'
import { splitPhaseTime } from './phase-time.ts'

test('the time of a phase is split into minutes and the note in brackets [R2-074]', () => {
  expect(splitPhaseTime(35)).toEqual({ minutes: '35', note: null })
  expect(splitPhaseTime('35 (controllare ogni 5)')).toEqual({ minutes: '35', note: 'controllare ogni 5' })
  expect(splitPhaseTime('30-40')).toEqual({ minutes: '30-40', note: null })
  expect(splitPhaseTime('20 ()')).toEqual({ minutes: '20', note: null })
})
