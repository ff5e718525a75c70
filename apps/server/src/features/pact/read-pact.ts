import type { SharedPact } from '@riflesso/consultation'
import { analysisPhoto, type Pact, pactPicture } from '@riflesso/contract'
import { findPhotoKey, findWhole, type WholeRow } from '#features/analysis'
import { findAnalysedClient, findContacts } from '#features/clients'
import { type LinkHolder, openClientLink } from '#platform/client-links'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { required } from '#platform/errors'
import { type PhotoStore, storedPhoto } from '#platform/photo-store/photo-store'
import { planKeyOf } from './content.ts'
import { drawPact } from './draw-pact.ts'
import { findLinkedPact, findPact, listPacts, type PactRow } from './repository.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>
type PictureDeps = Pick<Deps, 'db'> & { readonly photoStore: PhotoStore }
type LinkDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'>

/** The pacts of an analysis, and what a new one may contain. @throws AppError 'analysis-not-found' */
export async function readPacts({ db, clock }: ReadDeps, salonId: string, analysisId: string) {
  const analysis = required(await findWhole(db, salonId, analysisId), 'analysis-not-found')
  const { email, phone } = await findContacts(db, salonId, analysis.clientId)
  return {
    pacts: (await listPacts(db, salonId, [analysisId])).map((pact) => presentPact(pact, analysis, clock())),
    mayShowPictures: await mayShowPictures(db, salonId, analysis, clock()),
    clientEmail: email,
    clientPhone: phone,
  }
}

/** Whether the Prima photo of an analysis is kept and its client currently consents to photos; false without a client. */
export async function mayShowPictures(db: Db, salonId: string, analysis: WholeRow, now: Date): Promise<boolean> {
  const { id, clientId } = analysis
  const client = clientId === null ? null : await findAnalysedClient(db, salonId, clientId, now)
  return client?.agreed.photos === true && (await findPhotoKey(db, salonId, id, 'prima')) !== null
}

/** @throws AppError 'pact-not-found' */
export async function requirePact(db: Db, salonId: string, id: string): Promise<PactRow> {
  const pact = required(await findPact(db, salonId, id), 'pact-not-found')
  return pact
}

/** A pact of the salon as the API returns it. @throws AppError 'pact-not-found' */
export async function readPact({ db, clock }: ReadDeps, salonId: string, id: string): Promise<Pact> {
  const pact = await requirePact(db, salonId, id)
  const analysis = required(await findWhole(db, salonId, pact.row.analysisId), 'pact-not-found')
  return presentPact(pact, analysis, clock())
}

/** The pictures that a pact still shows, with their keys in the photo store. */
const picturesOf = ({ row: { withPictures, imageData }, primaKey }: PactRow) => [
  ...(withPictures && primaKey !== null ? [{ id: 'prima' as const, key: primaKey }] : []),
  ...(imageData === null ? [] : [{ id: 'simulazione' as const, key: imageData }]),
]

const present = (
  { row: { version, madeAt, content, signature, signedAt }, isSuperseded }: PactRow,
  pictures: SharedPact['pictures'],
): SharedPact => ({
  version,
  madeAt: madeAt.toISOString(),
  content,
  pictures,
  signature: signature && signedAt && { ...signature, signedAt: signedAt.toISOString() },
  isSuperseded,
})

/** A pact for the salon of its analysis. */
function presentPact(pact: PactRow, analysis: WholeRow, now: Date): Pact {
  const { id, analysisId, planKey, linkExpiresAt } = pact.row
  const addresses = {
    prima: analysisPhoto.path.replace(':id', analysisId).replace(':slot', 'prima'),
    simulazione: pactPicture.path.replace(':id', id),
  }
  const pictures = picturesOf(pact).map((picture) => ({ id: picture.id, address: addresses[picture.id] }))
  return {
    ...present(pact, pictures),
    id,
    isPlanChanged: planKey !== planKeyOf(analysis),
    linkExpiresAt: linkExpiresAt && linkExpiresAt > now ? linkExpiresAt.toISOString() : null,
  }
}

/** A pact with its pictures inside, for readers without a session. */
async function presentWhole({ photoStore }: Pick<PictureDeps, 'photoStore'>, pact: PactRow): Promise<SharedPact> {
  const pictures = await Promise.all(
    picturesOf(pact).map(async ({ id, key }) => {
      const jpeg = await photoStore.get(key)
      return jpeg ? [{ id, address: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}` }] : []
    }),
  )
  return present(pact, pictures.flat())
}

/** The simulated picture of a pact of the salon. Throws like `storedPhoto`. */
export const readSimulation = async ({ db, photoStore }: PictureDeps, salonId: string, id: string) =>
  storedPhoto(photoStore, (await findPact(db, salonId, id))?.row.imageData ?? null)

/** The PDF of a pact, with the name of its file, which does not name the client. */
export async function documentOf(deps: Pick<PictureDeps, 'photoStore'>, pact: PactRow) {
  const pdf = await drawPact(await presentWhole(deps, pact))
  return { name: `patto-colore-versione-${pact.row.version}.pdf`, pdf }
}

/** @throws AppError 'pact-not-found' */
export const readDocument = async (deps: PictureDeps, salonId: string, id: string) =>
  documentOf(deps, await requirePact(deps.db, salonId, id))

/**
 * The pact of a link. Every call is counted, and the answer to an unknown, revoked or expired token is the same.
 *
 * @throws AppError 'link-invalid', 'too-many-attempts'
 */
async function openLink(deps: LinkDeps, holder: LinkHolder): Promise<PactRow> {
  const hash = required(await openClientLink(deps, holder), 'link-invalid')
  const pact = required(await findLinkedPact(deps.db, hash, deps.clock()), 'link-invalid')
  return pact
}

/** @throws AppError 'link-invalid', 'too-many-attempts' */
export const readShared = async (deps: LinkDeps & PictureDeps, holder: LinkHolder) =>
  presentWhole(deps, await openLink(deps, holder))

/** @throws AppError 'link-invalid', 'too-many-attempts' */
export const readSharedDocument = async (deps: LinkDeps & PictureDeps, holder: LinkHolder) =>
  documentOf(deps, await openLink(deps, holder))
