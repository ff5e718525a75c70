import { useQuery, useQueryClient } from '@tanstack/react-query'
import { profileCopy } from '~/copy/account/profile.ts'
import { Panel } from '~/ui/panel.tsx'
import { Loaded } from '~/ui/state/loaded.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { billingDetailsQuery, invoicesQuery } from '../queries.ts'
import { BillingDetailsForm } from './billing-details-form.tsx'

const { billing: copy } = profileCopy

/** Billing details of the salon's invoices; default: the company of its owner. */
export function BillingPanel({ companyName }: { readonly companyName: string }) {
  const queryClient = useQueryClient()
  const query = useQuery(billingDetailsQuery)
  return (
    <Panel title={copy.title} lead={copy.lead}>
      <Loaded query={query} height="24rem">
        {({ details }) => (
          <BillingDetailsForm
            key={details === null ? 'new' : 'known'}
            details={details}
            companyName={companyName}
            onSaved={() => {
              // Payments without an invoice wait for the billing details.
              void queryClient.invalidateQueries({ queryKey: invoicesQuery.queryKey })
              toast.success(copy.saved)
            }}
          />
        )}
      </Loaded>
    </Panel>
  )
}
