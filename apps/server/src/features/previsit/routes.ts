import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Admission, AnalysisDeps } from '#features/analysis'
import type { Deps } from '#platform/deps'
import { bind } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import { sendPhoto } from '#platform/photo-store/photo-store'
import { bearerToken } from '#platform/sessions/authenticate'
import { createLinkPlaces } from './link-places.ts'
import { deletePrevisit, linkPrevisit, readPrevisits, readSentPhoto, seePrevisit, unlinkPrevisit } from './previsits.ts'
import { openToSend, readPrevisitForm, readShared, sendPrevisit } from './send-previsit.ts'

export function registerPrevisits(app: FastifyInstance, deps: Deps & AnalysisDeps, admission: Admission): void {
  const inPlace = createLinkPlaces()

  bind(app, deps, contract.listPrevisits, ({ actor, params }) => readPrevisits(deps, actor, params.id))
  bind(app, deps, contract.linkPrevisit, ({ actor, params }) => linkPrevisit(deps, actor, params.id))
  bind(app, deps, contract.unlinkPrevisit, ({ actor, params }) => unlinkPrevisit(deps, actor.salonId, params.id))
  bind(app, deps, contract.seePrevisit, ({ actor, params }) => seePrevisit(deps, actor.salonId, params.id))
  bind(app, deps, contract.deletePrevisit, ({ actor, params }) => deletePrevisit(deps, actor, params.id))

  bind(app, deps, contract.previsitPhoto, async ({ actor, params, reply }) =>
    sendPhoto(reply, await readSentPhoto(deps, actor.salonId, params.id)),
  )

  bind(app, deps, contract.sharedPrevisit, async ({ body: { token }, request, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
    return readShared(deps, { token, network: networkOf(request.ip) })
  })

  bind(app, deps, contract.sendPrevisit, async ({ request, reply }) => {
    const holder = { token: bearerToken(request) ?? '', network: networkOf(request.ip) }
    const linked = await openToSend(deps, holder)
    const upload = { actor: { salonId: linked.salonId }, request, reply }
    await inPlace(linked, () =>
      admission.admitPhoto(upload, readPrevisitForm, (sent, signal) => sendPrevisit(deps, linked, sent, signal)),
    )
    return { success: true as const }
  })
}
