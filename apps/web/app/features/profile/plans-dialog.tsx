import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { type PlanOffer, plans } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { profileCopy } from '~/copy/profile.ts'
import { euro } from '~/format/numbers.ts'
import { Card } from '~/ui/card.tsx'
import { Chip } from '~/ui/chip.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/notice.tsx'
import { Loaded } from './loaded.tsx'
import styles from './plans-dialog.module.css'

const { plansDialog: copy, plans: names } = profileCopy

const CYCLES = ['monthly', 'yearly'] as const
type Cycle = (typeof CYCLES)[number]

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  /** The plan the salon has. */
  readonly current: 'trial' | 'basic' | 'pro'
}

/** What can be chosen and what it costs. */
export function PlansDialog({ opened, onClose, current }: Props) {
  const [cycle, setCycle] = useState<Cycle>('monthly')
  const query = useQuery({
    queryKey: [plans.path],
    queryFn: ({ signal }) => call(plans, {}, { signal }),
    enabled: opened,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title} size="lg">
      <SegmentedControl
        aria-label={copy.cycle}
        value={cycle}
        onChange={(value) => setCycle(CYCLES.find((known) => known === value) ?? 'monthly')}
        data={CYCLES.map((value) => ({ value, label: copy[value] }))}
        radius="var(--radius-full)"
      />
      <Loaded query={query} height="14rem">
        {(offers) => (
          <div className={styles.cards}>
            {offers.map((offer) => (
              <OfferCard key={offer.name} offer={offer} cycle={cycle} isCurrent={offer.name === current} />
            ))}
          </div>
        )}
      </Loaded>
      <Notice tone="info">{copy.offline}</Notice>
    </Dialog>
  )
}

type OfferProps = { readonly offer: PlanOffer; readonly cycle: Cycle; readonly isCurrent: boolean }

function OfferCard({ offer, cycle, isCurrent }: OfferProps) {
  const isYearly = cycle === 'yearly'
  return (
    <Card className={styles.card}>
      <div className={styles.name}>
        <Heading level={3} size="card">
          {names[offer.name]}
        </Heading>
        {isCurrent ? <Chip tone="plum">{copy.current}</Chip> : null}
      </div>
      <p className={styles.price}>
        <strong className={styles.amount}>{euro(isYearly ? offer.priceYearly : offer.priceMonthly)}</strong>{' '}
        {isYearly ? copy.perYear : copy.perMonth}
      </p>
      <p className={styles.quiet}>
        {copy.vat}
        {isYearly ? ` · ${copy.extra}` : ''}
      </p>
      <ul className={styles.list}>
        <li>{copy.analyses(offer.maxAnalyses)}</li>
        <li>{copy.collaborators(offer.maxChildUsers)}</li>
      </ul>
    </Card>
  )
}
