import multipart from '@fastify/multipart'
import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import { enforceLimit, type Limit } from '#platform/attempt-limits'
import { HOUR_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { abortOnClose, bind } from '#platform/http/bind'
import { sendPhoto } from '#platform/photo-store/photo-store'
import type { Admission } from './admission.ts'
import { type AnalysisDeps, analyze } from './analyze.ts'
import { answerQuestions, chooseOption, deleteAnalysis } from './archive/change-archive.ts'
import * as archive from './archive/read-archive.ts'
import type { OnStage } from './engines/engine.ts'
import { readLearning, resetLearning } from './learning.ts'
import { madeBy, once } from './once.ts'
import { deleteOutcome } from './outcome/delete-outcome.ts'
import { saveOutcome } from './outcome/save-outcome.ts'
import { readOutcomePhoto, readOutcomePhotoRequest, saveOutcomePhoto } from './outcome/save-photo.ts'
import { archiveOwnFormula, readLastFormula } from './own-formula.ts'
import * as cards from './paper-cards.ts'
import { renderPreview } from './preview.ts'
import { tellAsEvents, wantsEvents } from './request/analysis-events.ts'
import { readAnalyzeRequest } from './request/analyze-request.ts'
import { previewPhoto } from './request/read-photos.ts'
import { onlyImage } from './request/receive-form.ts'

/** They use up no analysis of the plan. A salon with every chair taken needs fewer. */
const OWN_FORMULAS_PER_SALON: Limit = { name: 'own-formulas', max: 60, windowMs: HOUR_MS }

type RouteDeps = Deps & AnalysisDeps

export async function registerAnalysis(app: FastifyInstance, deps: RouteDeps, admission: Admission): Promise<void> {
  await app.register(multipart)

  bind(app, deps, contract.analyzeColor, async ({ actor, query: { actKey = null }, request, reply }) => {
    const made = await madeBy(deps, actor, actKey)
    if (made) return made
    const signal = abortOnClose(reply)
    return admission.admitAnalysis({ salonId: actor.salonId, request, signal }, async (form, runQueued) => {
      const wanted = readAnalyzeRequest(form, actKey)
      const work = (onStage?: OnStage) =>
        once(deps, actor, actKey, () => runQueued(() => analyze(deps, actor, wanted, signal, onStage)))
      return wantsEvents(request) ? tellAsEvents(request, reply, work) : work()
    })
  })

  bind(app, deps, contract.photoPreview, async (call) => ({
    preview: await admission.admitPhoto(call, onlyImage, (bytes, signal) =>
      previewPhoto(deps.photoPool, bytes, signal),
    ),
  }))

  bind(app, deps, contract.analysisPreview, async ({ actor, params, query, reply }) => {
    // Not cached in the browser either: a deletion takes effect immediately, a shared tablet has no copy.
    reply.header('cache-control', 'private, no-store')
    const jpeg = await renderPreview(deps, admission, actor.salonId, params.id, query.option, abortOnClose(reply))
    return reply.type('image/jpeg').send(jpeg)
  })

  registerArchive(app, deps)
  registerOutcome(app, deps, admission)
  registerPaperCards(app, deps, admission)
  registerOwnFormulas(app, deps)

  bind(app, deps, contract.learning, ({ actor }) => readLearning(deps, actor.salonId))
  bind(app, deps, contract.resetLearning, ({ actor }) => resetLearning(deps, actor))
}

function registerArchive(app: FastifyInstance, deps: RouteDeps): void {
  bind(app, deps, contract.recentAnalyses, ({ actor, query }) => archive.readRecent(deps, actor.salonId, query))
  bind(app, deps, contract.recentAnalysesDetailed, ({ actor, query }) => archive.readDetailed(deps, actor, query))
  bind(app, deps, contract.fullAnalysis, ({ actor, params }) => archive.readFull(deps, actor, params.id))
  bind(app, deps, contract.deleteAnalysis, ({ actor, params }) => deleteAnalysis(deps, actor, params.id))

  bind(app, deps, contract.chooseOption, ({ actor, params, body }) =>
    chooseOption(deps, actor.salonId, params.id, body.option),
  )

  bind(app, deps, contract.answerQuestions, ({ actor, params, body: { answers } }) =>
    answerQuestions(deps, actor, params.id, answers),
  )

  bind(app, deps, contract.midService, async ({ actor, params, body }) =>
    archive.answerLooks(await archive.openAnalysis(deps, actor, params.id), body.looks),
  )

  bind(app, deps, contract.analysisPhoto, async ({ actor, params, reply }) =>
    sendPhoto(reply, await archive.readArchivedPhoto(deps, actor.salonId, params.id, params.slot)),
  )
}

function registerPaperCards(app: FastifyInstance, deps: RouteDeps, admission: Admission): void {
  bind(app, deps, contract.listPaperCards, async ({ actor, params }) => ({
    cards: await cards.readPaperCards(deps, actor.salonId, params.id),
  }))

  bind(app, deps, contract.addPaperCard, async (call) => ({
    card: await admission.admitPhoto(call, cards.readPaperCardRequest, (wanted, signal) =>
      cards.addPaperCard(deps, call.actor, call.params.id, wanted, signal),
    ),
  }))

  bind(app, deps, contract.changePaperCard, async ({ actor, params, body }) => ({
    card: await cards.changePaperCard(deps, actor.salonId, params.id, body),
  }))

  bind(app, deps, contract.deletePaperCard, ({ actor, params }) => cards.deletePaperCard(deps, actor, params.id))

  bind(app, deps, contract.paperCardPhoto, async ({ actor, params, reply }) =>
    sendPhoto(reply, await cards.readCardPhoto(deps, actor.salonId, params.id)),
  )
}

function registerOwnFormulas(app: FastifyInstance, deps: RouteDeps): void {
  bind(app, deps, contract.lastFormula, ({ actor, params }) => readLastFormula(deps, actor.salonId, params.id))

  bind(app, deps, contract.saveOwnFormula, async ({ actor, params, query: { actKey = null }, body }) => {
    await enforceLimit(deps, OWN_FORMULAS_PER_SALON, actor.salonId, deps.clock())
    return archiveOwnFormula(deps, actor, params.id, body, actKey)
  })
}

function registerOutcome(app: FastifyInstance, deps: RouteDeps, admission: Admission): void {
  bind(app, deps, contract.saveOutcome, async ({ actor, params, body }) => ({
    outcome: await saveOutcome(deps, actor, params.id, body),
  }))

  bind(app, deps, contract.saveOutcomePhoto, async (call) => ({
    outcome: await admission.admitPhoto(call, readOutcomePhotoRequest, (wanted, signal) =>
      saveOutcomePhoto(deps, call.actor, call.params.id, wanted, signal),
    ),
  }))

  bind(app, deps, contract.outcomePhoto, async ({ actor, params, reply }) =>
    sendPhoto(reply, await readOutcomePhoto(deps, actor.salonId, params.id)),
  )

  bind(app, deps, contract.deleteOutcome, ({ actor, params }) => deleteOutcome(deps, actor, params.id))
}
