import { type CurrentUser, type PaidPlan, SALON_TOOLS } from '@riflesso/contract'
import { PERIOD_END } from './billing.ts'

/** Owner of a salon on trial. */
export const owner = (more: Partial<CurrentUser> = {}): CurrentUser => ({
  id: '01920000-0000-7000-8000-0000000000aa',
  salonId: '01920000-0000-7000-8000-0000000000aa',
  email: 'giulia@example.com',
  firstName: 'Giulia',
  lastName: 'Ferri',
  companyName: 'Atelier Ferri',
  phoneNumber: '+39 333 1234567',
  role: 'master',
  isEmailVerified: true,
  mustAcceptTerms: false,
  currentPlan: 'trial',
  subscriptionStatus: null,
  trialAnalysesUsed: 0,
  monthlyAnalysesUsed: 0,
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  tools: [...SALON_TOOLS],
  ...more,
})

/** Owner of a salon with an active plan. */
export const payingOwner = (currentPlan: PaidPlan = 'basic', more: Partial<CurrentUser> = {}): CurrentUser =>
  owner({
    currentPlan,
    subscriptionStatus: 'active',
    subscriptionStartDate: '2031-03-15T10:00:00.000Z',
    subscriptionEndDate: PERIOD_END,
    ...more,
  })
