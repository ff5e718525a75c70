import { auditLog, emailChange, type SalonSettings, salonSettings, team } from '@riflesso/contract'
import { type Answer, answer } from './answers.ts'
import { billingAnswers } from './billing.ts'
import { appAnswers } from './salon.ts'

/** What a salon has chosen before it chose anything. */
export const SALON_SETTINGS: SalonSettings = {
  brand: null,
  photoMonths: 24,
  photoDaysWithoutClient: 90,
  outsideModel: false,
}

/** What the tabs of the profile ask for. */
export const profileAnswers: readonly Answer[] = [
  ...appAnswers,
  ...billingAnswers,
  answer(emailChange, { newEmail: null }),
  answer(salonSettings, SALON_SETTINGS),
  answer(team, { places: 0, freePlaces: 0, members: [], invitations: [] }),
  answer(auditLog, []),
]
