import { expect, it } from 'vitest'
import type { ShelfProduct } from '../model/shelf.ts'
import { developerFrom } from './developer-mix.ts'

const bottle = (volume: number, gramsLeft = 1000): ShelfProduct => ({
  id: String(volume),
  class: 'DEVELOPER',
  shade: null,
  volume,
  gramsLeft,
  packGrams: 1000,
  check: 'verificata',
  sheet: null,
})

it.each([
  ['a bottle of these volumes is used alone', 20, 90, [10, 20, 40], { 20: 90 }],
  ['10 and 30 volumes in equal parts are 20', 20, 90, [10, 30], { 10: 45, 30: 45 }],
  ['one part of 10 and two of 40 are 30', 30, 90, [10, 40], { 10: 30, 40: 60 }],
  ['the nearest bottles are mixed', 20, 60, [5, 10, 30, 40], { 10: 30, 30: 30 }],
])('%s', (_, volume, grams, volumes, parts) => {
  const mixed = developerFrom(
    volume,
    grams,
    volumes.map((own) => bottle(own)),
  )
  expect(Object.fromEntries(mixed?.map(({ id, grams: own }) => [id, own]) ?? [])).toEqual(parts)
})

it('weaker bottles alone never give stronger developer', () => {
  expect(developerFrom(30, 60, [bottle(10), bottle(20)])).toBeNull()
})

it('a bottle with too little left is not used', () => {
  expect(developerFrom(20, 60, [bottle(20, 50)])).toBeNull()
})
