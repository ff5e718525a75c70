import { isForbidden, type Pact, type pactFields } from '@riflesso/contract'
import type { z } from 'zod'
import { type AnalysedClient, findAnalysedClient, holdClient } from '#features/clients'
import { salonName } from '#features/team'
import { formulaForbidden } from '#platform/copy/it'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { Admission } from '../admission/admission.ts'
import type { AnalysisDeps, Analyst } from '../analyze.ts'
import { safetyToday } from '../archive/safety-today.ts'
import { keepPhotos } from '../keep-photos.ts'
import { holdSalon } from '../outcome/outcome-repository.ts'
import { drawPreview, findPreview } from '../preview/preview.ts'
import { findWhole, type WholeRow } from '../repository.ts'
import { deleteDraft, findSalon, insertPact, listHomeCare, lockAnalysis } from './pact-repository.ts'
import { consentsToPictures, hasPrimaPhoto, readPact } from './read-pacts.ts'
import { planKeyOf, writeContent } from './write-content.ts'

type MakeDeps = Pick<AnalysisDeps, 'db' | 'clock' | 'photoPool' | 'photoStore'>

/**
 * Writes a pact about the chosen option of an analysis; it replaces an unsigned draft. The simulated picture is
 * rendered once and stored, so that a signed pact keeps showing what was signed. A failure, or an abort of `signal`, changes
 * nothing.
 *
 * @throws AppError with a code of the operation
 */
export async function makePact(
  deps: MakeDeps,
  admission: Admission,
  { salonId, userId }: Analyst,
  analysisId: string,
  { priceCents, note, withPictures }: z.output<typeof pactFields>,
  signal: AbortSignal,
): Promise<Pact> {
  const { db, clock, photoStore } = deps
  const before = required(await findWhole(db, salonId, analysisId))
  const salon = await findSalon(db, salonId)
  const shelf = { homeCare: await listHomeCare(db, salonId) }
  const agreed = { salonName: salonName({ companyName: salon?.companyName ?? null }), priceCents, note }
  // Throws before a picture is rendered.
  writeContent(before, agreed, shelf)
  const wantsPictures =
    withPictures &&
    (await hasPrimaPhoto(db, salonId, analysisId)) &&
    (await consentsToPictures(db, salonId, before, clock()))
  const simulation = wantsPictures ? await drawSimulation(deps, admission, salonId, before, signal) : null
  const kept = await keepPhotos(photoStore, simulation ? [{ jpeg: simulation }] : [])
  let isCommitting = false
  let isShown = false
  const id = newId()
  let pact: Pact
  try {
    pact = await db.transaction(async (tx) => {
      const now = clock()
      await holdSalon(tx, salonId)
      const { clientId } = before
      // Meanwhile the card may have been deleted, the consent withdrawn, or the analysis planned again.
      if (clientId !== null && !(await holdClient(tx, salonId, clientId))) throw new AppError('analysis-not-found')
      if (!(await lockAnalysis(tx, salonId, analysisId))) throw new AppError('analysis-not-found')
      const analysis = required(await findWhole(tx, salonId, analysisId))
      const planKey = planKeyOf(analysis)
      const client = clientId === null ? null : await findAnalysedClient(tx, salonId, clientId, now)
      refuseForbidden(analysis, client, now)
      const mayShow = wantsPictures && client?.agreed.photos === true && (await hasPrimaPhoto(tx, salonId, analysisId))
      isShown = mayShow && planKey === planKeyOf(before)
      await schedulePhotoDeletions(tx, await deleteDraft(tx, salonId, analysisId), now)
      await insertPact(tx, {
        id,
        salonId,
        analysisId,
        userId,
        content: writeContent(analysis, agreed, shelf),
        planKey,
        withPictures: mayShow,
        imageData: isShown ? (kept.keys[0] ?? null) : null,
        madeAt: now,
      })
      // A later call may replace this draft as soon as the lock is released.
      const made = await readPact({ db: tx, clock }, salonId, id)
      isCommitting = true
      return made
    })
  } catch (error) {
    // After a commit with a lost answer the sweep decides about the picture.
    if (!isCommitting) await kept.discard()
    throw error
  }
  if (!isShown) await kept.discard()
  await deleteScheduledPhotos(db, photoStore)
  return pact
}

/** @throws AppError 'validation-failed' when the client's card forbids the formula today */
function refuseForbidden(analysis: WholeRow, client: AnalysedClient | null, now: Date): void {
  if (isForbidden(safetyToday(analysis, client, now)))
    throw new AppError('validation-failed', { fields: { id: formulaForbidden } })
}

function required(analysis: WholeRow | null): WholeRow {
  if (!analysis) throw new AppError('analysis-not-found')
  return analysis
}

/** The planned result on the client's photo; null if there is nothing to show. */
async function drawSimulation(
  deps: MakeDeps,
  admission: Admission,
  salonId: string,
  { id, chosenOption }: WholeRow,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const preview = await findPreview(deps, salonId, id, chosenOption ?? 'equilibrata')
    return new Uint8Array(await admission.admitPreview(salonId, signal, () => drawPreview(deps, preview, signal)))
  } catch (error) {
    if (error instanceof AppError && error.code === 'photo-not-found') return null
    throw error
  }
}
