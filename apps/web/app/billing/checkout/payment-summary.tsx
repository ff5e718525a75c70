import type { PlanChoice } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { billingCopy } from '~/copy/account/billing.ts'
import { euro } from '~/format/numbers.ts'
import { priceOf } from '../plans/plan-card.tsx'
import { offersQuery } from '../queries.ts'

const { payment: copy, names, per } = billingCopy

type Props = {
  readonly choice: PlanChoice
  /** Amount due now, VAT included, in euro cents; only the difference for an upgrade. */
  readonly dueCents: number
}

/** Summary of a purchase: plan, price, period and amount due now. */
export function PaymentSummary({ choice, dueCents }: Props) {
  const offers = useQuery(offersQuery)
  const offer = offers.data?.find(({ name }) => name === choice.planType)
  if (!offer) return null
  const { billingCycle } = choice
  return (
    <div>
      <p className="font-semibold">
        {copy.summary(names[offer.name], priceOf(offer, billingCycle), per[billingCycle])}
      </p>
      <p className="text-muted text-xs">{copy.due(euro(dueCents / 100))}</p>
    </div>
  )
}
