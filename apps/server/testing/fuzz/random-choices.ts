import { seededRandom } from '@riflesso/colorimetry'

/** Seeded random generator of a fuzzer. */
export type RandomChoices = {
  /** A whole number from 0 to below `limit`. */
  readonly below: (limit: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(choices: readonly T[]) => T
}

export function createRandomChoices(seed: number): RandomChoices {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  return {
    below,
    chance: (share) => random() < share,
    pick: (choices) => {
      const choice = choices[below(choices.length)]
      if (choice === undefined) throw new Error('nothing to pick from')
      return choice
    },
  }
}
