import type { BillingCycle, PlanChoice, PlanOffer } from '@riflesso/contract'
import type { ReactNode } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { Chip } from '~/ui/button.tsx'
import { CardSkeleton } from '~/ui/state.tsx'
import { CycleToggle } from './cycle-toggle.tsx'
import { PlanCard } from './plan-card.tsx'

type Props = {
  /** Available plans (`GET /api/plans`); null while loading, which reserves the same space. */
  readonly offers: readonly PlanOffer[] | null
  readonly cycle: BillingCycle
  readonly onCycle: (cycle: BillingCycle) => void
  readonly level: 2 | 3
  readonly selected?: PlanOffer['name']
  readonly current?: PlanOffer['name'] | 'trial'
  /** Action of a card: a button, or a link such as `/auth?plan=pro&billing=yearly`. */
  readonly action: (choice: PlanChoice) => ReactNode
}

const HEIGHT = '25rem'

/** All plans with monthly or yearly prices, under one toggle. */
export function PriceList({ offers, cycle, onCycle, level, selected, current, action }: Props) {
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <CycleToggle value={cycle} onChange={onCycle} />
        {cycle === 'yearly' ? <Chip tone="copper">{billingCopy.extraShort}</Chip> : null}
      </div>
      <div className="grid gap-3.5 sm:auto-cols-fr sm:grid-flow-col">
        {offers === null ? (
          <>
            <CardSkeleton height={HEIGHT} />
            <CardSkeleton height={HEIGHT} />
          </>
        ) : (
          offers.map((offer) => (
            <PlanCard
              level={level}
              key={offer.name}
              offer={offer}
              cycle={cycle}
              selected={offer.name === selected}
              current={offer.name === current}
              action={action({ planType: offer.name, billingCycle: cycle })}
            />
          ))
        )}
      </div>
    </div>
  )
}
