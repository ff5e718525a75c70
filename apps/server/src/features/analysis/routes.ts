import multipart from '@fastify/multipart'
import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { recordHealthReads } from '#features/clients'
import { notOffered } from '#platform/copy/it'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { abandoned } from '#platform/http/abandoned'
import { bind } from '#platform/http/bind'
import { networkOf } from '#platform/network-address'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { Actor } from '#platform/sessions/session-store'
import { createAdmission } from './admission/admission.ts'
import { tellAsEvents, wantsEvents } from './analysis-events.ts'
import { type AnalysisDeps, analyze } from './analyze.ts'
import { readAnalyzeRequest } from './analyze-request.ts'
import { answerQuestions } from './answer-questions.ts'
import { deleteAnalysis } from './delete-analysis.ts'
import type { OnStage } from './engines/engine.ts'
import { answerLook } from './mid-service.ts'
import { presentFull, presentRecent, presentSummary } from './presenter.ts'
import { registerPreview } from './preview-routes.ts'
import { announcedBytes, receiveForm } from './receive-form.ts'
import { findPhotoKey, findWhole, listRecent, listWhole, setChosenOption, type WholeRow } from './repository.ts'

export async function registerAnalysis(
  app: FastifyInstance,
  deps: AnalysisDeps & SessionDeps & Pick<Deps, 'ledger' | 'keyedHash'>,
): Promise<void> {
  await app.register(multipart)
  const admission = createAdmission(deps)

  const recordReads = (rows: readonly WholeRow[], actor: Actor) =>
    recordHealthReads(
      deps.db,
      actor,
      rows.flatMap(({ withHealth, clientId }) => (withHealth && clientId ? [clientId] : [])),
      deps.clock(),
    )

  bind(app, deps, contract.analyzeColor, async ({ actor, request, reply }) => {
    const signal = abandoned(reply)
    const caller = { salonId: actor.salonId, network: networkOf(request.ip) }
    return admission.admitAnalysis(caller, announcedBytes(request), signal, async (runInTurn) => {
      const wanted = readAnalyzeRequest(await receiveForm(request, signal))
      const work = (onStage?: OnStage) => runInTurn(() => analyze(deps, actor, wanted, signal, onStage))
      return wantsEvents(request) ? tellAsEvents(request, reply, work) : work()
    })
  })

  bind(app, deps, contract.recentAnalyses, async ({ actor, query }) => {
    const rows = await listRecent(deps.db, actor.salonId, query)
    return rows.map(presentRecent)
  })

  bind(app, deps, contract.recentAnalysesDetailed, async ({ actor, query }) => {
    const rows = await listWhole(deps.db, actor.salonId, query)
    await recordReads(rows, actor)
    return rows.map((row) => presentSummary(row, query.includeFullAnalysis))
  })

  bind(app, deps, contract.fullAnalysis, async ({ actor, params }) => {
    const row = await findWhole(deps.db, actor.salonId, params.id)
    if (!row) throw new AppError('analysis-not-found')
    await recordReads([row], actor)
    return presentFull(row)
  })

  bind(app, deps, contract.deleteAnalysis, async ({ actor, params }) => {
    await deleteAnalysis(deps, actor, params.id)
    return { success: true as const }
  })

  bind(app, deps, contract.chooseOption, async ({ actor, params, body: { option } }) => {
    const row = await findWhole(deps.db, actor.salonId, params.id)
    if (!row) throw new AppError('analysis-not-found')
    if (!row.analysis.options.some(({ id }) => id === option)) {
      throw new AppError('validation-failed', { fields: { option: notOffered } })
    }
    await setChosenOption(deps.db, actor.salonId, params.id, option)
    return { chosenOption: option }
  })

  bind(app, deps, contract.answerQuestions, async ({ actor, params, body: { answers } }) => ({
    analysis: await answerQuestions(deps, actor, params.id, answers),
    chosenOption: null,
  }))

  bind(app, deps, contract.midService, async ({ actor, params, body }) => {
    const row = await findWhole(deps.db, actor.salonId, params.id)
    if (!row) throw new AppError('analysis-not-found')
    await recordReads([row], actor)
    return answerLook(row, body)
  })

  bind(app, deps, contract.analysisPhoto, async ({ actor, params, reply }) => {
    const key = await findPhotoKey(deps.db, actor.salonId, params.id, params.slot)
    if (key === null) throw new AppError('photo-not-found')
    // Kept nowhere in the browser: a deletion counts at once, and whoever logs out leaves no copy on a shared tablet.
    reply.header('cache-control', 'private, no-store')
    const bytes = await deps.photoStore.get(key)
    if (!bytes) throw new AppError('photo-not-found')
    return reply.type('image/jpeg').send(bytes)
  })

  registerPreview(app, deps, admission)
}
