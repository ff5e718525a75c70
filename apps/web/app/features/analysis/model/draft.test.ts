import { describe, expect, test } from 'vitest'
import { type Draft, EMPTY_DRAFT, missingFields } from './draft.ts'

const photo = { file: new File(['x'], 'foto.jpg', { type: 'image/jpeg' }), previewUrl: 'blob:photo' }
const declared: Partial<Draft> = { hairType: 'naturale', hairBase: 'livello5', hairCondition: 'buono' }

describe('missingFields', () => {
  const cases: readonly [string, Partial<Draft>, string[]][] = [
    ['an empty draft', {}, ['photo', 'hairType', 'hairBase', 'hairCondition']],
    ['selectors without a photo', declared, ['photo']],
    ['only Prima', { photos: { prima: photo, dopo: null } }, []],
    ['both photos', { photos: { prima: photo, dopo: photo } }, []],
    ['only Dopo', { photos: { prima: null, dopo: photo } }, ['hairType', 'hairBase', 'hairCondition']],
    [
      'only Dopo, type known',
      { photos: { prima: null, dopo: photo }, hairType: 'meches' },
      ['hairBase', 'hairCondition'],
    ],
    ['only Dopo with every selector', { photos: { prima: null, dopo: photo }, ...declared }, []],
  ]
  test.each(cases)('%s [R2-051 R5-017]', (_name, part, expected) => {
    expect(missingFields({ ...EMPTY_DRAFT, ...part })).toEqual(expected)
  })
})
