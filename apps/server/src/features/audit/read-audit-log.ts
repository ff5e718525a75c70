import type { auditLog } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import type { Answer } from '#platform/http/bind'
import { actSentence } from './copy.ts'
import { listActs } from './repository.ts'

/** The newest audit events of a salon, newest first, as shown to its owner. */
export async function readAuditLog(
  { db }: Pick<Deps, 'db'>,
  salonId: string,
  limit: number,
): Promise<Answer<typeof auditLog>> {
  const rows = await listActs(db, salonId, limit)
  return rows.map((row) => ({
    id: row.id,
    act: row.act,
    text: actSentence(row),
    at: row.at.toISOString(),
    author: row.author,
  }))
}
