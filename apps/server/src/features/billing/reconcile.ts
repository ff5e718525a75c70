import { runEvery } from '#platform/background'
import { DAY_MS, MINUTE_MS } from '#platform/clock'
import { AppError } from '#platform/errors'
import { issueDocuments } from './invoices/issue.ts'
import * as repository from './repository.ts'
import { withSalonLock } from './salon-lock.ts'
import { type BillingDeps, syncSalon } from './sync.ts'

const ROUND_MS = 10 * MINUTE_MS
/** Longest interval between two requests for a subscription, and the interval from the end of its period on. */
const REFRESH_MS = DAY_MS
const REFRESH_AFTER_END_MS = 10 * MINUTE_MS
/** How long an endedAfter subscription is still requested: a refund may come late. */
const REFRESH_ENDED_MS = 90 * DAY_MS
/** The provider repeats an event for three days. */
const KEEP_EVENTS_MS = 30 * DAY_MS

/** Requests the state behind lost events. Servers that do so simultaneously share the salons among them. */
export async function reconcile(deps: BillingDeps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await repository.removeEventsBefore(db, ago(KEEP_EVENTS_MS))
  const failed: string[] = []
  for (;;) {
    const salonId = await repository.takeUnsynced(db, now, {
      refreshedBefore: ago(REFRESH_MS),
      refreshedAfterEndBefore: ago(REFRESH_AFTER_END_MS),
      endedAfter: ago(REFRESH_ENDED_MS),
    })
    if (salonId === null) break
    try {
      await withSalonLock(deps, salonId, async () => {
        await syncSalon(deps, salonId)
        await issueDocuments(deps, salonId)
      })
    } catch (error) {
      failed.push(salonId)
      log.error({ err: error }, 'subscription not requested, will be retried')
    }
  }
  // Only after the loop, or it would take the failed salons again and again.
  for (const salonId of failed) await repository.putBillingAccount(db, salonId, { syncedAt: null })
}

/** Reconciles now and every ten minutes. Returns the function that stops it. */
export function startReconciliation(deps: BillingDeps): () => void {
  return runEvery(deps.background, ROUND_MS, () => reconcile(deps))
}

/**
 * Handles one event. It only signals a change: the state is requested from the provider, so order, delay and
 * repetition are harmless. It is recorded after it was handled: if that failed, or the server crashed, it is handled
 * when it is sent again.
 *
 * @throws AppError 'signature-invalid'
 */
export async function handleEvent(deps: BillingDeps, rawBody: Buffer, signature: string | undefined) {
  const { db, clock, provider } = deps
  const event = provider.readEvent(rawBody, signature)
  if (event === null) throw new AppError('signature-invalid')
  const salonId = event.customerId === null ? null : await repository.findSalonIdByCustomer(db, event.customerId)
  if (salonId === null) return repository.recordEvent(db, event, clock())
  await withSalonLock(deps, salonId, async () => {
    // Under the lock: another server may be handling the same event.
    if (await repository.isEventRecorded(db, event.id)) return
    await syncSalon(deps, salonId)
    await issueDocuments(deps, salonId)
    await repository.recordEvent(db, event, clock())
  })
}
