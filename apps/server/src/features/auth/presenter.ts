import type { CurrentUser } from '@riflesso/contract'
import { currentMonth } from '#features/account'
import type { UserRow } from './repository.ts'

/** The signed-in user; plan and counts are those of the salon, which for a master is the same row. */
export function presentUser(user: UserRow, salon: UserRow, hasAcceptedTerms: boolean, now: Date): CurrentUser {
  return {
    id: user.id,
    salonId: salon.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    companyName: user.companyName,
    phoneNumber: user.phoneNumber,
    role: user.role,
    isEmailVerified: user.isEmailVerified,
    mustAcceptTerms: !hasAcceptedTerms,
    currentPlan: salon.currentPlan,
    subscriptionStatus: salon.subscriptionStatus,
    trialAnalysesUsed: salon.trialAnalysesUsed,
    monthlyAnalysesUsed: currentMonth(salon, now).used,
    subscriptionStartDate: salon.subscriptionStartDate?.toISOString() ?? null,
    subscriptionEndDate: salon.subscriptionEndDate?.toISOString() ?? null,
  }
}
