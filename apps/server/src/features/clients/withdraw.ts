import type { ConsentKind } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { forgetPhotos, forgetPhotosOf, outcomesOf } from '#platform/photo-store/forget-photos'
import { cardsOf, ofClient, sentPhotosOf } from './archive-repository.ts'
import { eraseHealth, listConsents, lockClient, withdrawConsents } from './repository.ts'

type Withdrawal = { readonly salonId: string; readonly clientId: string; readonly kind: ConsentKind }

/** Withdraws a consent and erases the data stored under it; photos are scheduled for deletion. */
export async function withdraw(tx: Db, withdrawal: Withdrawal, at: Date): Promise<void> {
  const { salonId, clientId, kind } = withdrawal
  await withdrawConsents(tx, withdrawal, at)
  if (kind === 'health') await eraseHealth(tx, salonId, clientId)
  else if (kind === 'photos') await erasePhotos(tx, salonId, clientId, at)
}

/** Removes all photos of a client, those of results, pacts, paper cards and answers before visits included, and schedules them for deletion. */
export async function erasePhotos(tx: Db, salonId: string, clientId: string, at: Date): Promise<void> {
  const analyses = ofClient(salonId, clientId)
  await forgetPhotos(tx, analyses, at)
  await forgetPhotosOf(tx, 'outcomes', outcomesOf(tx, analyses), at)
  await forgetPhotosOf(tx, 'cards', cardsOf(salonId, clientId), at)
  await forgetPhotosOf(tx, 'previsits', sentPhotosOf(salonId, clientId), at)
}

/**
 * Repeats a withdrawal that a restore undid. Returns false when the consent does not exist, or was given again after the
 * withdrawal.
 */
export async function reapplyWithdrawal(tx: Db, withdrawal: Withdrawal, at: Date): Promise<boolean> {
  const { salonId, clientId, kind } = withdrawal
  if (!(await lockClient(tx, salonId, clientId))) return false
  const consents = await listConsents(tx, salonId, clientId)
  const held = consents.filter((each) => each.kind === kind && each.withdrawnAt === null)
  if (held.length === 0 || held.some(({ givenAt }) => givenAt > at)) return false
  await withdraw(tx, withdrawal, at)
  return true
}
