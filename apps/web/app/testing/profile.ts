import { auditLog, emailChange, openSessions, priceSettings, secondFactor, team } from '@riflesso/contract'
import { type Answer, answer } from './answers.ts'
import { billingAnswers } from './billing.ts'
import { appAnswers } from './salon.ts'

/** Responses of the profile's tabs. */
export const profileAnswers: readonly Answer[] = [
  ...appAnswers,
  ...billingAnswers,
  answer(emailChange, { newEmail: null }),
  answer(team, { places: 0, freePlaces: 0, members: [], invitations: [] }),
  answer(priceSettings, { hourCents: null, rule: null }),
  answer(auditLog, []),
  answer(secondFactor, { since: null, recoveryCodesLeft: 0 }),
  answer(openSessions, [
    {
      id: '01890000-0000-7000-8000-000000000001',
      device: 'Chrome su Windows',
      since: '2026-01-02T09:00:00.000Z',
      lastUsed: '2026-01-05T16:30:00.000Z',
      isThis: true,
    },
    {
      id: '01890000-0000-7000-8000-000000000002',
      device: 'Safari su iPad',
      since: '2025-12-20T08:15:00.000Z',
      lastUsed: '2026-01-03T11:05:00.000Z',
      isThis: false,
    },
  ]),
]
