import { AppError } from '#platform/errors'
import { issueDocuments } from './invoices/issue.ts'
import { findSalonIdByCustomer, forgetEvent, noteEvent } from './repository.ts'
import { type BillingDeps, syncSalon } from './sync.ts'
import { inTurn } from './turn.ts'

/**
 * Handles one event. It only says that something changed: what did is asked of the provider, so order, delay and
 * repetition do no harm. An event that could not be handled is forgotten, to be handled when it is sent again.
 *
 * @throws AppError 'signature-invalid'
 */
export async function handleEvent(deps: BillingDeps, rawBody: Buffer, signature: string | undefined): Promise<void> {
  const { db, clock, provider } = deps
  const event = provider.readEvent(rawBody, signature)
  if (event === null) throw new AppError('signature-invalid')
  if (!(await noteEvent(db, event, clock()))) return
  try {
    const salonId = event.customerId === null ? null : await findSalonIdByCustomer(db, event.customerId)
    if (salonId !== null) {
      await inTurn(deps, salonId, async () => {
        await syncSalon(deps, salonId)
        await issueDocuments(deps, salonId)
      })
    }
  } catch (error) {
    await forgetEvent(db, event.id)
    throw error
  }
}
