import { labOf, NATURAL_TONE, plainTone } from '@riflesso/colorimetry'
import { expect, test } from 'vitest'
import { writeDifference } from './write-difference.ts'

const natural = (level: number) => labOf(level, NATURAL_TONE)

test.each([
  [natural(7), natural(7.1), 'Quasi uguale'],
  [natural(7), natural(7.5), 'Mezzo livello più chiaro'],
  [natural(7), natural(5.5), 'Un livello e mezzo più scuro'],
  [natural(7), labOf(7, plainTone('DORATO')), 'Più caldo'],
  [natural(7), labOf(8, plainTone('DORATO')), 'Un livello più chiaro, più caldo'],
  [labOf(7, plainTone('DORATO')), labOf(7, plainTone('RAME')), 'Rame invece di dorato'],
])('the difference between two colours is written in words: %o, %o', (sought, found, words) => {
  expect(writeDifference(sought, found)).toBe(words)
})
