import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { abortOnClose } from '#platform/http/abort-on-close'
import { bind } from '#platform/http/bind'
import { sendPhoto } from '#platform/photo-store/stored-photo'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { Admission } from '../admission.ts'
import type { AnalysisDeps } from '../analyze.ts'
import { addPaperCard } from './add-paper-card.ts'
import { readPaperCardRequest } from './paper-card-request.ts'
import { changePaperCard, deletePaperCard, readCardPhoto, readPaperCards } from './paper-cards.ts'

export function registerPaperCards(
  app: FastifyInstance,
  deps: AnalysisDeps & SessionDeps & Pick<Deps, 'ledger'>,
  admission: Admission,
): void {
  bind(app, deps, contract.listPaperCards, async ({ actor, params }) => ({
    cards: await readPaperCards(deps, actor.salonId, params.id),
  }))

  bind(app, deps, contract.addPaperCard, async ({ actor, params, request, reply }) => {
    const signal = abortOnClose(reply)
    const card = await admission.admitPhoto({ salonId: actor.salonId, request, signal }, (form, runQueued) => {
      const wanted = readPaperCardRequest(form)
      return runQueued(() => addPaperCard(deps, actor, params.id, wanted, signal))
    })
    return { card }
  })

  bind(app, deps, contract.changePaperCard, async ({ actor, params, body }) => ({
    card: await changePaperCard(deps, actor.salonId, params.id, body),
  }))

  bind(app, deps, contract.deletePaperCard, async ({ actor, params }) => {
    await deletePaperCard(deps, actor, params.id)
    return { success: true as const }
  })

  bind(app, deps, contract.paperCardPhoto, async ({ actor, params, reply }) =>
    sendPhoto(reply, await readCardPhoto(deps, actor.salonId, params.id)),
  )
}
