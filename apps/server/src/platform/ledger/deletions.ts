import { CONSENT_KINDS } from '@riflesso/contract'
import { DAY_MS } from '../clock.ts'
import { type Ledger, stampOf, timeOfNote } from './ledger.ts'

/**
 * Permanent deletions and withdrawals. A client merged into another one is recorded too: a later deletion of
 * the other one applies to both.
 */
const DELETION_KINDS = [
  'analysis',
  'outcome',
  'pact',
  'paper-card',
  'previsit',
  'client',
  'merged-client',
  ...CONSENT_KINDS.map((kind) => `${kind}-consent` as const),
  'sensitivity-test',
  'collaborator',
  'account',
] as const

export type Deletion = {
  readonly kind: (typeof DELETION_KINDS)[number]
  readonly at: Date
  readonly salonId: string
  /** Id of the deleted row; of the analysis, for its outcome; of the client, for a withdrawn consent. */
  readonly id: string
  /** The client that a merged one became part of. */
  readonly into?: string
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const DELETION = new RegExp(`^[^_]+_(${DELETION_KINDS.join('|')})_(${ID})_(${ID})(?:_(${ID}))?$`)

const noteOf = ({ kind, at, salonId, id, into }: Deletion): string =>
  [stampOf(at), kind, salonId, id, ...(into === undefined ? [] : [into])].join('_')

/** The deletion in an entry of the ledger; null when the entry is about something else. */
function deletionOf(note: string): Deletion | null {
  const at = timeOfNote(note)
  const [, kind, salonId, id, into] = DELETION.exec(note) ?? []
  const known = DELETION_KINDS.find((each) => each === kind)
  if (!at || !known || !salonId || !id) return null
  return { kind: known, at, salonId, id, ...(into === undefined ? {} : { into }) }
}

/**
 * Records a deletion: the last step in the transaction that deletes, so that none is lost. If the ledger cannot be written,
 * nothing is deleted. If only the commit fails, the entry stays, and records a deletion that was requested.
 */
export const recordDeletion = (ledger: Ledger, deletion: Deletion): Promise<void> => ledger.add(noteOf(deletion))

/** The deletions since a time, oldest first. */
export async function listDeletions(ledger: Ledger, since: Date): Promise<Deletion[]> {
  const found: Deletion[] = []
  for await (const note of ledger.list()) {
    const deletion = deletionOf(note)
    if (deletion && deletion.at >= since) found.push(deletion)
  }
  return found.sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Longer than any backup is kept. */
const KEPT_MS = 400 * DAY_MS

/** Removes deletions older than every backup. */
export async function removeOldDeletions(ledger: Ledger, now: Date): Promise<void> {
  const before = now.getTime() - KEPT_MS
  for await (const note of ledger.list()) {
    const deletion = deletionOf(note)
    if (deletion && deletion.at.getTime() < before) await ledger.remove(note)
  }
}
