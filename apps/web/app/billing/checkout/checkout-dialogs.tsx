import type { PlanChoice } from '@riflesso/contract'
import { useState } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { CardForm } from '../card/card-form.tsx'
import { DetailsReminder } from '../subscription/details-reminder.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { Proration } from './proration.tsx'
import { sayActive, useCheckout } from './use-checkout.ts'

const copy = billingCopy

/** Delay between the payment dialog and the success dialog. */
const BEFORE_SUCCESS = 300

/** The dialogs of a purchase. `onLeave` closes the view in which the plan was chosen. */
export function useCheckoutDialogs(onLeave: () => void) {
  const [bought, setBought] = useState<PlanChoice | null>(null)
  const checkout = useCheckout({
    onActive: (answer) => {
      onLeave()
      sayActive(answer)
    },
    onPaid: (choice) => {
      onLeave()
      setTimeout(() => setBought(choice), BEFORE_SUCCESS)
    },
  })
  const { step, close } = checkout

  const dialogs = (
    <>
      <Dialog
        opened={step.kind === 'proration'}
        onClose={close}
        title={step.kind === 'proration' ? copy.proration.title(copy.names[step.choice.planType]) : ''}
      >
        {step.kind === 'proration' ? (
          <Proration
            choice={step.choice}
            preview={step.preview}
            isPending={checkout.isPending}
            onConfirm={() => void checkout.confirm(step.choice, step.preview.prorationDate)}
            onCancel={close}
          />
        ) : null}
      </Dialog>
      <Dialog opened={step.kind === 'pay'} onClose={close} title={copy.payment.title} unavoidable={checkout.isPending}>
        {step.kind === 'pay' ? (
          <>
            <PaymentSummary choice={step.choice} dueCents={step.dueCents} />
            <CardForm
              clientSecret={step.clientSecret}
              onPaid={() => checkout.paid(step.choice)}
              onProcessing={() => {
                close()
                toast.info(copy.toasts.processing)
              }}
            />
          </>
        ) : null}
      </Dialog>
      <SuccessDialog choice={bought} />
    </>
  )
  return { start: checkout.start, isPending: checkout.isPending, isOpen: step.kind !== 'idle', dialogs }
}

/** Delay between click and reload. */
const BEFORE_RELOAD = 500

/** 'Piano Pro Attivato!'; closing it reloads the page. Null keeps it closed. */
function SuccessDialog({ choice }: { readonly choice: PlanChoice | null }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    setTimeout(() => window.location.reload(), BEFORE_RELOAD)
  }
  return (
    <Dialog
      opened={choice !== null}
      onClose={leave}
      title={choice === null ? '' : copy.success.title(copy.names[choice.planType])}
    >
      <p>{copy.success.text}</p>
      <DetailsReminder />
      <Button fullWidth disabled={isLeaving} onClick={leave}>
        {copy.success.button}
      </Button>
    </Dialog>
  )
}
