import {
  type BillingCycle,
  effectivePlan,
  getOrCreateSubscription,
  mayCall,
  type PaidPlan,
  type PlanChoice,
  type PlanOffer,
  TRIAL_ANALYSES,
} from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { longDate } from '~/format/dates.ts'
import { euro } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorState, Notice, Skeleton } from '~/ui/state.tsx'
import { CycleToggle } from '../plans/cycle-toggle.tsx'
import { PlanCard } from '../plans/plan-card.tsx'
import { offersQuery, paymentSettingsQuery } from '../queries.ts'
import type { UpgradeReason } from './events.ts'

const { upgrade: copy, ...billing } = billingCopy

type Props = {
  readonly opened: boolean
  readonly reason: UpgradeReason
  /** Preselected plan; its card shows the selected billing cycle. */
  readonly preselected: PlanChoice | null
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onChoose: (choice: PlanChoice) => void
}

/** Dialog with the available plans; titled 'Analisi Trial Esaurite!' once the free analyses are used up. */
export function UpgradeDialog({ opened, reason, preselected, isPending, onClose, onChoose }: Props) {
  const user = useCurrentUser()
  const plan = effectivePlan(user)
  const used = reason.kind === 'trial' ? reason.used : user.trialAnalysesUsed
  const isExhausted = reason.kind !== 'month' && plan === 'trial' && used >= TRIAL_ANALYSES
  const mayBuy = mayCall(getOrCreateSubscription, user.role)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={isExhausted ? copy.exhausted : copy.title}
      size={mayBuy ? 'xl' : 'md'}
    >
      <div className="grid text-muted gap-1 empty:hidden">
        {reason.kind === 'month' ? <p>{copy.month(longDate(reason.resetDate))}</p> : null}
        {plan === 'trial' && reason.kind !== 'month' ? <p>{copy.used(used, TRIAL_ANALYSES)}</p> : null}
        {isExhausted || reason.kind === 'month' ? <p>{copy.kept}</p> : null}
      </div>
      {mayBuy ? (
        <Offers
          current={reason.kind === 'month' ? 'basic' : plan}
          preselected={preselected}
          isPending={isPending}
          onChoose={onChoose}
        />
      ) : (
        <>
          <p>{copy.ofTheSalon}</p>
          <Button fullWidth onClick={onClose}>
            {copy.understood}
          </Button>
        </>
      )}
    </Dialog>
  )
}

type OffersProps = Pick<Props, 'preselected' | 'isPending' | 'onChoose'> & { readonly current: 'trial' | PaidPlan }

/** Only plans above the current one. */
function Offers({ current, preselected, isPending, onChoose }: OffersProps) {
  const offers = useQuery(offersQuery)
  const settings = useQuery(paymentSettingsQuery)
  const failed = offers.isError ? offers : settings.isError ? settings : null
  if (failed)
    return (
      <ErrorState title={billing.loadFailed} text={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
    )
  if (!offers.data || !settings.data) return <Skeleton height="24rem" />
  const shown = offers.data.filter(({ name }) => current === 'trial' || name === 'pro')
  const basic = shown.find(({ name }) => name === 'basic')
  const isOff = settings.data.provider === 'off'
  return (
    <>
      {isOff ? <Notice tone="info">{billing.off}</Notice> : null}
      <div className="grid gap-3.5 sm:auto-cols-fr sm:grid-flow-col">
        {shown.map((offer) => (
          <OfferCard
            key={offer.name}
            offer={offer}
            initial={preselected?.planType === offer.name ? preselected.billingCycle : 'monthly'}
            selected={preselected?.planType === offer.name}
            disabled={isOff || isPending}
            onChoose={onChoose}
          />
        ))}
      </div>
      {basic ? (
        <div className="grid justify-items-center gap-1.5">
          <Button
            size="lg"
            disabled={isOff}
            pending={isPending}
            pendingLabel={billing.subscribe.pending}
            onClick={() => onChoose({ planType: 'basic', billingCycle: 'monthly' })}
          >
            {copy.start}
          </Button>
          <p className="text-muted text-xs text-center">{copy.startHint(euro(basic.priceMonthly))}</p>
        </div>
      ) : null}
    </>
  )
}

type OfferProps = {
  readonly offer: PlanOffer
  readonly initial: BillingCycle
  readonly selected: boolean
  readonly disabled: boolean
  readonly onChoose: (choice: PlanChoice) => void
}

function OfferCard({ offer, initial, selected, disabled, onChoose }: OfferProps) {
  const [cycle, setCycle] = useState(initial)
  const name = billing.names[offer.name]
  return (
    <PlanCard
      level={3}
      offer={offer}
      cycle={cycle}
      selected={selected}
      toggle={<CycleToggle of={name} value={cycle} onChange={setCycle} />}
      action={
        <Button
          look={offer.name === 'pro' ? 'primary' : 'secondary'}
          disabled={disabled}
          onClick={() => onChoose({ planType: offer.name, billingCycle: cycle })}
        >
          {copy.choose(name)}
        </Button>
      }
    />
  )
}
