import { messages, type PriceSettings } from '@riflesso/contract'
import type { Deps } from '#platform/deps'
import { AppError } from '#platform/errors'
import { findPrices, putPrices } from './repository.ts'

/** The pricing rule of the salon. */
export const readPrices = findPrices

/** @throws AppError 'validation-failed' for the time rule without the cost of an hour */
export async function changePrices({ db, clock }: Deps, salonId: string, settings: PriceSettings) {
  if (settings.rule?.kind === 'time' && settings.hourCents === null)
    throw new AppError('validation-failed', { fields: { hourCents: messages.hourRequired } })
  await putPrices(db, salonId, settings, clock())
  return findPrices(db, salonId)
}
