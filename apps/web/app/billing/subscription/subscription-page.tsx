import { demonstrationCard, demonstrationRenewal, subscriptionStatus } from '@riflesso/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { paths } from '~/paths.ts'
import { BackLink, Button, ButtonLink, Chip } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import { CardSkeleton, ErrorState, Notice } from '~/ui/state.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { DemonstrationCardFields } from '../card/demonstration-card-fields.tsx'
import { paymentSettingsQuery, refreshPlan, subscriptionQuery } from '../queries.ts'
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

const { subscription, payment, toasts } = billingCopy
const { demonstration: demonstrationPanelCopy } = subscription

/** Actions of the demonstration provider: let time pass, and change the test card. Its 'portal' is a dialog. */
function DemonstrationPanel({ subscription: { status } }: { readonly subscription: Subscription }) {
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const closeCard = () => setParams({}, { replace: true })
  const renew = useApiMutation({
    mutationFn: () => call(demonstrationRenewal, {}),
    onSuccess: () => refreshPlan(queryClient),
    failed: toasts.failed.title,
  })
  const card = useMutation({
    mutationFn: (cardNumber: string) => call(demonstrationCard, { body: { cardNumber } }),
    onSuccess: async ({ paid }) => {
      await refreshPlan(queryClient)
      closeCard()
      toast.success(toasts.cardChanged(paid))
    },
  })
  return (
    <>
      {status === 'active' ? (
        <Card>
          <div className="grid gap-4">
            <Heading level={2}>{demonstrationPanelCopy.title}</Heading>
            <p className="text-muted">{demonstrationPanelCopy.text}</p>
            <div>
              <Button
                look="secondary"
                pending={renew.isPending}
                pendingLabel={demonstrationPanelCopy.pending}
                onClick={() => renew.mutate()}
              >
                {demonstrationPanelCopy.renew}
              </Button>
            </div>
          </div>
        </Card>
      ) : null}
      <Dialog opened={params.get('carta') === 'prova'} onClose={closeCard} title={demonstrationPanelCopy.card}>
        <DemonstrationCardFields
          submit={demonstrationPanelCopy.cardSubmit}
          pending={payment.pending}
          isPending={card.isPending}
          declined={card.isError ? payment.declined(messageOf(card.error, payment.failed)) : null}
          onEdit={card.reset}
          onCard={(cardNumber) => card.mutate(cardNumber)}
        />
      </Dialog>
    </>
  )
}
