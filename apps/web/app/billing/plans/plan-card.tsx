import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { BILLING_CYCLES, type BillingCycle, type PlanOffer } from '@riflesso/contract'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { euro } from '~/format/numbers.ts'
import { Chip } from '~/ui/button/chip.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from './plan-card.module.css'

const copy = billingCopy

type ToggleProps = {
  readonly value: BillingCycle
  readonly onChange: (cycle: BillingCycle) => void
  /** Distinguishes several toggles for screen readers. */
  readonly of?: string
}

/** 'Mensile' or 'Annuale'. */
export function CycleToggle({ value, onChange, of }: ToggleProps) {
  return (
    <SegmentedControl
      aria-label={of === undefined ? copy.cycles.label : `${copy.cycles.label} ${of}`}
      value={value}
      onChange={(chosen) => onChange(BILLING_CYCLES.find((known) => known === chosen) ?? 'monthly')}
      data={BILLING_CYCLES.map((cycle) => ({ value: cycle, label: copy.cycles[cycle] }))}
      radius="var(--radius-full)"
      classNames={{ root: styles.toggle }}
    />
  )
}

export const priceOf = (offer: PlanOffer, cycle: BillingCycle): string =>
  euro(cycle === 'yearly' ? offer.priceYearly : offer.priceMonthly)

type Props = {
  readonly offer: PlanOffer
  readonly cycle: BillingCycle
  /** Whether the card is selected. */
  readonly selected?: boolean
  readonly current?: boolean
  /** Heading level of its name. */
  readonly level: 2 | 3
  /** Content between name and price. */
  readonly toggle?: ReactNode
  readonly action: ReactNode
}

/** A plan with its price per billing cycle and its limits. */
export function PlanCard({ offer, cycle, level, selected = false, current = false, toggle, action }: Props) {
  const name = copy.names[offer.name]
  return (
    <Card className={styles.card} data-selected={selected || undefined} aria-label={name}>
      <div className={styles.head}>
        <Heading level={level} size="card">
          {name}
        </Heading>
        {current ? (
          <Chip tone="plum">{copy.current}</Chip>
        ) : offer.name === 'pro' ? (
          <Chip tone="copper">{copy.popular}</Chip>
        ) : null}
      </div>
      {toggle}
      <div>
        <p className={styles.price}>
          <strong className={styles.amount}>{priceOf(offer, cycle)}</strong> <span>{copy.per[cycle]}</span>
        </p>
        <p className={styles.quiet}>
          {copy.vat}
          {cycle === 'yearly' ? ` · ${copy.extra}` : ''}
        </p>
      </div>
      <ul className={styles.list}>
        {[copy.features.analyses(offer.maxAnalyses), copy.features.collaborators(offer.maxChildUsers)]
          .concat(copy.features[offer.name])
          .map((feature) => (
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
