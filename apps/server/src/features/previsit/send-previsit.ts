import { PREVISIT_CONSENTS, PREVISIT_PHOTO_PARTS, type PrevisitFields, previsitFields } from '@riflesso/contract'
import { type AnalysisDeps, type AnalyzeForm, failureOf, holdSalon, withKeptPhotos } from '#features/analysis'
import { takeAnswers } from '#features/clients'
import { findSalonName } from '#features/team'
import { enforceLimit, type Limit } from '#platform/attempt-limits'
import { type LinkHolder, openClientLink } from '#platform/client-links'
import { HOUR_MS } from '#platform/clock'
import type { Deps } from '#platform/deps'
import { AppError, required } from '#platform/errors'
import { issueMessages, parseJsonFields } from '#platform/http/form-fields'
import { newId } from '#platform/ids'
import { KEPT_SIDE } from '#platform/pixels/decode-and-read'
import { findLinked, insertPhotos, setAnswers } from './repository.ts'

/** Fewer than the failed photos that a salon may have: who has a link cannot use these up. */
const SENDS_PER_LINK: Limit = { name: 'previsit-sends', max: 8, windowMs: HOUR_MS }

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'keyedHash'>
type Linked = NonNullable<Awaited<ReturnType<typeof findLinked>>>

/** Every call is counted. @throws AppError 'link-invalid', 'too-many-attempts' */
async function openLink(deps: LinkDeps, holder: LinkHolder): Promise<Linked> {
  const hash = required(await openClientLink(deps, holder), 'link-invalid')
  const linked = required(await findLinked(deps.db, hash, deps.clock()), 'link-invalid')
  return linked
}

/** What the holder of a link may know. @throws AppError 'link-invalid', 'too-many-attempts' */
export async function readShared(deps: LinkDeps, holder: LinkHolder) {
  const { salonId, answeredAt } = await openLink(deps, holder)
  return { salonName: await findSalonName(deps.db, salonId), isSent: answeredAt !== null }
}

/**
 * The link by which answers are about to arrive.
 *
 * @throws AppError 'link-invalid', 'previsit-sent', 'too-many-attempts'
 */
export async function openToSend(deps: LinkDeps, holder: LinkHolder): Promise<Linked> {
  const linked = await openLink(deps, holder)
  if (linked.answeredAt) throw new AppError('previsit-sent')
  await enforceLimit(deps, SENDS_PER_LINK, [linked.salonId, linked.id], deps.clock())
  return linked
}

/** The validated form of a client. */
type Sent = PrevisitFields & { readonly photos: readonly { readonly part: string; readonly bytes: Uint8Array }[] }

/**
 * Validates the parts of the request.
 *
 * @throws AppError 'validation-failed', 'photo-consent-required', 'health-consent-required'
 */
export function readPrevisitForm({ photos, texts }: AnalyzeForm): Sent {
  const { answers, ...others } = parseJsonFields(texts, ['answers'])
  const wanted: readonly string[] = PREVISIT_PHOTO_PARTS
  const unknown = [...Object.keys(others), ...Object.keys(photos).filter((part) => !wanted.includes(part))]
  if (unknown[0] !== undefined)
    throw new AppError('validation-failed', { fields: { [unknown[0]]: 'Parte non prevista' } })
  const parsed = previsitFields.safeParse(answers)
  if (!parsed.success) throw new AppError('validation-failed', { fields: issueMessages(parsed.error) })
  const { consents, health } = parsed.data
  const sent = PREVISIT_PHOTO_PARTS.flatMap((part) => {
    const bytes = photos[part]
    return bytes ? [{ part, bytes }] : []
  })
  if (sent.length > 0 && !consents.photos) throw new AppError('photo-consent-required')
  if (health && !consents.health) throw new AppError('health-consent-required')
  return { ...parsed.data, photos: sent }
}

/**
 * Stores what a client sent by her link, once: the answers, the photos newly encoded from their pixels, and her consents, signed. A failure,
 * or an abort of `signal`, changes nothing.
 *
 * @throws AppError with a code of the operation
 */
export async function sendPrevisit(
  deps: Pick<AnalysisDeps, 'db' | 'clock' | 'photoPool' | 'photoStore'>,
  { id, salonId, clientId, linkHash }: Linked,
  { answers, health, consents, name, photos }: Sent,
  signal: AbortSignal,
): Promise<void> {
  const encoded: { readonly jpeg: Uint8Array<ArrayBuffer> }[] = []
  for (const { part, bytes } of photos) {
    const photo = await deps.photoPool.recode({ bytes, maxSide: KEPT_SIDE }, signal)
    if (!photo.ok) throw failureOf(part, photo)
    encoded.push(photo)
  }
  const signed = `Firmato: ${name}, dal collegamento del salone. Testo: ${consents.version}.`
  const wordingOf = (kind: 'photos' | 'health') => (consents[kind] ? `${PREVISIT_CONSENTS[kind]}\n${signed}` : null)
  await withKeptPhotos(deps, encoded, signal, async (tx, keys, now) => {
    required(await holdSalon(tx, salonId), 'link-invalid')
    const wordings = { photos: wordingOf('photos'), health: wordingOf('health') }
    // Meanwhile the card may have been deleted or merged, or the link revoked.
    required(await takeAnswers(tx, { salonId, clientId, answers, health, consents: wordings }, now), 'link-invalid')
    const linked = required(await findLinked(tx, linkHash ?? '', now), 'link-invalid')
    if (linked.clientId !== clientId) throw new AppError('link-invalid')
    const answered = { answeredAt: now, answers, health, signature: { ...consents, name } }
    if (!(await setAnswers(tx, { salonId, id }, answered))) throw new AppError('previsit-sent')
    const ofClient = { salonId, clientId, previsitId: id, imageStoredAt: now }
    if (keys.length > 0)
      await insertPhotos(
        tx,
        keys.map((imageData) => ({ id: newId(), ...ofClient, imageData })),
      )
    return { result: undefined, isUsed: true }
  })
}
