import { DAY_MS } from '../clock.ts'
import type { Ledger } from './ledger.ts'
import { momentOf, stampOf } from './stamp.ts'

/**
 * What somebody deleted, or withdrew, for good. A client that was merged into another one is noted too: deleting that
 * other one later is meant for both.
 */
const DELETION_KINDS = [
  'analysis',
  'client',
  'merged-client',
  'photos-consent',
  'health-consent',
  'sensitivity-test',
  'collaborator',
  'account',
] as const

export type Deletion = {
  readonly kind: (typeof DELETION_KINDS)[number]
  readonly at: Date
  readonly salonId: string
  /** Of what is gone; of the client, where a consent was withdrawn. */
  readonly id: string
  /** The client that a merged one became part of. */
  readonly into?: string
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const DELETION = new RegExp(`^[^_]+_(${DELETION_KINDS.join('|')})_(${ID})_(${ID})(?:_(${ID}))?$`)

const noteOf = ({ kind, at, salonId, id, into }: Deletion): string =>
  [stampOf(at), kind, salonId, id, ...(into === undefined ? [] : [into])].join('_')

/** What a note of the ledger says was deleted; null when it is about something else. */
function deletionOf(note: string): Deletion | null {
  const at = momentOf(note)
  const [, kind, salonId, id, into] = DELETION.exec(note) ?? []
  const known = DELETION_KINDS.find((each) => each === kind)
  if (!at || !known || !salonId || !id) return null
  return { kind: known, at, salonId, id, ...(into === undefined ? {} : { into }) }
}

/**
 * Notes a deletion: the last thing in the transaction that deletes, so that none is lost. When the ledger cannot be written
 * nothing is deleted. When only the commit fails the note stays, and names what somebody asked to have deleted.
 */
export const recordDeletion = (ledger: Ledger, deletion: Deletion): Promise<void> => ledger.add(noteOf(deletion))

/** The deletions since a moment, oldest first. */
export async function listDeletions(ledger: Ledger, since: Date): Promise<Deletion[]> {
  const found: Deletion[] = []
  for await (const note of ledger.list()) {
    const deletion = deletionOf(note)
    if (deletion && deletion.at >= since) found.push(deletion)
  }
  return found.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Longer than anybody keeps a backup. */
const KEPT_MS = 400 * DAY_MS

/** Removes the deletions that no backup is old enough for. */
export async function removeOldDeletions(ledger: Ledger, now: Date): Promise<void> {
  const before = now.getTime() - KEPT_MS
  for await (const note of ledger.list()) {
    const deletion = deletionOf(note)
    if (deletion && deletion.at.getTime() < before) await ledger.remove(note)
  }
}
