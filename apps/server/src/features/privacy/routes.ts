import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { clearImageCookie } from '#platform/sessions/image-cookie'
import { type DeletionDeps, deleteAccount } from './delete-account.ts'
import { registerExports } from './export/routes.ts'

export function registerPrivacy(app: FastifyInstance, deps: Deps & DeletionDeps): void {
  registerExports(app, deps)

  bind(app, deps, contract.deleteAccount, async ({ actor, body, reply }) => {
    await deleteAccount(deps, actor, body)
    clearImageCookie(reply, deps.config)
    return { success: true as const }
  })
}
