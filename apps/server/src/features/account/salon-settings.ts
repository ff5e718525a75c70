import {
  type BillingDetails,
  PHOTO_DAYS_WITHOUT_CLIENT,
  PHOTO_MONTHS,
  type answerReflect as reflectAnswer,
  type SalonSettings,
  salonSettingsSchema,
} from '@riflesso/contract'
import type { z } from 'zod'
import { recordAct } from '#features/audit'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { requireRecentPassword } from '#platform/sessions/require-recent-password'
import type { Actor, Caller } from '#platform/sessions/session-store'
import { findBillingDetails, findSettings, putBillingDetails, putSettings } from './salon-repository.ts'

const UNTOUCHED: SalonSettings = {
  brand: null,
  reflects: {},
  photoMonths: PHOTO_MONTHS.initial,
  photoDaysWithoutClient: PHOTO_DAYS_WITHOUT_CLIENT.initial,
  outsideModel: false,
  learning: true,
  allTools: false,
  testEveryUse: false,
}

type ReflectAnswer = z.output<(typeof reflectAnswer)['body']>

/** The settings of the salon, with defaults. */
export async function readSettings(db: Db, salonId: string): Promise<SalonSettings> {
  const row = await findSettings(db, salonId)
  // A brand or a period that is no longer offered counts as unset.
  const { data } = salonSettingsSchema.safeParse(row)
  return data ?? UNTOUCHED
}

/** Changes the given settings and returns all of them; changes of photo sharing, learning and retention are logged. */
export async function changeSettings({ db, clock }: Deps, actor: Caller, changes: Partial<SalonSettings>) {
  const now = clock()
  return db.transaction(async (tx) => {
    const before = await readSettings(tx, actor.salonId)
    await putSettings(tx, actor.salonId, changes, now)
    const after = await readSettings(tx, actor.salonId)
    if (after.outsideModel !== before.outsideModel) {
      await recordAct(tx, actor, after.outsideModel ? 'outside-model-allowed' : 'outside-model-forbidden', now)
    }
    if (after.learning !== before.learning) {
      await recordAct(tx, actor, after.learning ? 'learning-on' : 'learning-off', now)
    }
    if (after.photoMonths !== before.photoMonths || after.photoDaysWithoutClient !== before.photoDaysWithoutClient) {
      await recordAct(tx, actor, 'photo-retention-changed', now)
    }
    return after
  })
}

/** Remembers which tone a code of a brand is. */
export async function answerReflect({ db, clock }: Deps, { salonId }: Actor, { brand, code, tone }: ReflectAnswer) {
  return db.transaction(async (tx) => {
    const { reflects } = await readSettings(tx, salonId)
    const answers = { ...reflects, [brand]: { ...reflects[brand], [code]: tone } }
    await putSettings(tx, salonId, { reflects: answers }, clock())
    return readSettings(tx, salonId)
  })
}

/** Whom the salon's invoices are made out to; null until they are filled in. */
export const readBillingDetails = async ({ db }: Deps, { salonId }: Actor) => ({
  details: await findBillingDetails(db, salonId),
})

/**
 * Saves the billing details. The first ones need no password: they follow a payment and replace nothing.
 *
 * @throws AppError 'password-needed'
 */
export async function changeBillingDetails({ db, clock }: Deps, actor: Actor, details: BillingDetails) {
  if ((await findBillingDetails(db, actor.salonId)) !== null) await requireRecentPassword(db, actor, clock())
  await putBillingDetails(db, actor.salonId, details, clock())
  return { details }
}
