import { guaranteeRefund } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { longDate } from '~/format/dates.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { refreshPlan } from '../queries.ts'

const { guarantee: copy, toasts } = billingCopy

/** Offer of the 30-day guarantee; `until` is ISO 8601. */
export function GuaranteeOffer({ until }: { readonly until: string }) {
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const refund = useApiMutation({
    mutationFn: () => call(guaranteeRefund, {}),
    onSuccess: async ({ message }) => {
      setAsking(false)
      toast.success({ title: copy.done, text: message })
      await refreshPlan(queryClient)
    },
    failed: toasts.failed.title,
  })
  return (
    <>
      <p>{copy.text(longDate(new Date(until)))}</p>
      <div>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {copy.ask}
        </Button>
      </div>
      <Dialog opened={asking} onClose={() => setAsking(false)} title={copy.confirm.title}>
        <p>{copy.confirm.text}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => setAsking(false)}>
            {copy.confirm.keep}
          </Button>
          <Button pending={refund.isPending} pendingLabel={copy.pending} onClick={() => refund.mutate()}>
            {copy.ask}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
