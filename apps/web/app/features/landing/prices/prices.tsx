import type { BillingCycle } from '@riflesso/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { queryClient } from '~/api/query-client.ts'
import { PriceList } from '~/billing/plans/price-list.tsx'
import { offersQuery } from '~/billing/queries.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import { ErrorState } from '~/ui/state/error-state.tsx'

const { pricing: copy } = landingCopy

/** Price list of the landing page. */
export default function Prices() {
  return (
    <QueryClientProvider client={queryClient}>
      <Offers />
    </QueryClientProvider>
  )
}

function Offers() {
  const offers = useQuery(offersQuery)
  const [cycle, setCycle] = useState<BillingCycle>('monthly')
  if (offers.isError)
    return <ErrorState title={copy.failed} text={messageOf(offers.error)} onRetry={() => void offers.refetch()} />
  return (
    <PriceList
      offers={offers.data ?? null}
      cycle={cycle}
      onCycle={setCycle}
      level={3}
      action={({ planType, billingCycle }) => (
        <ButtonLink
          to={paths.authPlan(planType, billingCycle)}
          reloadDocument
          look={planType === 'pro' ? 'primary' : 'secondary'}
          fullWidth
        >
          {copy.choose(billingCopy.names[planType])}
        </ButtonLink>
      )}
    />
  )
}
