import type { ConfirmedHair } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { cleared } from './model/corrections.ts'
import { EMPTY_DRAFT } from './model/draft.ts'
import { INITIAL_STATE, type ScreenState, screenReducer } from './screen-state.ts'

const photo = { file: new File([], 'prima.jpg'), previewUrl: 'blob:prima' }
const confirmed: ConfirmedHair = {
  roots: { level: 6, tone: { primary: 'NATURALE', secondary: null, intensity: 'none' } },
}
const withPhoto: ScreenState = {
  ...INITIAL_STATE,
  draft: {
    ...EMPTY_DRAFT,
    photos: { prima: photo, dopo: photo },
    corrections: { prima: cleared([]), dopo: cleared([]) },
    confirmed: { prima: confirmed, dopo: confirmed },
    hairType: 'colorati',
  },
  problems: { prima: 'Foto illeggibile', dopo: 'Foto illeggibile' },
}

test('another photo clears the corrections, the confirmation and the problem of its slot alone', () => {
  const { draft, problems } = screenReducer(withPhoto, { type: 'photo', slot: 'prima', photo: null })
  expect(draft.photos).toEqual({ prima: null, dopo: photo })
  expect(draft.corrections).toEqual({ prima: [], dopo: withPhoto.draft.corrections.dopo })
  expect(draft.confirmed).toEqual({ prima: null, dopo: confirmed })
  expect(problems).toEqual({ dopo: 'Foto illeggibile' })
  expect(draft.hairType).toBe('colorati')
})

test('a correction clears the confirmation of its slot, because the photo is read again', () => {
  const { draft } = screenReducer(withPhoto, { type: 'corrections', slot: 'dopo', corrections: [] })
  expect(draft.photos).toEqual(withPhoto.draft.photos)
  expect(draft.confirmed).toEqual({ prima: confirmed, dopo: null })
})

test('starting closes the client dialog and clears the problems of the last attempt', () => {
  const act = { key: 'k', clientId: null }
  const started = screenReducer({ ...withPhoto, choosingClient: true }, { type: 'start', act })
  expect(started).toEqual({ ...withPhoto, choosingClient: false, problems: {}, act })
  // Another answer is another analysis.
  expect(screenReducer(started, { type: 'answers', answers: { hairType: 'naturale' } }).act).toBeNull()
  expect(screenReducer(started, { type: 'photo-task', task: 'prima' }).act).toBe(act)
})

const added = (id: string) =>
  ({ type: 'further', slot: 'prima', id, photo: { file: photo.file, previewUrl: `blob:${id}` } }) as const
const withTwoMore = [added('a'), added('b')].reduce(screenReducer, withPhoto)

test('further photos are of the side and the nape, and clear the confirmation of their slot alone', () => {
  const { further, confirmed: left, corrections } = withTwoMore.draft
  expect(further.prima.map(({ id, place }) => [id, place])).toEqual([
    ['a', 'side'],
    ['b', 'nape'],
  ])
  expect(further.dopo).toEqual([])
  expect(left).toEqual({ prima: null, dopo: confirmed })
  expect(corrections).toEqual(withPhoto.draft.corrections)
})

test('a further photo can be replaced, removed, and shown from elsewhere', () => {
  const again = screenReducer(withTwoMore, { ...added('a'), photo: { ...photo, previewUrl: 'blob:other' } })
  expect(again.draft.further.prima.map(({ previewUrl }) => previewUrl)).toEqual(['blob:other', 'blob:b'])
  const removed = screenReducer(withTwoMore, { ...added('a'), photo: null })
  expect(removed.draft.further.prima.map(({ id }) => id)).toEqual(['b'])
  const moved = screenReducer(withTwoMore, { type: 'place', slot: 'prima', id: 'a', place: 'front' })
  expect(moved.draft.further.prima.map(({ place }) => place)).toEqual(['front', 'nape'])
  const first = screenReducer(withTwoMore, { type: 'place', slot: 'prima', id: null, place: 'nape' })
  expect(first.draft.places).toEqual({ prima: 'nape', dopo: 'front' })
})

test('the first further photo takes the place of a photo that is removed', () => {
  const { draft } = screenReducer(withTwoMore, { type: 'photo', slot: 'prima', photo: null })
  expect(draft.photos.prima).toEqual({ file: photo.file, previewUrl: 'blob:a' })
  expect(draft.places.prima).toBe('side')
  expect(draft.further.prima.map(({ id }) => id)).toEqual(['b'])
  expect(draft.corrections.prima).toEqual([])
})

test('a place that is chosen moves a photo for which it was only proposed', () => {
  const { draft } = screenReducer(withTwoMore, { type: 'place', slot: 'prima', id: null, place: 'nape' })
  expect(draft.further.prima.map(({ place }) => place)).toEqual(['side', 'front'])
  const first = screenReducer(withTwoMore, { type: 'place', slot: 'prima', id: 'a', place: 'nape' })
  expect(first.draft.further.prima.map(({ place }) => place)).toEqual(['nape', 'side'])
  // Both were chosen.
  const same = screenReducer(first, { type: 'place', slot: 'prima', id: 'b', place: 'nape' })
  expect(same.draft.further.prima.map(({ place }) => place)).toEqual(['nape', 'nape'])
  const later = screenReducer(screenReducer(same, { ...added('b'), photo: null }), added('c'))
  expect(later.draft.further.prima.map(({ place }) => place)).toEqual(['nape', 'side'])
})
