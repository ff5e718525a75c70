import { cases, testSeed } from '@riflesso/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutatedImage, seedImages } from '#testing/fuzz/images'
import { createRandomChoices } from '#testing/fuzz/random-choices'
import { createPhotoPool, type PhotoPool } from './pool.ts'

const IMAGES = cases({ gate: 60, prove: 20_000 })
const REFUSALS = ['image-broken', 'image-unsupported', 'image-animated', 'image-too-many-pixels', 'no-hair']

let pool: PhotoPool
beforeAll(() => {
  pool = createPhotoPool({ threads: 1 })
})
afterAll(() => pool.close())

test('mutated pictures are read or refused, each with its reason', async () => {
  const random = createRandomChoices(testSeed)
  const seeds = await seedImages()
  const outcomes = new Set<string>()
  for (let made = 0; made < IMAGES; made++) {
    const answer = await pool.read({ bytes: mutatedImage(seeds, random) }, new AbortController().signal)
    outcomes.add(answer.ok ? 'read' : answer.code)
  }
  expect(['read', ...REFUSALS]).toEqual(expect.arrayContaining([...outcomes]))
  // Both outcomes occurred.
  expect([...outcomes]).toEqual(expect.arrayContaining(['read', 'image-broken']))
})
