import { billingPortal, cancelSubscription, resumeSubscription } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { refreshPlan } from '../queries.ts'
import { canCancel, canResume, type Subscription } from './subscription-state.ts'

const { subscription: copy, toasts } = billingCopy

type Props = {
  readonly subscription: Subscription
  /** Label while pending; the two pages differ. */
  readonly cancelPending: string
}

/** Actions of a subscription: cancel, resume, change the card. */
export function SubscriptionActions({ subscription, cancelPending }: Props) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const cancel = useApiMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: async ({ message }) => {
      await refreshPlan(queryClient)
      setAsking(false)
      toast.success({ ...toasts.cancelled, text: message })
    },
    failed: toasts.cancelFailed.title,
    reason: (error) => messageOf(error, toasts.cancelFailed.text),
  })
  const resume = useApiMutation({
    mutationFn: () => call(resumeSubscription, {}),
    onSuccess: async ({ message }) => {
      await refreshPlan(queryClient)
      toast.success({ ...toasts.resumed, text: message })
    },
    failed: toasts.failed.title,
  })
  const portal = useApiMutation({
    mutationFn: () => call(billingPortal, {}),
    onSuccess: ({ url }) => window.location.assign(url),
    failed: toasts.failed.title,
    reason: (error) => messageOf(error, copy.portalFailed),
  })
  const { currentPeriodEnd } = subscription
  return (
    <>
      {subscription.hasPortal && subscription.status !== 'canceled' && subscription.status !== 'incomplete' ? (
        <Button
          look={subscription.status === 'past_due' ? 'primary' : 'secondary'}
          pending={portal.isPending || portal.isSuccess}
          pendingLabel={copy.cardPending}
          onClick={() => portal.mutate()}
        >
          {copy.card}
        </Button>
      ) : null}
      {canResume(subscription) ? (
        <Button pending={resume.isPending} pendingLabel={copy.resumePending} onClick={() => resume.mutate()}>
          {copy.resume}
        </Button>
      ) : null}
      {canCancel(subscription) ? (
        <Button look="secondary" onClick={() => setAsking(true)}>
          {copy.cancel}
        </Button>
      ) : null}
      <Dialog opened={asking} onClose={() => setAsking(false)} title={copy.confirm.title}>
        <p>
          {currentPeriodEnd === null ? copy.confirm.undated : copy.confirm.text(longDate(new Date(currentPeriodEnd)))}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => setAsking(false)}>
            {copy.confirm.keep}
          </Button>
          <Button pending={cancel.isPending} pendingLabel={cancelPending} onClick={() => cancel.mutate()}>
            {copy.cancel}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
