import * as contract from '@riflesso/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Admission, AnalysisDeps } from '#features/analysis'
import type { Deps } from '#platform/deps'
import { abortOnClose, bind } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import { sendPhoto } from '#platform/photo-store/photo-store'
import type { SessionDeps } from '#platform/sessions/authenticate'
import { deletePact, linkPact, mailPact, signPact, unlinkPact } from './change-pact.ts'
import { makePact } from './make-pact.ts'
import { readDocument, readPacts, readShared, readSharedDocument, readSimulation } from './read-pact.ts'

type PactDeps = AnalysisDeps & SessionDeps & Pick<Deps, 'ledger' | 'keyedHash' | 'config' | 'mailSender' | 'background'>

/** Nothing of a pact is cached: a deletion takes effect immediately, and nothing is left on a shared tablet. */
const uncached = (reply: FastifyReply) =>
  reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow')

/** Sends a PDF of a client. */
export const sendDocument = (reply: FastifyReply, { name, pdf }: { readonly name: string; readonly pdf: Buffer }) =>
  uncached(reply).header('content-disposition', `attachment; filename="${name}"`).type('application/pdf').send(pdf)

export function registerPacts(app: FastifyInstance, deps: PactDeps, admission: Admission): void {
  bind(app, deps, contract.listPacts, ({ actor, params }) => readPacts(deps, actor.salonId, params.id))

  bind(app, deps, contract.makePact, async ({ actor, params, body, reply }) => ({
    pact: await makePact(deps, admission, actor, params.id, body, abortOnClose(reply)),
  }))

  bind(app, deps, contract.signPact, async ({ actor, params, body }) => ({
    pact: await signPact(deps, actor.salonId, params.id, body),
  }))

  bind(app, deps, contract.deletePact, ({ actor, params }) => deletePact(deps, actor, params.id))

  bind(app, deps, contract.pactPicture, async ({ actor, params, reply }) =>
    sendPhoto(uncached(reply), await readSimulation(deps, actor.salonId, params.id)),
  )

  bind(app, deps, contract.pactDocument, async ({ actor, params, reply }) =>
    sendDocument(reply, await readDocument(deps, actor.salonId, params.id)),
  )

  bind(app, deps, contract.linkPact, async ({ actor, params }) => {
    const { address, expiresAt } = await linkPact(deps, actor.salonId, params.id)
    return { address, expiresAt: expiresAt.toISOString() }
  })

  bind(app, deps, contract.unlinkPact, ({ actor, params }) => unlinkPact(deps, actor.salonId, params.id))

  bind(app, deps, contract.mailPact, async ({ actor, params }) => ({
    expiresAt: (await mailPact(deps, actor.salonId, params.id)).toISOString(),
  }))

  bind(app, deps, contract.sharedPact, async ({ body: { token }, request, reply }) => {
    uncached(reply)
    return readShared(deps, { token, network: networkOf(request.ip) })
  })

  bind(app, deps, contract.sharedPactDocument, async ({ body: { token }, request, reply }) =>
    sendDocument(reply, await readSharedDocument(deps, { token, network: networkOf(request.ip) })),
  )
}
