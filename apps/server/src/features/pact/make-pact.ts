import { isForbidden, type Pact, type pactFields } from '@riflesso/contract'
import type { z } from 'zod'
import {
  type Admission,
  type AnalysisDeps,
  findWhole,
  holdSalon,
  renderPreview,
  safetyToday,
  type WholeRow,
  withKeptPhotos,
} from '#features/analysis'
import { findAnalysedClient, holdClient } from '#features/clients'
import { findSalonName } from '#features/team'
import { formulaForbidden } from '#platform/copy/it'
import { AppError, required } from '#platform/errors'
import { newId } from '#platform/ids'
import { deleteScheduledPhotos, schedulePhotoDeletions } from '#platform/photo-store/photo-deletions'
import type { Caller } from '#platform/sessions/session-store'
import { optionOf, planKeyOf, writeContent } from './content.ts'
import { mayShowPictures, readPact } from './read-pact.ts'
import { deleteDraft, insertPact, listHomeCare, lockAnalysis } from './repository.ts'

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
  { salonId, userId }: Caller,
  analysisId: string,
  { priceCents, note, withPictures }: z.output<typeof pactFields>,
  signal: AbortSignal,
): Promise<Pact> {
  const { db, clock, photoStore } = deps
  const before = required(await findWhole(db, salonId, analysisId), 'analysis-not-found')
  const agreed = { salonName: await findSalonName(db, salonId), priceCents, note }
  const products = await listHomeCare(db, salonId)
  // Throws before a picture is rendered.
  writeContent(before, agreed, products)
  const wantsPictures = withPictures && (await mayShowPictures(db, salonId, before, clock()))
  const simulation = wantsPictures ? await drawSimulation(deps, admission, salonId, before, signal) : null
  const pictures = simulation ? [{ jpeg: simulation }] : []
  const pact = await withKeptPhotos(deps, pictures, signal, async (tx, [key = null], now) => {
    await holdSalon(tx, salonId)
    const { clientId } = before
    // Meanwhile the card may have been deleted, the consent withdrawn, or the analysis planned again.
    if (clientId !== null) required(await holdClient(tx, salonId, clientId), 'analysis-not-found')
    required(await lockAnalysis(tx, salonId, analysisId), 'analysis-not-found')
    const analysis = required(await findWhole(tx, salonId, analysisId), 'analysis-not-found')
    const client = clientId === null ? null : await findAnalysedClient(tx, salonId, clientId, now)
    if (isForbidden(safetyToday(analysis, client, now)))
      throw new AppError('validation-failed', { fields: { id: formulaForbidden } })
    const planKey = planKeyOf(analysis)
    const withPictures = wantsPictures && (await mayShowPictures(tx, salonId, analysis, now))
    const isUsed = withPictures && planKey === planKeyOf(before)
    await schedulePhotoDeletions(tx, await deleteDraft(tx, salonId, analysisId), now)
    const id = newId()
    const content = writeContent(analysis, agreed, products)
    const row = { id, salonId, analysisId, userId, content, planKey, withPictures, madeAt: now }
    await insertPact(tx, { ...row, imageData: isUsed ? key : null })
    // A later call may replace this draft as soon as the lock is released.
    return { result: await readPact({ db: tx, clock }, salonId, id), isUsed }
  })
  await deleteScheduledPhotos(db, photoStore)
  return pact
}

/** The planned result on the client's photo; null if there is nothing to show. */
async function drawSimulation(
  deps: MakeDeps,
  admission: Admission,
  salonId: string,
  row: WholeRow,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await renderPreview(deps, admission, salonId, row.id, optionOf(row), signal))
  } catch (error) {
    if (error instanceof AppError && error.code === 'photo-not-found') return null
    throw error
  }
}
