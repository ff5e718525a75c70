import { BASIC_MONTHLY_ANALYSES, TRIAL_ANALYSES } from '@riflesso/contract'
import { newId } from '../../ids.ts'
import type { Db } from '../db.ts'
import { subscriptionPlans } from '../schema/index.ts'

/** Limits and prices (euro, VAT excluded) of the product specification, section 9; the yearly price is eleven months. */
const PLAN_ROWS = [
  { name: 'trial', maxAnalyses: TRIAL_ANALYSES, maxChildUsers: 0, priceMonthly: 0, priceYearly: 0 },
  { name: 'basic', maxAnalyses: BASIC_MONTHLY_ANALYSES, maxChildUsers: 3, priceMonthly: 39.9, priceYearly: 438.9 },
  { name: 'pro', maxAnalyses: null, maxChildUsers: 5, priceMonthly: 69.9, priceYearly: 768.9 },
] as const

/** Adds missing plans; a price changed by the operator stays. */
export const seedPlans = (db: Db) =>
  db
    .insert(subscriptionPlans)
    .values(PLAN_ROWS.map((row) => ({ id: newId(), ...row })))
    .onConflictDoNothing({ target: subscriptionPlans.name })
