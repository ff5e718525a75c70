import { expect, it } from 'vitest'
import { doubtOf, judge, secondJudgement } from './judgement.ts'

/** A picture of which the given share is hair, with the network's output there and for the whole. */
function judged(share: number, inside: number, presence: number, found = 1) {
  const hair = Float32Array.from({ length: 1000 }, (_, i) => (i < share * 1000 ? 1 : 0))
  const data = hair.map((value) => value * inside)
  return judge({ width: 100, height: 10, data, presence, found }, hair)
}

it.each([
  ['what is surely hair', 0.3, 0.9, 0.9, true, null],
  ['a mask whose edge deserves a look', 0.3, 0.9, 0.5, true, 'warning'],
  ['what may be something else', 0.3, 0.9, 0.2, true, 'problem'],
  ['a small mask that is half sure', 0.03, 0.9, 0.6, true, 'warning'],
  ['a small mask that may be something else', 0.03, 0.9, 0.4, true, 'problem'],
  ['what is hardly hair', 0.3, 0.5, 0.1, false, 'problem'],
  ['a speck', 0.002, 1, 1, false, 'problem'],
] as const)('%s', (_, share, inside, presence, found, doubt) => {
  const judgement = judged(share, inside, presence)
  expect(judgement.hairFound).toBe(found)
  expect(doubtOf({ share, ...judgement })).toBe(doubt)
})

it('what was found and does not look like hair must be checked, however sure its presence', () => {
  const judgement = judged(0.3, 0.95, 0.95, -1)
  expect(judgement.hairFound).toBe(true)
  expect(doubtOf({ share: 0.3, ...judgement })).toBe('problem')
})

it('an outline about which the network is undecided must be checked', () => {
  const hair = Float32Array.from({ length: 1000 }, (_, i) => (i < 300 ? 1 : 0))
  const data = hair.map((value, i) => (value === 1 ? 0.9 : i < 560 ? 0.4 : 0.05))
  const judgement = judge({ width: 100, height: 10, data, presence: 0.9, found: 1 }, hair)
  expect(doubtOf({ share: 0.3, ...judgement })).toBe('warning')
})

it.each([
  ['its outline must be checked', 0.1, 'warning'],
  ['it must be marked if it is small', 0.03, 'problem'],
] as const)('what only a second look found: %s', (_, share, doubt) => {
  expect(doubtOf({ share, ...secondJudgement({ hairFound: true, confidence: 0.9, isUndecided: false }, share) })).toBe(
    doubt,
  )
})
