import { hexFromLab, labOf, NATURAL_TONE } from '@riflesso/colorimetry'
import type { HairMask, Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import type { PhotoAnswer } from '~/vision/reading-messages.ts'
import { doubtedHair, type SlotReading, slotReading, withFurther } from './slot-reading.ts'

const photo = { file: new File(['x'], 'foto.jpg', { type: 'image/jpeg' }), previewUrl: 'blob:one' }
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
    { key: 'blob:one', status: 'unsure', mask, bands, outline },
    { state: 'unsure', bands, outline, again: false },
  ],
  ['a reading of the photo that was there before', { ...read, key: 'blob:old' }, { state: 'working' }],
  ['a photo that this browser cannot decode', { key: 'blob:one', status: 'unreadable' }, { state: 'none' }],
  ['no hair', { key: 'blob:one', status: 'no-hair', mask }, { state: 'no-hair', size: mask, again: false }],
]

test.each(cases)('%s', (_, answer, expected) => {
  expect(slotReading(photo, { answer, again: false, failed: false })).toEqual(expected)
})

test('an empty slot has no reading', () => {
  expect(slotReading(null, { answer: null, again: false, failed: true })).toEqual({ state: 'none' })
  expect(slotReading(photo, { answer: undefined, again: false, failed: true })).toEqual({ state: 'failed' })
})

test('the last reading is kept while a newer one is computed', () => {
  expect(slotReading(photo, { answer: read, again: true, failed: false })).toMatchObject({
    state: 'read',
    again: true,
  })
})

const natural = (level: number): SlotReading => {
  const lab = labOf(level, NATURAL_TONE)
  const colour = { level, levelError: 1.5, tone: NATURAL_TONE, toneError: 9, lab, hex: hexFromLab(lab) }
  const measured: Reading = {
    hairFound: true,
    ...colour,
    palette: [],
    zones: { roots: null, lengths: null, ends: null },
    whiteShare: null,
    hairShare: 0.3,
    strandContrast: 5,
    evenness: 0.8,
    technique: null,
    light: { gains: [1, 1, 1], confidence: 0.8, source: 'neutral' },
    quality: [],
  }
  return { state: 'read', reading: measured, outline, bands, towel: null, again: false }
}
const front = { place: 'front', reading: natural(6) } as const
const nape = (reading: SlotReading) => ({ place: 'nape', reading }) as const

test('a slot without further photos has the reading of its photo', () => {
  expect(withFurther(front, [])).toBe(front.reading)
})

test('a slot with further photos has the reading of all, over the outline of its own', () => {
  expect(withFurther(front, [nape(natural(5))])).toMatchObject({ reading: { level: 5.5 }, outline, again: false })
})

test('the reading of a slot is computed again while a further photo is read', () => {
  expect(withFurther(front, [nape({ state: 'working' })])).toMatchObject({ reading: { level: 6 }, again: true })
  expect(withFurther(front, [nape({ ...natural(5), again: true } as SlotReading)])).toMatchObject({ again: true })
})

test('a further photo without hair is left out', () => {
  const none: SlotReading = { state: 'no-hair', size: mask, again: false }
  expect(withFurther(front, [nape(none)])).toMatchObject({ reading: { level: 6 }, again: false })
})

test('further photos do not replace one that needs a stroke', () => {
  const unsure: SlotReading = { state: 'unsure', bands: null, outline, again: false }
  expect(withFurther({ place: 'front', reading: unsure }, [nape(natural(5))])).toBe(unsure)
})

test('only hair in doubt is asked about, at a point inside it', () => {
  const whole = { x: 0.2, y: 0.4, width: 0.4, height: 0.1 }
  const unsure: SlotReading = { state: 'unsure', bands: { ...bands, whole }, outline, again: false }
  expect(doubtedHair(unsure)).toEqual([expect.closeTo(0.4), expect.closeTo(0.45)])
  expect(doubtedHair({ ...unsure, bands })).toBeNull()
  expect(doubtedHair(natural(6))).toBeNull()
})
