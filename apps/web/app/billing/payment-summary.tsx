import type { PlanChoice } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { billingCopy } from '~/copy/billing.ts'
import styles from './payment-summary.module.css'
import { priceOf } from './plan-card.tsx'
import { offersQuery } from './queries.ts'

const { payment: copy, names, per } = billingCopy

/** What is being paid for: plan, price, period. */
export function PaymentSummary({ choice }: { readonly choice: PlanChoice }) {
  const offers = useQuery(offersQuery)
  const offer = offers.data?.find(({ name }) => name === choice.planType)
  if (!offer) return null
  const { billingCycle } = choice
  return (
    <div>
      <p className={styles.summary}>
        {copy.summary(names[offer.name], priceOf(offer, billingCycle), per[billingCycle])}
      </p>
      <p className={styles.quiet}>{copy.taxed}</p>
    </div>
  )
}
