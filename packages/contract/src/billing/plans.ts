import { z } from 'zod'
import { operation } from '../schema/operation.ts'

const planOfferSchema = z.object({
  name: z.enum(['basic', 'pro']),
  /** Euro, VAT excluded. */
  priceMonthly: z.number(),
  priceYearly: z.number(),
  /** Per month; null = no limit. */
  maxAnalyses: z.number().int().nullable(),
  maxChildUsers: z.number().int(),
})
export type PlanOffer = z.infer<typeof planOfferSchema>

export const plans = operation({
  method: 'GET',
  path: '/api/plans',
  access: 'public',
  summary: 'List the available plans with prices and limits, cheapest first.',
  response: z.array(planOfferSchema),
  errors: [],
})
