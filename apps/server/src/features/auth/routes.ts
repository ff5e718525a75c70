import * as contract from '@riflesso/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import { clearImageCookie, setImageCookie } from '#platform/sessions/image-cookie'
import { endSession, type NewSession } from '#platform/sessions/session-store'
import { currentUser, presentWithSalon } from './current-user.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import type { UserRow } from './repository.ts'
import { resendVerification } from './resend-verification.ts'
import { verifyEmail } from './verify-email.ts'

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  const signedIn = async (reply: FastifyReply, { user, session }: { user: UserRow; session: NewSession }) => {
    setImageCookie(reply, deps.config, session)
    return { token: session.token, user: await presentWithSalon(deps, user) }
  }

  bind(app, deps, contract.register, ({ body, request }) => register(deps, body, networkOf(request.ip)))

  bind(app, deps, contract.verifyEmail, async ({ body, request, reply }) =>
    signedIn(reply, await verifyEmail(deps, body, networkOf(request.ip))),
  )

  bind(app, deps, contract.resendVerification, ({ body, request }) =>
    resendVerification(deps, body, networkOf(request.ip)),
  )

  bind(app, deps, contract.login, async ({ body, request, reply }) =>
    signedIn(reply, await login(deps, body, networkOf(request.ip))),
  )

  bind(app, deps, contract.logout, async ({ actor, reply }) => {
    await endSession(deps.db, actor.sessionId)
    clearImageCookie(reply, deps.config)
    return { success: true as const }
  })

  bind(app, deps, contract.getUser, ({ actor }) => currentUser(deps, actor))
}
