import type { ownGuesses } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import type { Answer } from '#platform/http/bind'
import { readOwnGuesses } from './read-guesses.ts'
import { clearGuesses, type Settings, upsertSettings } from './repository.ts'

type Own = Answer<typeof ownGuesses>

/** Stores whether the app asks a user for guesses, and whether the owner sees the scores. */
export async function changeSettings(db: Db, userId: string, settings: Settings): Promise<Own> {
  await upsertSettings(db, { userId, ...settings })
  return readOwnGuesses(db, userId)
}

/** Deletes all guesses of a user; the choices stay. */
export async function deleteOwnGuesses(db: Db, userId: string): Promise<Own> {
  await clearGuesses(db, userId)
  return readOwnGuesses(db, userId)
}
