import { type Corrections, hasHealthAnswers, type OptionId, rememberedPlans } from '@riflesso/colorimetry'
import { type AnalysisResult, type SiblingQuestion, writeSiblings } from '@riflesso/consultation'
import type { Slot } from '@riflesso/contract'
import { consumeUse, readSettings } from '#features/account'
import { findAnalysedClient, holdClient, takeConsents, withDeclaredScalp } from '#features/clients'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { NO_PHOTOS } from '#platform/photo-store/forget-photos'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { PhotoPool } from '#platform/pixels/pool'
import type { Caller } from '#platform/sessions/session-store'
import { requiresUpgrade } from './admission.ts'
import { type Declared, declaredWithoutHealth } from './archive/change-archive.ts'
import { insertArchived } from './archive/insert-archived.ts'
import type { AnalysisEngine, EngineAnswer, EngineInput, ModelUse, OnStage } from './engines/engine.ts'
import { withKeptPhotos } from './keep-photos.ts'
import { correctionsFor } from './learning.ts'
import { insertModelUse } from './repository.ts'
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
  const planOf = rememberedPlans()
  const input = { ...photos, selectors, details, corrections, client, planOf, mayAskModel }
  const declared = { ...selectors, details: withDeclaredScalp(details, request.details) }
  const answer = keeping(await runEngine(deps.engine, input, signal, onStage), declared, corrections)
  if (answer.broken.length > 0) deps.log.warn({ rules: answer.broken }, 'plan broke safety rules, a safer one was used')
  try {
    if (signal.aborted) throw new AppError('request-cancelled')
    const siblings = writeSiblings(answer.analysis, planOf)
    onStage('archiving')
    const mayKeepPhotos = owner === null || owner.agreed.photos || request.consents.photos !== null
    return await archive(deps, actor, request, { photos, mayKeepPhotos, answer, siblings }, signal)
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
    throw new AppError('engine-failed', {}, cause)
  }
}

/** The thumbnail in lists beside a client's name: the client if there is a photo, and never a picture found on the web (product ruling). */
const thumbnailOf = ({ prima, dopo }: ReadPhotos, { dopoCredit }: AnalyzeRequest) =>
  (prima ?? (dopoCredit ? null : dopo))?.thumbnail ?? null

/** The rows to be archived. */
type Archivable = {
  readonly photos: ReadPhotos
  readonly mayKeepPhotos: boolean
  readonly answer: EngineAnswer
  readonly siblings: Analysed['siblings']
}

async function archive(
  deps: AnalysisDeps,
  actor: Caller,
  request: AnalyzeRequest,
  { photos, mayKeepPhotos, answer: { analysis, withoutHealth, modelUse }, siblings }: Archivable,
  signal: AbortSignal,
): Promise<Analysed> {
  const { salonId } = actor
  const { id, clientId, consents, analysisTitle, actKey } = request
  const slot: Slot = photos.dopo ? 'dopo' : 'prima'
  const shown = [photos[slot], slot === 'dopo' ? photos.prima : null].filter((photo) => photo !== null)
  // From this transaction on a cancelled request is archived and counted.
  return withKeptPhotos(deps, mayKeepPhotos ? shown : [], signal, async (tx, keys, now) => {
    // The card may have been deleted during the measurement, or a consent withdrawn.
    if (clientId !== null) required(await holdClient(tx, salonId, clientId), 'client-not-found')
    const agreed =
      clientId === null
        ? { photos: true, health: consents.health !== null }
        : await takeConsents(tx, actor, clientId, consents, now)
    const isUsed = mayKeepPhotos && agreed.photos
    const use = await consumeUse(tx, salonId, now)
    if (!use.ok) throw requiresUpgrade(use.allowance)
    const kept = isUsed ? photoColumns(keys, photos, request) : { ...NO_PHOTOS, photosDeletedAt: now }
    const row = { id, clientId, slot, analysisTitle, actKey, ...kept }
    const health = { isKept: agreed.health, consentText: consents.health }
    await insertArchived(tx, actor, { analysis, withoutHealth, health, row }, now)
    if (modelUse) await insertModelUse(tx, { analysisId: id, salonId, ...modelUse, usedAt: now })
    const { used, remaining } = use.allowance
    const usage = { used, remaining }
    return { result: { analysisId: id, analysis, siblings, chosenOption: null, photosKept: isUsed, usage }, isUsed }
  })
}

const photoColumns = (keys: readonly string[], photos: ReadPhotos, request: AnalyzeRequest) => ({
  imageData: keys[0] ?? '',
  beforeImageData: keys[1] ?? null,
  thumbnail: thumbnailOf(photos, request),
  primaHints: request.prima?.hints ?? null,
  dopoCredit: request.dopoCredit,
})
