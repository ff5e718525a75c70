import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BillingDetailsForm } from '~/billing/billing-details-form.tsx'
import { billingDetailsQuery, invoicesQuery } from '~/billing/queries.ts'
import { profileCopy } from '~/copy/profile.ts'
import { toast } from '~/ui/toast/toast.ts'
import { Loaded } from '../loaded.tsx'
import { Panel } from '../panel.tsx'

const { billing: copy } = profileCopy

/** Who the salon's invoices are made out to; at first to the company of its owner. */
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
            submit={copy.submit}
            pending={copy.pending}
            onSaved={() => {
              // A payment without an invoice waits for them.
              void queryClient.invalidateQueries({ queryKey: invoicesQuery.queryKey })
              toast.success(copy.saved)
            }}
          />
        )}
      </Loaded>
    </Panel>
  )
}
