import { HARD_LIMITS } from '@riflesso/colorimetry'
import {
  type BurnFields,
  type ClientCard,
  type ConsentKind,
  messages,
  type PatchTest,
  type PatchTestOutcome,
  type PreColourFields,
} from '@riflesso/contract'
import { recordAct } from '#features/audit'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/clock'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { newId } from '#platform/ids'
import { recordDeletion } from '#platform/ledger/deletions'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import type { Actor } from '#platform/sessions/session-store'
import { isAgreed, readCard, required } from './card.ts'
import { isAnyYes } from './card-safety.ts'
import * as repository from './repository.ts'
import { withdraw } from './withdraw.ts'

type HealthDeps = Deps & { readonly photoStore: PhotoStore }

/** Earliest plausible date of a test or a burn. */
const EARLIEST = new Date('2000-01-01T00:00:00Z')
/** Tolerance for a browser clock that is ahead. */
const AHEAD_MS = 5 * MINUTE_MS

/** Changes a locked card and returns it. */
async function changing(
  { db, clock }: Pick<HealthDeps, 'db' | 'clock'>,
  { salonId }: Actor,
  clientId: string,
  change: (tx: Db, now: Date, client: repository.ClientRow) => Promise<void>,
): Promise<ClientCard> {
  const now = clock()
  return db.transaction(async (tx) => {
    const client = required(await repository.lockClient(tx, salonId, clientId))
    await change(tx, now, client)
    return readCard(tx, salonId, clientId, now)
  })
}

async function requireHealthConsent(tx: Db, salonId: string, clientId: string): Promise<void> {
  const consents = await repository.listConsents(tx, salonId, clientId)
  if (!isAgreed(consents, 'health')) throw new AppError('health-consent-required')
}

/** Refuses a time to come, or before `earliest`. @throws AppError 'validation-failed' */
function requirePast(field: 'appliedAt' | 'at' | 'soundAt', time: Date, now: Date, earliest = EARLIEST): void {
  if (time < earliest || time.getTime() > now.getTime() + AHEAD_MS)
    throw new AppError('validation-failed', { fields: { [field]: messages.dateInvalid } })
}

/** A negative result too early is unreliable; a reaction may show immediately. */
function requireTime(appliedAt: Date, result: PatchTestOutcome | null, now: Date): void {
  requirePast('appliedAt', appliedAt, now)
  if (result === 'negativo' && now.getTime() - appliedAt.getTime() < HARD_LIMITS.patchTestMinHours * HOUR_MS) {
    throw new AppError('validation-failed', { fields: { result: messages.patchTestTooFresh } })
  }
}

/**
 * Records a consent or its withdrawal. A current one is unchanged. Without the health consent no health data of the
 * client is stored, without the photo consent no photo.
 *
 * @throws AppError 'client-not-found'
 */
export async function setConsent(
  deps: HealthDeps,
  actor: Actor,
  clientId: string,
  kind: ConsentKind,
  consent: { readonly given: true; readonly text: string } | { readonly given: false },
): Promise<ClientCard> {
  const card = await changing(deps, actor, clientId, async (tx, now) => {
    const { salonId, userId } = actor
    const wasAgreed = isAgreed(await repository.listConsents(tx, salonId, clientId), kind)
    if (!consent.given) {
      await withdraw(tx, { salonId, clientId, kind }, now)
      if (wasAgreed) await recordAct(tx, actor, 'consent-withdrawn', now)
      await recordDeletion(deps.ledger, { kind: `${kind}-consent`, at: now, salonId, id: clientId })
      return
    }
    if (wasAgreed) return
    const { text } = consent
    await repository.insertConsent(tx, { id: newId(), salonId, clientId, userId, kind, text, givenAt: now })
  })
  if (!consent.given && kind === 'photos') await deleteScheduledPhotos(deps.db, deps.photoStore)
  return card
}

/** @throws AppError 'client-not-found', 'health-consent-required' */
export const setHealth = (
  deps: HealthDeps,
  actor: Actor,
  clientId: string,
  notes: { readonly colourAllergy: boolean | null; readonly allergyNotes: string | null },
) =>
  changing(deps, actor, clientId, async (tx, now) => {
    await requireHealthConsent(tx, actor.salonId, clientId)
    await repository.changeClient(tx, actor.salonId, clientId, { ...notes, updatedAt: now })
  })

/**
 * Notes that a product burned the scalp, or that it is sound again. An earlier burn than the noted one changes nothing: its device was
 * offline. Of the noted one only what was seen and the state of the scalp change.
 *
 * @throws AppError 'client-not-found', 'health-consent-required', 'validation-failed'
 */
export const setBurn = (deps: HealthDeps, actor: Actor, clientId: string, given: BurnFields) =>
  changing(deps, actor, clientId, async (tx, now, { burn: before }) => {
    await requireHealthConsent(tx, actor.salonId, clientId)
    const at = new Date(given.at)
    const soundAt = given.soundAt === null ? null : new Date(given.soundAt)
    requirePast('at', at, now)
    if (soundAt) requirePast('soundAt', soundAt, now, at)
    const times = { at: at.toISOString(), soundAt: soundAt?.toISOString() ?? null }
    if (before && times.at < before.at) return
    const burn =
      before?.at === times.at
        ? { ...before, sign: given.sign, soundAt: times.soundAt }
        : { ...given, ...times, userId: actor.userId }
    await repository.changeClient(tx, actor.salonId, clientId, { burn, updatedAt: now })
    if (before?.soundAt === null && burn.soundAt !== null) await recordAct(tx, actor, 'scalp-reopened', now)
  })

/** @throws AppError 'client-not-found', 'health-consent-required', 'validation-failed' */
export const addPatchTest = (
  deps: HealthDeps,
  actor: Actor,
  clientId: string,
  test: Pick<PatchTest, 'appliedAt' | 'result' | 'family'>,
) =>
  changing(deps, actor, clientId, async (tx, now) => {
    const { salonId, userId } = actor
    await requireHealthConsent(tx, salonId, clientId)
    const appliedAt = new Date(test.appliedAt)
    requireTime(appliedAt, test.result, now)
    const { result, family } = test
    const row = { id: newId(), salonId, clientId, userId, appliedAt, result, family, createdAt: now }
    await repository.insertPatchTest(tx, row)
  })

/** A device may be ahead by a time zone or a wrong date: what it sends is of now. Further ahead, the time stays wrong. */
const notAhead = (time: Date, now: Date): Date => (time > now && time.getTime() - now.getTime() <= DAY_MS ? now : time)

/**
 * Records the answers before a colour with the latest negative test applied before. Answers of the same time replace each other, since a
 * device sends them again after a lost response; but a no does not replace a yes.
 *
 * @throws AppError 'client-not-found', 'health-consent-required', 'patch-test-not-found', 'validation-failed'
 */
export const setPreColour = (deps: HealthDeps, actor: Actor, clientId: string, given: PreColourFields) =>
  changing(deps, actor, clientId, async (tx, now) => {
    await requireHealthConsent(tx, actor.salonId, clientId)
    const at = notAhead(new Date(given.at), now)
    const tests = await repository.listPatchTests(tx, actor.salonId, clientId)
    const negative = tests.filter(({ result }) => result === 'negativo')
    const test = negative.find(({ appliedAt }) => appliedAt <= at) ?? negative.at(-1)
    if (!test) throw new AppError('patch-test-not-found')
    requirePast('at', at, now, test.appliedAt)
    const answers = { ...given, at: at.toISOString(), userId: actor.userId }
    const others = (test.asked ?? []).filter((each) => each.at !== answers.at || (isAnyYes(each) && !isAnyYes(answers)))
    await repository.changePatchTest(tx, test, { asked: repository.keptAnswers([...others, answers]) })
  })

async function requireTest(tx: Db, salonId: string, clientId: string, testId: string) {
  const tests = await repository.listPatchTests(tx, salonId, clientId)
  const test = tests.find(({ id }) => id === testId)
  if (!test) throw new AppError('patch-test-not-found')
  return test
}

/** @throws AppError 'client-not-found', 'patch-test-not-found', 'validation-failed' */
export const readPatchTest = (
  deps: HealthDeps,
  actor: Actor,
  { id: clientId, testId }: { readonly id: string; readonly testId: string },
  result: PatchTestOutcome | null,
) =>
  changing(deps, actor, clientId, async (tx, now) => {
    const test = await requireTest(tx, actor.salonId, clientId, testId)
    requireTime(test.appliedAt, result, now)
    await repository.changePatchTest(tx, test, { result })
    // Only a first reading may be recorded: changing a read result would be a correction.
    if (test.result !== null && test.result !== result) await recordAct(tx, actor, 'sensitivity-test-changed', now)
  })

/** @throws AppError 'client-not-found', 'patch-test-not-found' */
export const removePatchTest = (
  deps: HealthDeps,
  actor: Actor,
  { id: clientId, testId }: { readonly id: string; readonly testId: string },
) =>
  changing(deps, actor, clientId, async (tx, now) => {
    const { salonId } = actor
    await requireTest(tx, salonId, clientId, testId)
    await repository.deletePatchTest(tx, salonId, testId)
    await recordAct(tx, actor, 'sensitivity-test-deleted', now)
    await recordDeletion(deps.ledger, { kind: 'sensitivity-test', at: now, salonId, id: testId })
  })
