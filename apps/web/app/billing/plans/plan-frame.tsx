import type { BillingCycle, PaidPlan } from '@riflesso/contract'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'

const copy = billingCopy

type Props = {
  readonly plan: PaidPlan
  readonly level: 2 | 3
  readonly selected?: boolean
  readonly current?: boolean
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
    <Card
      className="relative flex flex-col gap-4 data-selected:border-plum data-selected:[box-shadow:inset_0_0_0_0.0625rem_var(--plum)]"
      data-selected={selected || undefined}
      aria-label={name}
    >
      {/* Reserves the height of the chip. */}
      <div className="flex flex-wrap items-center justify-between min-h-7 gap-2">
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
      <ul className="grid flex-1 content-start gap-2">
        {[...limits, ...copy.features[plan]].map((feature) => (
          <li className="flex gap-2 leading-[1.4]" key={feature}>
            <IconCheck size="1.125rem" stroke={1.75} aria-hidden className="flex-none mt-0.25 text-copper" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid mt-1">{action}</div>
    </Card>
  )
}

/** The price of a plan in a billing cycle, without VAT. */
export function PlanPrice({ price, cycle }: { readonly price: string; readonly cycle: BillingCycle }) {
  return (
    <div>
      <p className="text-muted flex flex-wrap items-baseline gap-x-2">
        <strong className="text-ink font-display text-3xl tabular-nums font-medium tracking-tight">{price}</strong>{' '}
        <span>{copy.per[cycle]}</span>
      </p>
      <p className="text-muted text-xs">
        {copy.vat}
        {cycle === 'yearly' ? ` · ${copy.extra}` : ''}
      </p>
    </div>
  )
}
