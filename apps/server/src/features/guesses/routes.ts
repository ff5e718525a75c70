import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { readOwnGuesses, readSharedGuesses } from './read-guesses.ts'
import { clearGuesses, upsertSettings } from './repository.ts'
import { saveGuess } from './save-guess.ts'

export function registerGuesses(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  bind(app, deps, contract.ownGuesses, ({ actor }) => readOwnGuesses(db, actor.userId))

  bind(app, deps, contract.changeGuessSettings, async ({ actor: { userId }, body }) => {
    await upsertSettings(db, { userId, ...body })
    return readOwnGuesses(db, userId)
  })

  bind(app, deps, contract.saveGuess, ({ actor, params, body }) => saveGuess(deps, actor, params.id, body))

  bind(app, deps, contract.deleteGuesses, async ({ actor: { userId } }) => {
    await clearGuesses(db, userId)
    return readOwnGuesses(db, userId)
  })

  bind(app, deps, contract.sharedGuesses, ({ actor }) => readSharedGuesses(db, actor.salonId))
}
