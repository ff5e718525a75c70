import { type Guess, guessAnswer } from '@riflesso/colorimetry'
import type { ComparedGuess } from '@riflesso/contract'
import { invalidValue } from '#platform/copy/it'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Actor } from '#platform/sessions/session-store'
import { presentGuess } from './presenter.ts'
import { findGuess, holdOwnAnalysis, holdPeople, insertGuess } from './repository.ts'

/**
 * Stores the guess of the user who made an analysis, with the answer of its photo and plan. A second guess does not replace the first.
 *
 * @throws AppError 'analysis-not-found', also for an analysis of another user; 'validation-failed' without a Prima photo
 */
export async function saveGuess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { salonId, userId }: Pick<Actor, 'salonId' | 'userId'>,
  analysisId: string,
  guess: Guess,
): Promise<ComparedGuess> {
  return db.transaction(async (tx) => {
    await holdPeople(tx, { salonId, userId })
    const analysis = await holdOwnAnalysis(tx, { salonId, userId }, analysisId)
    if (!analysis) throw new AppError('analysis-not-found')
    const { prima, plan } = analysis
    if (!prima) throw new AppError('validation-failed', { fields: { id: invalidValue } })
    const answer = guessAnswer(prima, plan)
    await insertGuess(tx, { analysisId, salonId, userId, guess, answer, guessedAt: clock() })
    const stored = await findGuess(tx, userId, analysisId)
    if (!stored) throw new Error('the guess was not stored')
    return presentGuess(stored)
  })
}
