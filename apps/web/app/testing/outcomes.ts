import { measuredZone, type OutcomePromise, todaysPromise } from '@riflesso/colorimetry'
import { writeOutcome } from '@riflesso/consultation'
import type { AnalysisOutcome } from '@riflesso/contract'
import { ANALYSIS } from './analyses.ts'

/** An outcome recorded without a photo. */
export const outcomeWithoutPhoto = (more: Partial<AnalysisOutcome> = {}): AnalysisOutcome => ({
  option: 'equilibrata',
  expected: promise(),
  reading: null,
  comparison: null,
  mixed: null,
  clientWord: null,
  note: null,
  hasPhoto: false,
  author: { firstName: 'Giulia', lastName: 'Ferri' },
  recordedAt: '2026-03-05T12:00:00.000Z',
  ...more,
})

/** An outcome whose photo is `difference` levels lighter than expected, compared as the server does. */
export function measuredOutcome(difference: number, more: Partial<AnalysisOutcome> = {}): AnalysisOutcome {
  const reading = ANALYSIS.dopo
  if (reading === null) throw new Error('the recorded analysis has a Dopo photo')
  const { level, tone } = measuredZone(promise(), reading)
  const expected = { ...promise(), tone, level: level - difference }
  const comparison = writeOutcome(expected, reading)
  return outcomeWithoutPhoto({ expected, reading, comparison, hasPhoto: true, ...more })
}

function promise(): OutcomePromise {
  const today = todaysPromise(ANALYSIS.plan)
  if (today === null) throw new Error('the recorded analysis has a session today')
  return today
}
