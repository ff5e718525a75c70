import type { PlanChoice } from '@riflesso/contract'
import { useState } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { DetailsReminder } from '../subscription/details-reminder.tsx'

const { success: copy, names } = billingCopy

/** Delay between click and reload. */
const BEFORE_RELOAD = 500

/** 'Piano Pro Attivato!'; closing it reloads the page. Null keeps it closed. */
export function SuccessDialog({ choice }: { readonly choice: PlanChoice | null }) {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    setTimeout(() => window.location.reload(), BEFORE_RELOAD)
  }
  return (
    <Dialog opened={choice !== null} onClose={leave} title={choice === null ? '' : copy.title(names[choice.planType])}>
      <p>{copy.text}</p>
      <DetailsReminder />
      <Button fullWidth disabled={isLeaving} onClick={leave}>
        {copy.button}
      </Button>
    </Dialog>
  )
}
