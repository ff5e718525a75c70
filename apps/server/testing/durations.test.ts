import { describe, expect, test } from 'vitest'
import { compareDurations, distinguishes } from './durations.ts'

const ROUNDS = 30
/** The effect of other load on a time, the same in every run. */
const noise = (round: number) => 1 + ((round * 7919) % 13) / 6
const noisy = (duration: number, shift = 0) =>
  Array.from({ length: ROUNDS }, (_, round) => duration * noise(round + shift))

describe('times measured alternately', () => {
  test('times measured alternately distinguish two kinds, one twice as slow as the other, also under load', () => {
    expect(distinguishes(compareDurations(noisy(2), noisy(1)))).toBe(true)
    expect(distinguishes(compareDurations(noisy(1), noisy(2)))).toBe(true)
  })

  test('times measured alternately do not distinguish two equal kinds, whenever the machine was under load', () => {
    for (let shift = 0; shift < 13; shift++) {
      expect(distinguishes(compareDurations(noisy(1), noisy(1, shift)))).toBe(false)
    }
  })
})
