import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { presentWithSalon } from '#features/auth'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import { deviceOf } from '#platform/sessions/device'
import { setImageCookie } from '#platform/sessions/image-cookie'
import { acceptInvitation, readInvitation } from './accept.ts'
import { invite, resend, withdraw } from './invite.ts'
import { readTeam, removeCollaborator } from './members.ts'

export function registerTeam(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, contract.team, ({ actor }) => readTeam(deps.db, actor.salonId, deps.clock()))
  bind(app, deps, contract.inviteCollaborator, ({ actor, body }) => invite(deps, actor, body))
  bind(app, deps, contract.resendInvitation, ({ actor, params }) => resend(deps, actor, params.id))
  bind(app, deps, contract.withdrawInvitation, ({ actor, params }) => withdraw(deps, actor, params.id))
  bind(app, deps, contract.removeCollaborator, ({ actor, params }) => removeCollaborator(deps, actor, params.id))

  bind(app, deps, contract.readInvitation, ({ body, request }) =>
    readInvitation(deps, body.token, networkOf(request.ip)),
  )

  bind(app, deps, contract.acceptInvitation, async ({ body, request, reply }) => {
    const { user, session } = await acceptInvitation(
      deps,
      body,
      networkOf(request.ip),
      deviceOf(request.headers['user-agent']),
    )
    setImageCookie(reply, deps.config, session)
    return { token: session.token, user: await presentWithSalon(deps, user) }
  })
}
