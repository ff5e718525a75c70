import { PHOTO_DAYS_WITHOUT_CLIENT, PHOTO_MONTHS, type SalonSettings, salonSettingsSchema } from '@riflesso/contract'
import type { Db } from '#platform/database/db'
import { findSettings } from './salon-repository.ts'

const UNTOUCHED: SalonSettings = {
  brand: null,
  photoMonths: PHOTO_MONTHS.initial,
  photoDaysWithoutClient: PHOTO_DAYS_WITHOUT_CLIENT.initial,
  outsideModel: false,
}

/** What the salon has chosen; the defaults where it has chosen nothing. */
export async function readSettings(db: Db, salonId: string): Promise<SalonSettings> {
  const row = await findSettings(db, salonId)
  // A brand or a period that is no longer offered counts as not chosen.
  const { data } = salonSettingsSchema.safeParse(row)
  return data ?? UNTOUCHED
}
