import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { abortOnClose } from '#platform/http/abort-on-close'
import { bind } from '#platform/http/bind'
import { sendPhoto } from '#platform/photo-store/stored-photo'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { Admission } from '../admission.ts'
import type { AnalysisDeps } from '../analyze.ts'
import { deleteOutcome } from './delete-outcome.ts'
import { readOutcomePhotoRequest } from './photo-request.ts'
import { saveOutcome } from './save-outcome.ts'
import { readOutcomePhoto, saveOutcomePhoto } from './save-photo.ts'

export function registerOutcome(
  app: FastifyInstance,
  deps: AnalysisDeps & SessionDeps & Pick<Deps, 'ledger'>,
  admission: Admission,
): void {
  bind(app, deps, contract.saveOutcome, async ({ actor, params, body }) => ({
    outcome: await saveOutcome(deps, actor, params.id, body),
  }))

  bind(app, deps, contract.saveOutcomePhoto, async ({ actor, params, request, reply }) => {
    const signal = abortOnClose(reply)
    const outcome = await admission.admitPhoto({ salonId: actor.salonId, request, signal }, (form, runQueued) => {
      const wanted = readOutcomePhotoRequest(form)
      return runQueued(() => saveOutcomePhoto(deps, actor, params.id, wanted, signal))
    })
    return { outcome }
  })

  bind(app, deps, contract.outcomePhoto, async ({ actor, params, reply }) =>
    sendPhoto(reply, await readOutcomePhoto(deps, actor.salonId, params.id)),
  )

  bind(app, deps, contract.deleteOutcome, async ({ actor, params }) => {
    await deleteOutcome(deps, actor, params.id)
    return { success: true as const }
  })
}
