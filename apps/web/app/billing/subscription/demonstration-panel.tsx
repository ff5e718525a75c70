import { demonstrationCard, demonstrationRenewal } from '@riflesso/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { messageOf } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { Button } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import { toast, useApiMutation } from '~/ui/toast/toast.ts'
import { DemonstrationCardFields } from '../card/demonstration-card-fields.tsx'
import { refreshPlan } from '../queries.ts'
import type { Subscription } from './subscription-state.ts'

const { subscription, payment, toasts } = billingCopy
const { demonstration: copy } = subscription

/** Actions of the demonstration provider: let time pass, and change the test card. Its 'portal' is a dialog. */
export function DemonstrationPanel({ subscription: { status } }: { readonly subscription: Subscription }) {
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
            <Heading level={2}>{copy.title}</Heading>
            <p className="text-muted">{copy.text}</p>
            <div>
              <Button
                look="secondary"
                pending={renew.isPending}
                pendingLabel={copy.pending}
                onClick={() => renew.mutate()}
              >
                {copy.renew}
              </Button>
            </div>
          </div>
        </Card>
      ) : null}
      <Dialog opened={params.get('carta') === 'prova'} onClose={closeCard} title={copy.card}>
        <DemonstrationCardFields
          submit={copy.cardSubmit}
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
