import * as contract from '@riflesso/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import { deviceOf } from '#platform/sessions/device'
import { clearImageCookie, setImageCookie } from '#platform/sessions/image-cookie'
import { endSession, endSessionOf, endSessionsOf, type NewSession } from '#platform/sessions/session-store'
import { currentUser, presentWithSalon, readOpenSessions, type UserRow } from './current-user.ts'
import { confirmEmailChange, revertEmailChange } from './email-change.ts'
import { login } from './login.ts'
import { changePassword } from './password/change-password.ts'
import { confirmPassword } from './password/require-password.ts'
import { confirmReset, resetPassword } from './password/reset-password.ts'
import { register } from './registration/register.ts'
import { resendVerification } from './registration/verification-code.ts'
import { verifyEmail } from './registration/verify-email.ts'
import { secondStep } from './second-factor/second-step.ts'
import { confirmSetUp, describeSecondFactor, renewCodes, startSetUp, turnOff } from './second-factor/set-up.ts'
import { updateProfile, waitingAddress } from './update-profile.ts'

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  const signedIn = async (reply: FastifyReply, { user, session }: { user: UserRow; session: NewSession }) => {
    setImageCookie(reply, deps.config, session)
    return { token: session.token, user: await presentWithSalon(deps, user) }
  }

  bind(app, deps, contract.register, ({ body, request }) => register(deps, body, networkOf(request.ip)))

  bind(app, deps, contract.verifyEmail, async ({ body, request, reply }) =>
    signedIn(reply, await verifyEmail(deps, body, networkOf(request.ip), deviceOf(request.headers['user-agent']))),
  )

  bind(app, deps, contract.resendVerification, ({ body, request }) =>
    resendVerification(deps, body, networkOf(request.ip)),
  )

  bind(app, deps, contract.login, async ({ body, request, reply }) =>
    signedIn(reply, await login(deps, body, networkOf(request.ip), deviceOf(request.headers['user-agent']))),
  )

  bind(app, deps, contract.secondStep, async ({ body, request, reply }) =>
    signedIn(reply, await secondStep(deps, body, networkOf(request.ip), deviceOf(request.headers['user-agent']))),
  )

  bind(app, deps, contract.logout, async ({ actor, reply }) => {
    await endSession(deps.db, actor.sessionId)
    clearImageCookie(reply, deps.config)
  })

  bind(app, deps, contract.getUser, ({ actor }) => currentUser(deps, actor))

  registerSessions(app, deps)
  registerPasswords(app, deps)
  registerProfile(app, deps)
  registerSecondFactor(app, deps)
}

function registerSessions(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.openSessions, ({ actor }) => readOpenSessions(deps, actor))

  bind(app, deps, contract.endOneSession, async ({ actor: { userId }, params }) => {
    await endSessionOf(deps.db, userId, params.id)
  })

  bind(app, deps, contract.endAllSessions, async ({ actor: { userId }, reply }) => {
    await endSessionsOf(deps.db, userId)
    clearImageCookie(reply, deps.config)
  })
}

function registerPasswords(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.resetPassword, ({ body, request }) => resetPassword(deps, body, networkOf(request.ip)))
  bind(app, deps, contract.confirmResetPassword, ({ body, request }) => confirmReset(deps, body, networkOf(request.ip)))
  bind(app, deps, contract.changePassword, ({ actor, body }) => changePassword(deps, actor, body))
  bind(app, deps, contract.confirmPassword, ({ actor, body }) => confirmPassword(deps, actor, body.password))
}

function registerProfile(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.updateProfile, async ({ actor, body, request }) => {
    const { user, newEmail } = await updateProfile(deps, actor, body, networkOf(request.ip))
    return { user: await presentWithSalon(deps, user), newEmail }
  })

  bind(app, deps, contract.emailChange, async ({ actor }) => ({ newEmail: await waitingAddress(deps, actor) }))

  bind(app, deps, contract.revertEmailChange, ({ body, request }) =>
    revertEmailChange(deps, body.token, networkOf(request.ip)),
  )

  bind(app, deps, contract.confirmEmailChange, async ({ actor, body, request }) =>
    presentWithSalon(deps, await confirmEmailChange(deps, actor, body, networkOf(request.ip))),
  )
}

function registerSecondFactor(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.secondFactor, ({ actor }) => describeSecondFactor(deps, actor))
  bind(app, deps, contract.startSecondFactor, ({ actor }) => startSetUp(deps, actor))
  bind(app, deps, contract.confirmSecondFactor, ({ actor, body }) => confirmSetUp(deps, actor, body.code))
  bind(app, deps, contract.renewRecoveryCodes, ({ actor }) => renewCodes(deps, actor))
  bind(app, deps, contract.stopSecondFactor, ({ actor }) => turnOff(deps, actor))
}
