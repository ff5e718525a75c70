import { BILLING_CYCLES, PAID_PLANS, type PlanChoice } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCheckoutDialogs } from '../checkout/checkout-dialogs.tsx'
import { refreshPlan } from '../queries.ts'
import { openUpgradeDialog, type UpgradeReason, watchPayments, watchUpgradeDialog } from './events.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'

/** Plan and billing cycle in the URL, or null. */
function choiceIn(params: URLSearchParams): PlanChoice | null {
  const planType = PAID_PLANS.find((plan) => plan === params.get('plan'))
  const billingCycle = BILLING_CYCLES.find((cycle) => cycle === params.get('billing'))
  return planType && billingCycle ? { planType, billingCycle } : null
}

/** Opens the upgrade dialog on an event or by URL, and runs the purchase. */
export function UpgradeDialogHost() {
  const [params, setParams] = useSearchParams()
  const [reason, setReason] = useState<UpgradeReason | null>(null)
  const [preselected, setPreselected] = useState<PlanChoice | null>(null)
  // Keep the content during the closing transition.
  const [shown, setShown] = useState<UpgradeReason>({ kind: 'chosen' })
  if (reason !== null && reason !== shown) setShown(reason)
  const close = () => setReason(null)
  const checkout = useCheckoutDialogs(close)

  useEffect(() => watchUpgradeDialog(setReason), [])

  const queryClient = useQueryClient()
  useEffect(
    () =>
      watchPayments(() => {
        setReason(null)
        void refreshPlan(queryClient)
      }),
    [queryClient],
  )

  useEffect(() => {
    if (params.get('openUpgrade') !== 'true') return
    setPreselected(choiceIn(params))
    openUpgradeDialog()
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of ['openUpgrade', 'plan', 'billing']) next.delete(name)
        return next
      },
      { replace: true },
    )
  }, [params, setParams])

  return (
    <>
      <UpgradeDialog
        key={preselected === null ? 'open' : `${preselected.planType}-${preselected.billingCycle}`}
        // Hidden during the steps of a purchase.
        opened={reason !== null && !checkout.isOpen}
        reason={shown}
        preselected={preselected}
        isPending={checkout.isPending}
        onClose={close}
        onChoose={(choice) => void checkout.start(choice)}
      />
      {checkout.dialogs}
    </>
  )
}
