import { auditLog, emailChange, team } from '@riflesso/contract'
import { type Answer, answer } from './answers.ts'
import { billingAnswers } from './billing.ts'
import { appAnswers } from './salon.ts'

/** What the tabs of the profile ask for. */
export const profileAnswers: readonly Answer[] = [
  ...appAnswers,
  ...billingAnswers,
  answer(emailChange, { newEmail: null }),
  answer(team, { places: 0, freePlaces: 0, members: [], invitations: [] }),
  answer(auditLog, []),
]
