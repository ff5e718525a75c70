import { compareGuess } from '@riflesso/colorimetry'
import type { ownGuesses, sharedGuesses } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Answer } from '#platform/http/bind'
import { presentGuess } from './presenter.ts'
import { findSettings, latestGuesses, listSharing } from './repository.ts'

/** A user's own guesses and choices. */
export const readOwnGuesses = async (db: Db, userId: string): Promise<Answer<typeof ownGuesses>> => ({
  ...(await findSettings(db, userId)),
  guesses: (await latestGuesses(db, userId)).map(presentGuess),
})

/** The scores of the collaborators who share theirs. */
export async function readSharedGuesses(db: Db, salonId: string): Promise<Answer<typeof sharedGuesses>> {
  const people = await listSharing(db, salonId)
  return Promise.all(
    people.map(async ({ id, firstName, lastName }) => ({
      id,
      firstName,
      lastName,
      scores: (await latestGuesses(db, id)).map(({ guess, answer, guessedAt }) => ({
        score: compareGuess(guess, answer).score,
        guessedAt: guessedAt.toISOString(),
      })),
    })),
  )
}
