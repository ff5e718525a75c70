import type { PactPicture, SharedPact } from '@riflesso/contract'
import { enforceLimit } from '#platform/attempt-limits'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { sha256 } from '#platform/sessions/tokens'
import { drawPact } from './document/draw-pact.ts'
import { LINKS_PER_NETWORK } from './limits.ts'
import { findLinkedPact, newestSignedVersion, type PactRow } from './pact-repository.ts'
import { presentShared } from './presenter.ts'
import { hasPrimaPhoto, picturesOfPact, requirePact } from './read-pacts.ts'

type SharedDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'> & { readonly photoStore: PhotoStore }

/** The holder of a link. */
export type LinkHolder = { readonly token: string; readonly network: string }

/**
 * The pact of a link. Every call is counted, and the answer to an unknown, revoked or expired token is the same.
 *
 * @throws AppError 'pact-link-invalid', 'too-many-attempts'
 */
async function openLink(deps: SharedDeps, { token, network }: LinkHolder): Promise<PactRow> {
  const now = deps.clock()
  await enforceLimit(deps, LINKS_PER_NETWORK, network, now)
  const pact = await findLinkedPact(deps.db, sha256(token), now)
  if (!pact) throw new AppError('pact-link-invalid')
  return pact
}

async function present({ db }: Pick<Deps, 'db'>, pact: PactRow): Promise<SharedPact> {
  const { salonId, analysisId } = pact.row
  return presentShared(pact, {
    hasPrima: await hasPrimaPhoto(db, salonId, analysisId),
    newestSigned: await newestSignedVersion(db, salonId, analysisId),
  })
}

/** @throws AppError 'pact-link-invalid', 'too-many-attempts' */
export const readSharedPact = async (deps: SharedDeps, holder: LinkHolder): Promise<SharedPact> =>
  present(deps, await openLink(deps, holder))

/** @throws AppError 'pact-link-invalid', 'too-many-attempts', 'photo-not-found' */
export async function readSharedPicture(
  deps: SharedDeps,
  holder: LinkHolder,
  picture: PactPicture,
): Promise<Uint8Array> {
  const { [picture]: jpeg } = await picturesOfPact(deps, await openLink(deps, holder))
  if (!jpeg) throw new AppError('photo-not-found')
  return jpeg
}

type Document = { readonly name: string; readonly pdf: Buffer }

/** The PDF of a pact, with the name of its file, which does not name the client. */
export async function documentOf(deps: Pick<SharedDeps, 'db' | 'photoStore'>, pact: PactRow): Promise<Document> {
  const pdf = await drawPact(await present(deps, pact), await picturesOfPact(deps, pact))
  return { name: `patto-colore-versione-${pact.row.version}.pdf`, pdf }
}

/** @throws AppError 'pact-link-invalid', 'too-many-attempts' */
export const readSharedDocument = async (deps: SharedDeps, holder: LinkHolder): Promise<Document> =>
  documentOf(deps, await openLink(deps, holder))

/** @throws AppError 'pact-not-found' */
export const readDocument = async (
  deps: Pick<SharedDeps, 'db' | 'photoStore'>,
  salonId: string,
  id: string,
): Promise<Document> => documentOf(deps, await requirePact(deps.db, salonId, id))
