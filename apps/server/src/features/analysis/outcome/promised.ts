import { type OptionId, type OutcomePromise, todaysPromise } from '@riflesso/colorimetry'
import { analysisOfOption } from '@riflesso/consultation'
import { nothingDone } from '#platform/copy/it'
import { AppError } from '#platform/errors'
import type { WholeRow } from '../repository.ts'

/** The subject of an outcome: the chosen option, its promise, and its bowls. */
export type Promised = {
  readonly option: OptionId
  readonly expected: OutcomePromise
  /** Number of lines of each formula of today's session. */
  readonly linesOfBowls: readonly number[]
}

/** @throws AppError 'validation-failed' when nothing was to be done today */
export function promisedBy({ analysis, chosenOption }: WholeRow): Promised {
  const option = chosenOption ?? 'equilibrata'
  const { plan, fasi_operative } = analysisOfOption(analysis, option)
  const expected = todaysPromise(plan)
  if (!expected) throw new AppError('validation-failed', { fields: { id: nothingDone } })
  return { option, expected, linesOfBowls: fasi_operative.map(({ formula }) => formula.length) }
}
