import { AppError } from '#platform/errors'
import { issueDocuments } from './invoices/issue.ts'
import { findSalonIdByCustomer, isEventRecorded, recordEvent } from './repository.ts'
import { withSalonLock } from './salon-lock.ts'
import { type BillingDeps, syncSalon } from './sync.ts'

/**
 * Handles one event. It only signals a change: the state is requested from the provider, so order, delay and
 * repetition are harmless. It is recorded after it was handled: if that failed, or the server crashed, it is handled
 * when it is sent again.
 *
 * @throws AppError 'signature-invalid'
 */
export async function handleEvent(deps: BillingDeps, rawBody: Buffer, signature: string | undefined): Promise<void> {
  const { db, clock, provider } = deps
  const event = provider.readEvent(rawBody, signature)
  if (event === null) throw new AppError('signature-invalid')
  const salonId = event.customerId === null ? null : await findSalonIdByCustomer(db, event.customerId)
  if (salonId === null) return recordEvent(db, event, clock())
  await withSalonLock(deps, salonId, async () => {
    // Under the lock: another server may be handling the same event.
    if (await isEventRecorded(db, event.id)) return
    await syncSalon(deps, salonId)
    await issueDocuments(deps, salonId)
    await recordEvent(db, event, clock())
  })
}
