import { getOrCreateSubscription, type PlanChoice, planChangePreview, stripeWebhookDev } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { z } from 'zod'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { toast } from '~/ui/toast/toast.ts'
import { refreshPlan } from '../queries.ts'
import { announcePayment } from '../upgrade/events.ts'
import { setPaymentFlag } from './payment-flag.ts'

const { toasts } = billingCopy

export type Preview = NonNullable<z.output<typeof planChangePreview.response>['preview']>
export type SubscriptionAnswer = z.output<typeof getOrCreateSubscription.response>

export type CheckoutStep =
  | { readonly kind: 'idle' }
  /** The cost of a change of plan awaits confirmation. */
  | { readonly kind: 'proration'; readonly choice: PlanChoice; readonly preview: Preview }
  /** `dueCents` is the amount due now, VAT included, in euro cents. */
  | {
      readonly kind: 'pay'
      readonly choice: PlanChoice
      readonly clientSecret: string
      readonly dueCents: number
    }

type Ends = {
  /** Active without a payment. */
  readonly onActive: (answer: SubscriptionAnswer) => void
  /** Paid, and active at the provider. */
  readonly onPaid: (choice: PlanChoice) => void
}

/** Polling interval for the result of a payment, milliseconds. */
const AFTER_PAYMENT = 1000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Shows a toast that the plan is active, with the credit for the previous one. */
export function sayActive({ planType, remainingDays }: SubscriptionAnswer): void {
  if (remainingDays === null) toast.success(toasts.active)
  else toast.success(toasts.upgraded(billingCopy.names[planType], remainingDays))
}

/** State machine of a purchase: proration and payment, each only if needed. Nothing else is asked before the card. */
export function useCheckout({ onActive, onPaid }: Ends) {
  const queryClient = useQueryClient()
  const { id: userId } = useCurrentUser()
  const [step, setStep] = useState<CheckoutStep>({ kind: 'idle' })
  const [isPending, setPending] = useState(false)
  // A ref, because a second click can precede the next render.
  const busy = useRef(false)

  const guarded = async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setPending(true)
    try {
      await work()
    } catch (error) {
      toast.error({ ...toasts.failed, text: messageOf(error, toasts.failed.text) })
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  const request = async (choice: PlanChoice, prorationDate?: number) => {
    const answer = await call(getOrCreateSubscription, { body: { ...choice, prorationDate } })
    const { planType, billingCycle, clientSecret, dueCents } = answer
    if (clientSecret !== null && dueCents !== null) {
      setStep({ kind: 'pay', choice: { planType, billingCycle }, clientSecret, dueCents })
      return
    }
    setStep({ kind: 'idle' })
    if (answer.status !== 'active') {
      toast.error(toasts.invalid)
      return
    }
    await refreshPlan(queryClient)
    onActive(answer)
  }

  const start = (choice: PlanChoice) =>
    guarded(async () => {
      const { preview } = await call(planChangePreview, { query: choice })
      if (preview === null) await request(choice)
      else setStep({ kind: 'proration', choice, preview })
    })

  /** Called when the card form has confirmed the payment; polls the server until the plan is active. */
  const activate = async (choice: PlanChoice) => {
    const isActive = await untilActive(
      () => isPlanActive(choice, userId),
      () => wait(AFTER_PAYMENT),
    )
    await refreshPlan(queryClient)
    setStep({ kind: 'idle' })
    if (!isActive) {
      toast.info(toasts.processing)
      return
    }
    setPaymentFlag()
    announcePayment()
    onPaid(choice)
  }

  return {
    step,
    isPending,
    start,
    confirm: (choice: PlanChoice, prorationDate: number) => guarded(() => request(choice, prorationDate)),
    paid: (choice: PlanChoice) => guarded(() => activate(choice)),
    /** Cancels, unless an operation is pending whose result must be shown. */
    close: () => {
      if (!busy.current) setStep({ kind: 'idle' })
    },
  }
}

/** Whether the server reports this plan as active; false without a response. */
const isPlanActive = (choice: PlanChoice, userId: string): Promise<boolean> =>
  call(stripeWebhookDev, { body: activationOf(choice, userId) }).then(
    ({ success }) => success,
    (error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: the specification requires this log entry
      console.warn('activation not confirmed yet', error)
      return false
    },
  )

/** Body of the activation call, as specified; the server verifies it with the provider. */
const activationOf = ({ planType, billingCycle }: PlanChoice, userId: string) => ({
  type: 'invoice.payment_succeeded',
  planType,
  billingCycle,
  userId,
  data: { object: { subscription: 'dev_activation' } },
})

/** Number of requests before the payment counts as pending. */
const REQUESTS = 5

/**
 * Polls until a paid plan is active, because a provider can take some seconds to process a payment. Waits `pause` after each
 * request, including the last one. Returns whether the plan is active.
 */
export async function untilActive(isActive: () => Promise<boolean>, pause: () => Promise<unknown>): Promise<boolean> {
  for (let look = 1; ; look++) {
    const active = await isActive()
    await pause()
    if (active || look === REQUESTS) return active
  }
}
