import type { Reading } from '@riflesso/vision'
import { expect, test } from 'vitest'
import { natural, photoOf } from '../testing/analyses.ts'
import { describeViews, readingOfHead } from './head-views.ts'

/** A photo with a wide bar, as photos have it. */
const photo = (level: number): Reading => ({ ...photoOf(level, natural), levelError: 1.5 })
const unusable: Reading = { ...photo(8), quality: [{ code: 'too-dark', severity: 'problem' }] }

const said = (...photos: Parameters<typeof readingOfHead>[0]) => describeViews(readingOfHead(photos) ?? {})

test('a single photo has nothing to compare', () => {
  expect(said({ place: 'front', reading: photo(6) })).toBeNull()
})

test('photos that agree are listed by place', () => {
  expect(said({ place: 'nape', reading: photo(5.4) }, { place: 'front', reading: photo(6) })).toEqual({
    said: 'Da due foto: davanti 6, nuca 5,4.',
    doubt: null,
  })
})

test('a photo that is not to be used is left out, and said', () => {
  expect(
    said(
      { place: 'side', reading: unusable },
      { place: 'front', reading: photo(6) },
      { place: 'nape', reading: photo(6) },
    ),
  ).toEqual({ said: 'Da tre foto: davanti 6, lato non usata, nuca 6.', doubt: null })
})

test('hair that is lighter where the sun reaches it is said with its places', () => {
  expect(said({ place: 'front', reading: photo(6.5) }, { place: 'nape', reading: photo(5) })?.doubt).toBe(
    'Nuca 5, davanti 6,5: forse schiarito dal sole, o la luce cambia. Guarda dal vivo.',
  )
})

test('a contradiction that no sun explains is said as one of the light', () => {
  expect(said({ place: 'front', reading: photo(5) }, { place: 'nape', reading: photo(6.5) })?.doubt).toBe(
    'Davanti 5, nuca 6,5: forse la luce cambia fra le foto. Guarda dal vivo.',
  )
})
