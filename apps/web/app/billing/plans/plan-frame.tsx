import type { BillingCycle, PaidPlan } from '@riflesso/contract'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { Chip } from '~/ui/button/chip.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from './plan-frame.module.css'

const copy = billingCopy

type Props = {
  readonly plan: PaidPlan
  /** Heading level of its name. */
  readonly level: 2 | 3
  readonly selected?: boolean
  readonly current?: boolean
  /** Content between name and price. */
  readonly toggle?: ReactNode
  readonly prices: ReactNode
  /** Its numbers of analyses and collaborators, in words. */
  readonly limits: readonly string[]
  readonly action: ReactNode
}

/** The card of a plan. */
export function PlanFrame({ plan, level, selected = false, current = false, toggle, prices, limits, action }: Props) {
  const name = copy.names[plan]
  return (
    <Card className={styles.card} data-selected={selected || undefined} aria-label={name}>
      <div className={styles.head}>
        <Heading level={level} size="card">
          {name}
        </Heading>
        {current ? (
          <Chip tone="plum">{copy.current}</Chip>
        ) : plan === 'pro' ? (
          <Chip tone="copper">{copy.popular}</Chip>
        ) : null}
      </div>
      {toggle}
      {prices}
      <ul className={styles.list}>
        {[...limits, ...copy.features[plan]].map((feature) => (
          <li className={styles.feature} key={feature}>
            <IconCheck size="1.125rem" stroke={1.75} aria-hidden className={styles.check} />
            {feature}
          </li>
        ))}
      </ul>
      <div className={styles.action}>{action}</div>
    </Card>
  )
}

/** The price of a plan in a billing cycle, without VAT. */
export function PlanPrice({ price, cycle }: { readonly price: string; readonly cycle: BillingCycle }) {
  return (
    <div>
      <p className={styles.price}>
        <strong className={styles.amount}>{price}</strong> <span>{copy.per[cycle]}</span>
      </p>
      <p className={styles.quiet}>
        {copy.vat}
        {cycle === 'yearly' ? ` · ${copy.extra}` : ''}
      </p>
    </div>
  )
}
