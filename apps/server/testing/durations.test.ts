import { describe, expect, test } from 'vitest'
import { compareDurations, distinguishes } from './durations.ts'

const ROUNDS = 30
/** What a busy machine does to a time, the same in every run. */
const noise = (round: number) => 1 + ((round * 7919) % 13) / 6
const noisy = (duration: number, shift = 0) =>
  Array.from({ length: ROUNDS }, (_, round) => duration * noise(round + shift))

describe('times measured by turns', () => {
  test('tell apart what takes twice as long, also on a busy machine', () => {
    expect(distinguishes(compareDurations(noisy(2), noisy(1)))).toBe(true)
    expect(distinguishes(compareDurations(noisy(1), noisy(2)))).toBe(true)
  })

  test('do not tell apart what takes as long, whenever the machine was busy', () => {
    for (let shift = 0; shift < 13; shift++) {
      expect(distinguishes(compareDurations(noisy(1), noisy(1, shift)))).toBe(false)
    }
  })
})
