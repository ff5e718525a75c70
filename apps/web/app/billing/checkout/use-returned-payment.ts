import { stripeWebhookDev } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '~/api/client.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { toast } from '~/ui/toast/toast.ts'
import { refreshPlan } from '../queries.ts'
import { announcePayment } from '../upgrade/events.ts'
import { setPaymentFlag } from './payment-flag.ts'

const { toasts } = billingCopy

/** Handles `?subscription=success`, the return URL of the bank: reports the plan as active once the server does. */
export function useReturnedPayment(): void {
  const queryClient = useQueryClient()
  const [params, setParams] = useSearchParams()
  const hasReturned = params.get('subscription') === 'success'

  useEffect(() => {
    if (!hasReturned) return
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        // Our parameter and those added by the bank's page.
        for (const name of [...next.keys()])
          if (name === 'subscription' || name.startsWith('payment_intent') || name === 'redirect_status')
            next.delete(name)
        return next
      },
      { replace: true },
    )
    const look = async () => {
      const { success } = await call(stripeWebhookDev, { body: {} })
      await refreshPlan(queryClient)
      if (!success) return toast.info(toasts.processing)
      setPaymentFlag()
      announcePayment()
      toast.success(toasts.completed)
    }
    // After any error, the subscription page shows the actual state.
    look().catch(() => toast.info(toasts.processing))
  }, [hasReturned, setParams, queryClient])
}
