import { expect, it } from 'vitest'
import { firstFault } from '../testing/any-plan.ts'

/** Two files of a hundred thousand, so that two processors share them. */
const SITUATIONS = 100_000
const TIMEOUT_MS = 1_800_000

it(
  '100,000 random situations get plans that pass every rule, add up and stay within the caps',
  () => expect(firstFault(2, SITUATIONS)).toBeNull(),
  TIMEOUT_MS,
)
