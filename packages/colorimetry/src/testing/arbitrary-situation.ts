import fc from 'fast-check'
import type { Situation } from '../model/situation.ts'
import { situationsFrom } from './random-situation.ts'

/** A random situation for every seed, so that a failure can be repeated. */
export const arbitrarySituation: fc.Arbitrary<Situation> = fc
  .noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }))
  .map((seed) => situationsFrom(seed)())
