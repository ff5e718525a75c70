import type { HairMask, Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import type { PhotoAnswer } from '~/vision/reading-messages.ts'
import { type SlotReading, slotReading } from './slot-reading.ts'

const photo = { file: new File(['x'], 'foto.jpg', { type: 'image/jpeg' }), previewUrl: 'blob:one' }
const photos = { prima: photo, dopo: null }
const mask: HairMask = { width: 1, height: 1, data: new Uint8Array(1) }
const reading = { level: 5 } as Reading
const outline = {} as ImageBitmap
const bands = { whole: null, roots: null, lengths: null, ends: null }
const read: PhotoAnswer = { key: 'blob:one', status: 'read', reading, mask, bands, outline, towel: null }

const cases: readonly [string, PhotoAnswer | undefined, SlotReading][] = [
  ['before the first answer', undefined, { state: 'working' }],
  ['a reading', read, { state: 'read', reading, outline, bands, towel: null, again: false }],
  [
    'what may not be hair',
    { key: 'blob:one', status: 'unsure', mask, outline },
    { state: 'unsure', outline, again: false },
  ],
  ['a reading of the photo that was there before', { ...read, key: 'blob:old' }, { state: 'working' }],
  ['a photo that this browser cannot decode', { key: 'blob:one', status: 'unreadable' }, { state: 'none' }],
  ['no hair', { key: 'blob:one', status: 'no-hair', mask }, { state: 'no-hair', size: mask, again: false }],
]

test.each(cases)('%s', (_, answer, expected) => {
  const answers = answer ? ([answer, null] as const) : undefined
  expect(slotReading(photos, 'prima', { answers, again: false, failed: false })).toEqual(expected)
})

test('an empty slot has no reading, independently of the other slot', () => {
  expect(slotReading(photos, 'dopo', { answers: [read, null], again: false, failed: true })).toEqual({ state: 'none' })
  expect(slotReading(photos, 'prima', { answers: undefined, again: false, failed: true })).toEqual({ state: 'failed' })
})

test('the last reading is kept while a newer one is computed', () => {
  expect(slotReading(photos, 'prima', { answers: [read, null], again: true, failed: false })).toMatchObject({
    state: 'read',
    again: true,
  })
})
