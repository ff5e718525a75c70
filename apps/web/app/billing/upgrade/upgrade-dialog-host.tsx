import { BILLING_CYCLES, PAID_PLANS, type PlanChoice } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCheckoutDialogs } from '../checkout/checkout-dialogs.tsx'
import { refreshPlan } from '../queries.ts'
import { openUpgradeDialog, type UpgradeReason, watchPayments, watchUpgradeDialog } from './events.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'

/** The plan and rhythm that an address names, or null. */
function choiceIn(params: URLSearchParams): PlanChoice | null {
  const planType = PAID_PLANS.find((plan) => plan === params.get('plan'))
  const billingCycle = BILLING_CYCLES.find((cycle) => cycle === params.get('billing'))
  return planType && billingCycle ? { planType, billingCycle } : null
}

/** Listens for whoever wants to see the plans, an event or the address, and leads from there to a paid one. */
export function UpgradeDialogHost() {
  const [params, setParams] = useSearchParams()
  const [reason, setReason] = useState<UpgradeReason | null>(null)
  const [preselected, setPreselected] = useState<PlanChoice | null>(null)
  // While it fades away the dialog still says what it said.
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
        // A step of the purchase takes its place, and gives it back when it is left.
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
