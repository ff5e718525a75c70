import type { BillingCycle, PlanOffer } from '@riflesso/contract'
import type { ReactNode } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { euro } from '~/format/numbers.ts'
import { PlanFrame, PlanPrice } from './plan-frame.tsx'

const copy = billingCopy

export const priceOf = (offer: PlanOffer, cycle: BillingCycle): string =>
  euro(cycle === 'yearly' ? offer.priceYearly : offer.priceMonthly)

type Props = {
  readonly offer: PlanOffer
  readonly cycle: BillingCycle
  readonly selected?: boolean
  readonly current?: boolean
  readonly level: 2 | 3
  readonly toggle?: ReactNode
  readonly action: ReactNode
}

/** A plan with its price per billing cycle and its limits. */
export function PlanCard({ offer, cycle, level, selected = false, current = false, toggle, action }: Props) {
  return (
    <PlanFrame
      plan={offer.name}
      level={level}
      selected={selected}
      current={current}
      toggle={toggle}
      prices={<PlanPrice price={priceOf(offer, cycle)} cycle={cycle} />}
      limits={[copy.features.analyses(offer.maxAnalyses), copy.features.collaborators(offer.maxChildUsers)]}
      action={action}
    />
  )
}
