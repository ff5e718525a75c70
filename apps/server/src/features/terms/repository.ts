import { type AcceptedTerms, DPA_VERSION, TERMS_VERSION } from '@riflesso/contract'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/database/db'
import { termsAcceptances, type users } from '#platform/database/schema/index'
import { newId } from '#platform/ids'

type Person = Pick<typeof users.$inferSelect, 'id' | 'role'>

/** Records the accepted versions and the time. The data-processing agreement is between the operator and the salon's owner. */
export async function recordAcceptance(
  tx: Db,
  { id: userId, role }: Person,
  { termsVersion, dpaVersion }: { readonly termsVersion: string; readonly dpaVersion: string },
  acceptedAt: Date,
): Promise<void> {
  const accepted = { termsVersion, dpaVersion: role === 'master' ? dpaVersion : null }
  await tx.insert(termsAcceptances).values({ id: newId(), userId, ...accepted, acceptedAt })
}

/** Whether a user's last acceptance is of the current versions. */
export async function hasAcceptedTerms(db: Db, { id, role }: Person): Promise<boolean> {
  const [last] = await db
    .select()
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, id))
    .orderBy(desc(termsAcceptances.acceptedAt), desc(termsAcceptances.id))
    .limit(1)
  return last?.termsVersion === TERMS_VERSION && (role === 'child' || last.dpaVersion === DPA_VERSION)
}

/** The current versions. */
export const CURRENT_TERMS: AcceptedTerms = { termsVersion: TERMS_VERSION, dpaVersion: DPA_VERSION }
