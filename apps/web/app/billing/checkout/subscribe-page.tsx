import {
  type BillingCycle,
  effectivePlan,
  getOrCreateSubscription,
  type PaidPlan,
  type PlanChoice,
} from '@riflesso/contract'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { paths } from '~/paths.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { ErrorState, Notice, Skeleton } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { CardForm } from '../card/card-form.tsx'
import { PriceList } from '../plans/price-list.tsx'
import { offersQuery, paymentSettingsQuery, subscriptionQuery } from '../queries.ts'
import type { Subscription } from '../subscription/subscription-state.ts'
import { PaymentSummary } from './payment-summary.tsx'
import { Proration } from './proration.tsx'
import { type SubscriptionAnswer, useCheckout } from './use-checkout.ts'

const stepStyle = 'grid w-[min(100%,36rem)] my-0 mx-auto gap-5'

const { subscribe: copy, ...billing } = billingCopy

/** Milliseconds for which the message about an active plan is shown before the app opens. */
const BEFORE_REDIRECT = 2000

/** The choice of a plan, and its payment. */
export function SubscribePage() {
  const mayBuy = useMayCall(getOrCreateSubscription)
  const offers = useQuery(offersQuery)
  const settings = useQuery(paymentSettingsQuery)
  const subscription = useQuery({ ...subscriptionQuery, enabled: mayBuy })
  const failed = offers.isError ? offers : settings.isError ? settings : null
  return (
    <div className="grid w-[min(100%,56rem)] justify-items-stretch mx-auto gap-5">
      <Heading level={1}>{copy.page}</Heading>
      {!mayBuy ? (
        <Notice tone="info">{billing.upgrade.ofTheSalon}</Notice>
      ) : failed ? (
        <ErrorState title={billing.loadFailed} text={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
      ) : offers.data && settings.data && !subscription.isPending ? (
        <Purchase isOff={settings.data.provider === 'off'} subscription={subscription.data ?? null} />
      ) : (
        <Skeleton height="28rem" />
      )}
    </div>
  )
}

type PurchaseProps = {
  readonly isOff: boolean
  /** The salon's subscription at the provider; null without a response of the provider. */
  readonly subscription: Subscription | null
}

function Purchase({ isOff, subscription }: PurchaseProps) {
  const navigate = useNavigate()
  const { step, ...checkout } = useCheckout({
    onActive: ({ message }: SubscriptionAnswer) => {
      toast.success(billing.toasts.activated(message))
      setTimeout(() => navigate(paths.dashboard), BEFORE_REDIRECT)
    },
    onPaid: () => {
      toast.success(billing.toasts.completed)
      navigate(paths.dashboard)
    },
  })
  return (
    <>
      {isOff ? <Notice tone="info">{billing.off}</Notice> : null}
      <Choice
        isOff={isOff}
        subscription={subscription}
        isPending={checkout.isPending}
        locked={step.kind !== 'idle'}
        onChoose={(choice) => void checkout.start(choice)}
      />
      {step.kind === 'proration' ? (
        <Card className={stepStyle}>
          <Heading level={2}>{billing.proration.title(billing.names[step.choice.planType])}</Heading>
          <Proration
            choice={step.choice}
            preview={step.preview}
            isPending={checkout.isPending}
            onConfirm={() => void checkout.confirm(step.choice, step.preview.prorationDate)}
            onCancel={checkout.close}
          />
        </Card>
      ) : null}
      {step.kind === 'pay' ? (
        <Card className={stepStyle}>
          <Heading level={2}>{billing.payment.title}</Heading>
          <PaymentSummary choice={step.choice} dueCents={step.dueCents} />
          <CardForm
            clientSecret={step.clientSecret}
            onPaid={() => checkout.paid(step.choice)}
            onProcessing={() => toast.info(billing.toasts.processing)}
          />
          <Button look="plain" className="justify-self-center" disabled={checkout.isPending} onClick={checkout.close}>
            {billing.proration.cancel}
          </Button>
        </Card>
      ) : null}
      <p className="flex items-center justify-center text-muted text-sm gap-2">
        <IconLock size="1.125rem" stroke={1.75} aria-hidden /> {billing.payment.secure}
      </p>
    </>
  )
}

/** Initial choice: the plan of an abandoned payment, otherwise the next larger one. */
function firstChoice(plan: PaidPlan | 'trial', subscription: Subscription | null): PlanChoice {
  const billingCycle = subscription?.billingCycle ?? 'monthly'
  if (subscription?.status === 'incomplete' && subscription.plan !== 'none')
    return { planType: subscription.plan, billingCycle }
  if (plan === 'trial') return { planType: 'basic', billingCycle: 'monthly' }
  return { planType: 'pro', billingCycle: plan === 'pro' ? 'yearly' : billingCycle }
}

type ChoiceProps = PurchaseProps & {
  readonly isPending: boolean
  /** The chosen plan, which is fixed until the payment is made or cancelled. */
  readonly locked: boolean
  readonly onChoose: (choice: PlanChoice) => void
}

function Choice({ isOff, subscription, isPending, locked, onChoose }: ChoiceProps) {
  const plan = effectivePlan(useCurrentUser())
  const offers = useQuery(offersQuery).data ?? null
  const [first] = useState(() => firstChoice(plan, subscription))
  const [billingCycle, setCycle] = useState<BillingCycle>(first.billingCycle)
  const [planType, setPlan] = useState<PaidPlan>(first.planType)
  if (plan === 'pro' && subscription?.billingCycle === 'yearly') return <Notice tone="info">{copy.greatest}</Notice>
  return (
    <>
      <PriceList
        level={2}
        offers={offers}
        cycle={billingCycle}
        onCycle={setCycle}
        selected={planType}
        current={plan}
        action={(offer) => (
          <Button
            look="secondary"
            // The whole card is clickable; no press animation: a moving button would lose clicks.
            className="static overflow-visible active:[transform:none] after:absolute after:rounded-card after:inset-0"
            disabled={locked}
            aria-pressed={offer.planType === planType}
            onClick={() => setPlan(offer.planType)}
          >
            {offer.planType === planType ? copy.selected : copy.select}
          </Button>
        )}
      />
      {locked ? null : (
        <Button
          size="lg"
          disabled={isOff}
          pending={isPending}
          pendingLabel={copy.pending}
          onClick={() => onChoose({ planType, billingCycle })}
        >
          {copy.continue(billing.names[planType])}
        </Button>
      )}
    </>
  )
}
