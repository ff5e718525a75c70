import fc from 'fast-check'
import type { Situation } from '../model/situation.ts'
import { situationsFrom } from './random-situation.ts'

/** Any situation at all, one for every seed: a failure is repeated by its seed. */
export const arbitrarySituation: fc.Arbitrary<Situation> = fc
  .noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }))
  .map((seed) => situationsFrom(seed)())
