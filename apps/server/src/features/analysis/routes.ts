import multipart from '@fastify/multipart'
import { writeSiblings } from '@riflesso/consultation'
import * as contract from '@riflesso/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#platform/deps'
import { abortOnClose } from '#platform/http/abort-on-close'
import { bind } from '#platform/http/bind'
import { sendPhoto } from '#platform/photo-store/stored-photo'
import type { SessionDeps } from '#platform/sessions/authenticate'
import type { Admission } from './admission.ts'
import { type AnalysisDeps, analyze } from './analyze.ts'
import { answerQuestions } from './archive/answer-questions.ts'
import { chooseOption } from './archive/choose-option.ts'
import { deleteAnalysis } from './archive/delete-analysis.ts'
import { answerLooks } from './archive/mid-service.ts'
import { openAnalysis, readArchivedPhoto, readDetailed, readFull, readRecent } from './archive/read-archive.ts'
import type { OnStage } from './engines/engine.ts'
import { registerLearning } from './learning/learning-routes.ts'
import { madeBy, once } from './once.ts'
import { registerOutcome } from './outcome/outcome-routes.ts'
import { registerPaperCards } from './paper-cards/paper-card-routes.ts'
import { registerPreview } from './preview-routes.ts'
import { tellAsEvents, wantsEvents } from './request/analysis-events.ts'
import { readAnalyzeRequest } from './request/analyze-request.ts'
import { previewPhoto } from './request/preview-photo.ts'
import { onlyImage } from './request/receive-form.ts'

export async function registerAnalysis(
  app: FastifyInstance,
  deps: AnalysisDeps & SessionDeps & Pick<Deps, 'ledger' | 'config'>,
  admission: Admission,
): Promise<void> {
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

  bind(app, deps, contract.photoPreview, async ({ actor, request, reply }) => {
    const signal = abortOnClose(reply)
    const preview = await admission.admitPhoto({ salonId: actor.salonId, request, signal }, (form, runQueued) => {
      const bytes = onlyImage(form)
      return runQueued(() => previewPhoto(deps.photoPool, bytes, signal))
    })
    return { preview }
  })

  bind(app, deps, contract.recentAnalyses, ({ actor, query }) => readRecent(deps, actor.salonId, query))

  bind(app, deps, contract.recentAnalysesDetailed, ({ actor, query }) => readDetailed(deps, actor, query))

  bind(app, deps, contract.fullAnalysis, ({ actor, params }) => readFull(deps, actor, params.id))

  bind(app, deps, contract.deleteAnalysis, async ({ actor, params }) => {
    await deleteAnalysis(deps, actor, params.id)
    return { success: true as const }
  })

  bind(app, deps, contract.chooseOption, ({ actor, params, body }) =>
    chooseOption(deps, actor.salonId, params.id, body.option),
  )

  bind(app, deps, contract.answerQuestions, async ({ actor, params, body: { answers } }) => {
    const analysis = await answerQuestions(deps, actor, params.id, answers)
    return { analysis, siblings: writeSiblings(analysis), chosenOption: null }
  })

  bind(app, deps, contract.midService, async ({ actor, params, body }) =>
    answerLooks(await openAnalysis(deps, actor, params.id), body.looks),
  )

  bind(app, deps, contract.analysisPhoto, async ({ actor, params, reply }) =>
    sendPhoto(reply, await readArchivedPhoto(deps, actor.salonId, params.id, params.slot)),
  )

  registerOutcome(app, deps, admission)
  registerLearning(app, deps)
  registerPaperCards(app, deps, admission)
  registerPreview(app, deps, admission)
}
