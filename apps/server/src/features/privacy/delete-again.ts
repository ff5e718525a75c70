import { CONSENT_KINDS } from '@riflesso/contract'
import { eraseAnalysis, eraseOutcome, erasePaperCard } from '#features/analysis'
import { deletePatchTest, eraseClient, reapplyWithdrawal } from '#features/clients'
import { endAllLinks, erasePact } from '#features/pact'
import { endAllPrevisitLinks, erasePrevisit } from '#features/previsit'
import { listMembers, retirePerson } from '#features/team'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { type Deletion, listDeletions } from '#platform/ledger/deletions'
import { deleteScheduledPhotos } from '#platform/photo-store/photo-deletions'
import type { PhotoStore } from '#platform/photo-store/photo-store'
import { newToken } from '#platform/sessions/tokens'
import { deleteAccounts, deleteSalonContent, lockAccounts } from './account-repository.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'ledger' | 'passwords'> & { readonly photoStore: PhotoStore }

/** Number of deletions in the ledger since a time, and how many of them were repeated. */
export type Repeated = { readonly noted: number; readonly repeated: number }

/**
 * Repeats in a restored database every deletion and withdrawal since `since`, oldest first, each in a transaction of its
 * own. Links for clients become invalid: one that was revoked since may be valid in the backup. Idempotent. A salon's subscription ended when it was deleted.
 */
export async function deleteAgain(parts: Parts, since: Date): Promise<Repeated> {
  const { db, ledger, photoStore } = parts
  const deletions = await listDeletions(ledger, since)
  const merged = mergedInto(deletions)
  const unusablePassword = await parts.passwords.hash(newToken())
  await endAllLinks(db)
  await endAllPrevisitLinks(db)
  let repeated = 0
  for (const deletion of deletions) {
    const done = await db.transaction((tx) => repeat(tx, deletion, merged, unusablePassword, parts.clock()))
    if (done) repeated++
  }
  await deleteScheduledPhotos(db, photoStore)
  return { noted: deletions.length, repeated }
}

/** The clients merged into each: a restored database has them as separate rows, to be deleted too. */
function mergedInto(deletions: readonly Deletion[]): (clientId: string) => readonly string[] {
  const parents = new Map<string, string[]>()
  for (const { id, into } of deletions) if (into !== undefined) parents.set(into, [...(parents.get(into) ?? []), id])
  const withMerged = (id: string): string[] => [id, ...(parents.get(id) ?? []).flatMap(withMerged)]
  return withMerged
}

async function repeat(
  tx: Db,
  { kind, salonId, id, at }: Deletion,
  withMerged: (clientId: string) => readonly string[],
  unusablePassword: string,
  now: Date,
): Promise<boolean> {
  const eachClient = async (act: (clientId: string) => Promise<boolean>) => {
    let any = false
    for (const clientId of withMerged(id)) any = (await act(clientId)) || any
    return any
  }
  switch (kind) {
    case 'analysis':
      return eraseAnalysis(tx, salonId, id, now)
    case 'outcome':
      // One recorded since is another outcome.
      return eraseOutcome(tx, salonId, id, now, at)
    case 'pact':
      return erasePact(tx, salonId, id, now)
    case 'paper-card':
      return erasePaperCard(tx, salonId, id, now)
    case 'previsit':
      return erasePrevisit(tx, salonId, id, now)
    case 'client':
      return eachClient((clientId) => eraseClient(tx, salonId, clientId, now))
    // Nothing is lost: it only links both records to one deletion.
    case 'merged-client':
      return false
    case 'photos-consent':
    case 'health-consent':
    case 'instagram-consent':
    case 'sito-consent':
    case 'vetrina-consent': {
      const withdrawn = CONSENT_KINDS.find((each) => kind === `${each}-consent`) ?? 'photos'
      return eachClient((clientId) => reapplyWithdrawal(tx, { salonId, clientId, kind: withdrawn }, at))
    }
    case 'sensitivity-test':
      return deletePatchTest(tx, salonId, id)
    case 'collaborator': {
      const isThere = (await listMembers(tx, salonId)).some((member) => member.id === id)
      if (isThere) await retirePerson(tx, id, unusablePassword, now)
      return isThere
    }
    case 'account': {
      const accounts = await lockAccounts(tx, id)
      if (id === salonId && accounts.length > 0) await deleteSalonContent(tx, salonId, now)
      await deleteAccounts(tx, accounts)
      return accounts.length > 0
    }
  }
}
