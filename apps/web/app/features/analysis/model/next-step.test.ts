import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { ANALYSIS } from '~/testing/analyses.ts'
import { EMPTY_DRAFT, type SlotPhoto } from './draft.ts'
import { nextStep } from './next-step.ts'
import type { SlotReading } from './slot-reading.ts'

const photo: SlotPhoto = { file: new File([], 'foto.jpg'), previewUrl: 'blob:1' }
const outline = {} as ImageBitmap
const size = { width: 3, height: 4 }
const none: SlotReading = { state: 'none' }
const good: Reading = { ...(ANALYSIS.prima as Reading), quality: [] }
const read = (changed: Partial<Reading>, again = false): SlotReading => ({
  state: 'read',
  reading: { ...good, ...changed },
  outline,
  bands: null,
  towel: null,
  again,
})
const doubtful = (code: 'unsure-hair' | 'blurred', severity: 'warning' | 'problem'): SlotReading =>
  read({ quality: [{ code, severity }] })

const stroke = { kind: 'hair', points: [[0.5, 0.5]], radius: 0.02 } as const
const corrected = [{ strokes: [stroke], whitePoint: null, greyCard: null }]
const seen = { lengths: { level: 5, tone: good.tone } }

const draft = { ...EMPTY_DRAFT, photos: { prima: photo, dopo: null } }

test.each<[string, SlotReading, string]>([
  ['being read', { state: 'working' }, 'working'],
  ['being read again', read({}, true), 'working'],
  ['without hair', { state: 'no-hair', size, again: false }, 'mark'],
  ['of something that may not be hair', { state: 'unsure', bands: null, outline, again: false }, 'mark'],
  ['with an unsure outline', doubtful('unsure-hair', 'warning'), 'outline'],
  ['that is a little blurred', doubtful('blurred', 'warning'), 'confirm'],
  ['that is blurred', doubtful('blurred', 'problem'), 'retake'],
  ['in the light of a lamp alone', read({ quality: [{ code: 'colour-cast', severity: 'problem' }] }), 'reference'],
  ['with a very wide bar', read({ levelError: 3 }), 'confirm'],
  ['that reads well', read({}), 'analyse'],
  ['that only the server can read', none, 'analyse'],
])('the next step for a photo %s is %s', (_, prima, kind) => {
  expect(nextStep(draft, { prima, dopo: none }).kind).toBe(kind)
})

test('a checked photo is not suggested again', () => {
  const unsure = { prima: doubtful('unsure-hair', 'warning'), dopo: none }
  expect(nextStep({ ...draft, corrections: { prima: corrected, dopo: [] } }, unsure).kind).toBe('analyse')
  const blurred = { prima: doubtful('blurred', 'warning'), dopo: none }
  expect(nextStep({ ...draft, confirmed: { prima: seen, dopo: null } }, blurred).kind).toBe('analyse')
})

test('the photo without hair comes first', () => {
  const both = { ...draft, photos: { prima: photo, dopo: photo } }
  const readings = { prima: doubtful('blurred', 'warning'), dopo: { state: 'no-hair', size, again: false } } as const
  expect(nextStep(both, readings)).toEqual({ kind: 'mark', slot: 'dopo' })
})
