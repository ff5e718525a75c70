import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { changeSettings, deleteOwnGuesses } from './change-guesses.ts'
import { readOwnGuesses, readSharedGuesses } from './read-guesses.ts'
import { saveGuess } from './save-guess.ts'

export function registerGuesses(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  bind(app, deps, contract.ownGuesses, ({ actor }) => readOwnGuesses(db, actor.userId))

  bind(app, deps, contract.changeGuessSettings, ({ actor, body }) => changeSettings(db, actor.userId, body))

  bind(app, deps, contract.saveGuess, ({ actor, params, body }) => saveGuess(deps, actor, params.id, body))

  bind(app, deps, contract.deleteGuesses, ({ actor }) => deleteOwnGuesses(db, actor.userId))

  bind(app, deps, contract.sharedGuesses, ({ actor }) => readSharedGuesses(db, actor.salonId))
}
