import { subscriptionStatus } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { paths } from '~/paths.ts'
import { BackLink, ButtonLink, Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { CardSkeleton, ErrorState, Notice } from '~/ui/state.tsx'
import { paymentSettingsQuery, subscriptionQuery } from '../queries.ts'
import { DemonstrationPanel } from './demonstration-panel.tsx'
import { DetailsReminder } from './details-reminder.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { alertOf, dateLine, type Subscription } from './subscription-state.ts'

const { subscription: copy, names, upgrade } = billingCopy

/** The salon's subscription at the provider, and its actions. */
export function SubscriptionPage() {
  const mayManage = useMayCall(subscriptionStatus)
  return (
    <div className="grid justify-items-stretch mx-auto gap-5 w-[min(100%,44rem)]">
      <Heading level={1}>{copy.page}</Heading>
      <DetailsReminder />
      {mayManage ? <OwnSubscription /> : <Notice tone="info">{upgrade.ofTheSalon}</Notice>}
      <div>
        <BackLink to={paths.dashboard}>{copy.dashboard}</BackLink>
      </div>
    </div>
  )
}

function OwnSubscription() {
  const query = useQuery(subscriptionQuery)
  const settings = useQuery(paymentSettingsQuery)
  if (query.isError) return <ErrorState title={copy.loadFailed} onRetry={() => void query.refetch()} />
  if (!query.data)
    return (
      <>
        <p className="text-muted" role="status">
          {copy.loading}
        </p>
        <CardSkeleton height="12rem" />
      </>
    )
  return (
    <>
      <SubscriptionCard subscription={query.data} />
      {settings.data?.provider === 'demonstration' && query.data.hasPortal ? (
        <DemonstrationPanel subscription={query.data} />
      ) : null}
    </>
  )
}

function SubscriptionCard({ subscription }: { readonly subscription: Subscription }) {
  const { plan, status } = subscription
  const line = dateLine(subscription)
  const alert = alertOf(subscription)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between mb-4 gap-y-2 gap-x-4">
        <Heading level={2}>{plan === 'none' ? copy.nothing : copy.plan(names[plan])}</Heading>
        <Chip tone={status === 'active' ? 'plum' : 'quiet'}>{copy.states[status]}</Chip>
      </div>
      <div className="grid gap-4">
        {line ? (
          <p>
            {line[0]} <strong>{line[1]}</strong>
          </p>
        ) : null}
        {alert ? (
          <Notice tone={alert.tone} role="status">
            {alert.text}
          </Notice>
        ) : null}
        <div className="flex flex-wrap mt-2 gap-3">
          {status === 'none' || status === 'canceled' ? (
            <ButtonLink to={paths.subscribe}>{copy.activate}</ButtonLink>
          ) : null}
          {status === 'incomplete' ? <ButtonLink to={paths.subscribe}>{copy.complete}</ButtonLink> : null}
          <SubscriptionActions subscription={subscription} cancelPending={copy.cancelPending} />
        </div>
      </div>
    </Card>
  )
}
