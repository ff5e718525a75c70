import type { listPacts, Pact } from '@riflesso/contract'
import { findAnalysedClient, findClientEmail } from '#features/clients'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { Answer } from '#platform/http/bind'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { findPhotoKey, findWhole, type WholeRow } from '../repository.ts'
import type { PactPictures } from './document/draw-pact.ts'
import { findPact, listPactRows, newestSignedVersion, type PactRow } from './pact-repository.ts'
import { picturesOf, presentPact } from './presenter.ts'
import { planKeyOf } from './write-content.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>
type PictureDeps = Pick<Deps, 'db'> & { readonly photoStore: PhotoStore }

/**
 * The pacts of an analysis, and what a new one may contain.
 *
 * @throws AppError 'analysis-not-found'
 */
export async function readPacts(
  { db, clock }: ReadDeps,
  salonId: string,
  analysisId: string,
): Promise<Answer<typeof listPacts>> {
  const analysis = await findWhole(db, salonId, analysisId)
  if (!analysis) throw new AppError('analysis-not-found')
  const rows = await listPactRows(db, salonId, analysisId)
  const hasPrima = await hasPrimaPhoto(db, salonId, analysisId)
  const newestSigned = rows.find(({ row }) => row.signedAt !== null)?.row.version ?? null
  const beside = { hasPrima, newestSigned, planKey: planKeyOf(analysis), now: clock() }
  const { clientId } = analysis
  return {
    pacts: rows.map((row) => presentPact(row, beside)),
    mayShowPictures: hasPrima && (await consentsToPictures(db, salonId, analysis, clock())),
    clientEmail: clientId === null ? null : await findClientEmail(db, salonId, clientId),
  }
}

/** Whether the client of an analysis currently consents to photos; false without a client. */
export async function consentsToPictures(
  db: Db,
  salonId: string,
  { clientId }: Pick<WholeRow, 'clientId'>,
  now: Date,
): Promise<boolean> {
  const client = clientId === null ? null : await findAnalysedClient(db, salonId, clientId, now)
  return client?.agreed.photos === true
}

/** Whether the Prima photo of an analysis is kept. */
export const hasPrimaPhoto = async (db: Db, salonId: string, analysisId: string): Promise<boolean> =>
  (await findPhotoKey(db, salonId, analysisId, 'prima')) !== null

/** @throws AppError 'pact-not-found' */
export async function requirePact(db: Db, salonId: string, id: string): Promise<PactRow> {
  const pact = await findPact(db, salonId, id)
  if (!pact) throw new AppError('pact-not-found')
  return pact
}

/**
 * A pact of the salon as the API returns it.
 *
 * @throws AppError 'pact-not-found'
 */
export async function readPact({ db, clock }: ReadDeps, salonId: string, id: string): Promise<Pact> {
  const pact = await requirePact(db, salonId, id)
  const { analysisId } = pact.row
  const analysis = await findWhole(db, salonId, analysisId)
  if (!analysis) throw new AppError('pact-not-found')
  return presentPact(pact, {
    hasPrima: await hasPrimaPhoto(db, salonId, analysisId),
    newestSigned: await newestSignedVersion(db, salonId, analysisId),
    planKey: planKeyOf(analysis),
    now: clock(),
  })
}

/** The JPEGs that a pact still shows. */
export async function picturesOfPact({ db, photoStore }: PictureDeps, pact: PactRow): Promise<PactPictures> {
  const { salonId, analysisId, imageData } = pact.row
  const keys = { prima: await findPhotoKey(db, salonId, analysisId, 'prima'), simulazione: imageData }
  const jpegs = await Promise.all(
    picturesOf(pact, keys.prima !== null).map(async (picture) => {
      const jpeg = await photoStore.get(keys[picture] ?? '')
      return jpeg ? [[picture, jpeg]] : []
    }),
  )
  return Object.fromEntries(jpegs.flat())
}

/**
 * The simulated picture of a pact of the salon.
 *
 * @throws AppError 'photo-not-found'
 */
export async function readSimulation(
  { db, photoStore }: PictureDeps,
  salonId: string,
  id: string,
): Promise<Uint8Array> {
  const key = (await findPact(db, salonId, id))?.row.imageData ?? null
  const bytes = key === null ? null : await photoStore.get(key)
  if (!bytes) throw new AppError('photo-not-found')
  return bytes
}
