import type { PlanChoice } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { billingCopy } from '~/copy/billing.ts'
import { euro } from '~/format/numbers.ts'
import { priceOf } from '../plans/plan-card.tsx'
import { offersQuery } from '../queries.ts'
import styles from './payment-summary.module.css'

const { payment: copy, names, per } = billingCopy

type Props = {
  readonly choice: PlanChoice
  /** What is taken now, VAT included, in euro cents: of an upgrade only the difference. */
  readonly dueCents: number
}

/** What is being paid for: plan, price, period, and what is taken now. */
export function PaymentSummary({ choice, dueCents }: Props) {
  const offers = useQuery(offersQuery)
  const offer = offers.data?.find(({ name }) => name === choice.planType)
  if (!offer) return null
  const { billingCycle } = choice
  return (
    <div>
      <p className={styles.summary}>
        {copy.summary(names[offer.name], priceOf(offer, billingCycle), per[billingCycle])}
      </p>
      <p className={styles.quiet}>{copy.due(euro(dueCents / 100))}</p>
    </div>
  )
}
