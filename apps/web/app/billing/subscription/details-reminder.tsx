import { billingDetails, effectivePlan } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { paths } from '~/paths.ts'
import { Notice } from '~/ui/state.tsx'
import { billingDetailsQuery } from '../queries.ts'

const { reminder: copy } = billingCopy

/** Reminds the owner of a paid plan that the invoices wait for the billing data, until they are given. */
export function DetailsReminder() {
  const user = useUserIfKnown()
  const mayRead = useMayCall(billingDetails)
  const isPaid = user !== null && effectivePlan(user) !== 'trial'
  const { data } = useQuery({ ...billingDetailsQuery, enabled: mayRead && isPaid })
  if (!isPaid || data?.details !== null) return null
  return (
    <div className="mb-5">
      <Notice tone="info" role="status">
        {copy.text} <Link to={paths.profileSubscription}>{copy.link}</Link>
      </Notice>
    </div>
  )
}
