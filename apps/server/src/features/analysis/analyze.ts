import { type Corrections, hasHealthAnswers, type OptionId } from '@riflesso/colorimetry'
import { type AnalysisResult, type SiblingQuestion, writeSiblings } from '@riflesso/consultation'
import type { Slot } from '@riflesso/contract'
import { consumeUse, readSettings } from '#features/account'
import { findAnalysedClient, holdClient, recordHealthReads, storeRetouch, takeConsents } from '#features/clients'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { NO_PHOTOS } from '#platform/photo-store/forget-photos'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { PhotoPool } from '#platform/pixels/pool'
import type { Caller } from '#platform/sessions/session-store'
import { requiresUpgrade } from './admission.ts'
import { type Declared, declaredWithoutHealth } from './archive/change-archive.ts'
import { storePromise } from './archive/colours-repository.ts'
import type { AnalysisEngine, EngineAnswer, EngineInput, ModelUse, OnStage } from './engines/engine.ts'
import { keepPhotos } from './keep-photos.ts'
import { correctionsFor } from './learning.ts'
import { insertAnalysis, insertAnalysisHealth, insertModelUse } from './repository.ts'
import type { AnalyzeRequest } from './request/analyze-request.ts'
import { type ReadPhotos, readPhotos } from './request/read-photos.ts'

export type AnalysisDeps = Pick<Deps, 'db' | 'clock' | 'log'> & {
  readonly photoStore: PhotoStore
  readonly photoPool: PhotoPool
  readonly engine: AnalysisEngine
}

export type Analysed = {
  readonly analysisId: string
  readonly analysis: AnalysisResult
  readonly siblings: readonly SiblingQuestion[]
  readonly chosenOption: OptionId | null
  readonly photosKept: boolean
  readonly usage: { readonly used: number; readonly remaining: number | null }
}

/**
 * Measures the photos, makes the analysis, archives it, and counts one use. A failure at any step, or
 * an abort of `signal`, leaves no row, no photo and no use behind. If the connection is lost at the commit, all three
 * remain, or only the photo, which the sweep then deletes. Photos of a client are archived only with the client's
 * consent, and health answers accepted only with theirs.
 *
 * @throws AppError with a code of the analyse operation
 */
export async function analyze(
  deps: AnalysisDeps,
  actor: Caller,
  request: AnalyzeRequest,
  signal: AbortSignal,
  onStage: OnStage = () => undefined,
): Promise<Analysed> {
  onStage('measuring')
  const owner = await findOwner(deps, actor, request.clientId)
  if (hasHealthAnswers(request.details) && !owner?.agreed.health && request.consents.health === null)
    throw new AppError('health-consent-required')
  const mayAskModel = deps.engine.asksModel && (await readSettings(deps.db, actor.salonId)).outsideModel
  const photos = await readPhotos(deps.photoPool, request, { withHairCrop: mayAskModel }, signal)
  const { selectors } = request
  const client = owner && { firstName: owner.firstName, lastName: owner.lastName }
  const details = owner?.declare(request.details) ?? request.details
  const corrections = await correctionsFor(deps.db, actor.salonId, request.clientId, deps.clock())
  const input = { ...photos, selectors, details, corrections, client, mayAskModel }
  const answer = keeping(await runEngine(deps.engine, input, signal, onStage), { ...selectors, details }, corrections)
  if (answer.broken.length > 0) deps.log.warn({ rules: answer.broken }, 'plan broke safety rules, a safer one was used')
  try {
    if (signal.aborted) throw new AppError('request-cancelled')
    onStage('archiving')
    const mayKeepPhotos = owner === null || owner.agreed.photos || request.consents.photos !== null
    return await archive(deps, actor, request, { photos, mayKeepPhotos, answer }, signal)
  } catch (error) {
    await keepLostModelUse(deps, actor, answer.modelUse)
    throw error
  }
}

/** Records the cost of a model even when nothing is archived. */
async function keepLostModelUse({ db, clock }: AnalysisDeps, { salonId }: Caller, use: ModelUse | null) {
  if (!use || use.calls === 0) return
  const lost = { salonId, analysisId: null, ...use, outcome: 'cancelled' as const, usedAt: clock() }
  // The original failure is reported; without a database this record is lost too.
  await insertModelUse(db, lost).catch(() => undefined)
}

async function findOwner({ db, clock }: AnalysisDeps, { salonId }: Caller, clientId: string | null) {
  if (clientId === null) return null
  const client = required(await findAnalysedClient(db, salonId, clientId, clock()), 'client-not-found')
  return client
}

/** The analysis with its input besides the photos, so that questions can be answered later. */
const keeping = (answer: EngineAnswer, declared: Declared, corrections: Corrections | null): EngineAnswer => {
  const learnt = corrections === null ? {} : { corrections }
  const redacted = answer.withoutHealth
  return {
    ...answer,
    analysis: { ...answer.analysis, ...learnt, declared },
    withoutHealth: redacted && { ...redacted, ...learnt, declared: declaredWithoutHealth(declared) },
  }
}

async function runEngine(engine: AnalysisEngine, input: EngineInput, signal: AbortSignal, onStage: OnStage) {
  try {
    return await engine.analyze(input, signal, onStage)
  } catch (cause) {
    if (signal.aborted) throw new AppError('request-cancelled')
    const failure = new AppError('engine-failed')
    failure.cause = cause
    throw failure
  }
}

/** The photo that represents the analysis: the wish, or the only one. */
const mainSlot = ({ dopo }: ReadPhotos): Slot => (dopo ? 'dopo' : 'prima')

/** The thumbnail in lists beside a client's name: the client if there is a photo, and never a picture found on the web (product ruling). */
const thumbnailOf = ({ prima, dopo }: ReadPhotos, { dopoCredit }: AnalyzeRequest) =>
  (prima ?? (dopoCredit ? null : dopo))?.thumbnail ?? null

/** The rows to be archived. */
type Archivable = { readonly photos: ReadPhotos; readonly mayKeepPhotos: boolean; readonly answer: EngineAnswer }

async function archive(
  { db, clock, photoStore }: AnalysisDeps,
  actor: Caller,
  request: AnalyzeRequest,
  { photos, mayKeepPhotos, answer: { analysis, withoutHealth, modelUse } }: Archivable,
  signal: AbortSignal,
): Promise<Analysed> {
  const slot = mainSlot(photos)
  const main = photos[slot]
  if (!main) throw new Error('an analysis without a photo')
  const before = slot === 'dopo' ? photos.prima : null
  const kept = await keepPhotos(photoStore, mayKeepPhotos ? [main, ...(before ? [before] : [])] : [])
  let isCommitting = false
  let isAgreed = mayKeepPhotos
  try {
    // After this point a cancelled request is archived and counted.
    if (signal.aborted) throw new AppError('request-cancelled')
    const allowance = await db.transaction(async (tx) => {
      const now = clock()
      const { clientId, consents } = request
      // The card may have been deleted during the measurement, or a consent withdrawn.
      if (clientId !== null && !(await holdClient(tx, actor.salonId, clientId))) throw new AppError('client-not-found')
      const agreed =
        clientId === null
          ? { photos: true, health: consents.health !== null }
          : await takeConsents(tx, actor, clientId, consents, now)
      isAgreed = mayKeepPhotos && agreed.photos
      const use = await consumeUse(tx, actor.salonId, now)
      if (!use.ok) throw requiresUpgrade(use.allowance)
      const archived = { id: request.id, analysis: withoutHealth ?? analysis, analysisDate: now }
      await insertAnalysis(tx, {
        ...archived,
        salonId: actor.salonId,
        userId: actor.userId,
        clientId,
        slot,
        analysisTitle: request.analysisTitle,
        actKey: request.actKey,
        ...(isAgreed ? photoColumns(kept.keys, photos, request) : { ...NO_PHOTOS, photosDeletedAt: now }),
      })
      if (clientId !== null) await storeRetouch(tx, actor.salonId, clientId)
      await storePromise(tx, actor.salonId, { ...archived, option: 'equilibrata' })
      if (withoutHealth && agreed.health) {
        const { id: analysisId } = request
        await insertAnalysisHealth(tx, {
          analysisId,
          salonId: actor.salonId,
          analysis,
          consentText: consents.health,
          createdAt: now,
        })
      }
      // The answer may contain what another user wrote on the card.
      if (withoutHealth && clientId !== null) await recordHealthReads(tx, actor, [clientId], now)
      if (modelUse)
        await insertModelUse(tx, { salonId: actor.salonId, analysisId: request.id, ...modelUse, usedAt: now })
      isCommitting = true
      return use.allowance
    })
    if (!isAgreed) await kept.discard()
    const { used, remaining } = allowance
    const siblings = writeSiblings(analysis)
    const usage = { used, remaining }
    return { analysisId: request.id, analysis, siblings, chosenOption: null, photosKept: isAgreed, usage }
  } catch (error) {
    // A commit with a lost answer may have archived the row: the sweep then decides about its photos.
    if (!isCommitting) await kept.discard()
    throw error
  }
}

const photoColumns = (keys: readonly string[], photos: ReadPhotos, request: AnalyzeRequest) => ({
  imageData: keys[0] ?? '',
  beforeImageData: keys[1] ?? null,
  thumbnail: thumbnailOf(photos, request),
  primaHints: request.prima?.hints ?? null,
  dopoCredit: request.dopoCredit,
})
