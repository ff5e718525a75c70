import {
  billingDetails,
  type CurrentUser,
  effectivePlan,
  invoices,
  monthlyStats,
  subscriptionStatus,
  TRIAL_ANALYSES,
} from '@riflesso/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '~/api/client.ts'
import { useCurrentUser } from '~/auth/session/use-current-user.ts'
import { useMayCall } from '~/auth/session/use-may-call.ts'
import { billingCopy } from '~/copy/account/billing.ts'
import { profileCopy } from '~/copy/account/profile.ts'
import { longDate } from '~/format/dates.ts'
import { Button, Chip } from '~/ui/button.tsx'
import { Facts, Panel } from '~/ui/panel.tsx'
import { Loaded, Notice } from '~/ui/state.tsx'
import { toast } from '~/ui/toast/toast.ts'
import { trialRemaining } from '../plans/plan.ts'
import { usageKey } from '../plans/usage-key.ts'
import { billingDetailsQuery, guaranteeQuery, invoicesQuery, subscriptionQuery } from '../queries.ts'
import { openUpgradeDialog } from '../upgrade/events.ts'
import { BillingDetailsForm } from './billing-details-form.tsx'
import { GuaranteeOffer } from './guarantee-offer.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'
import { alertOf, type Subscription } from './subscription-state.ts'

const { subscription: copy, analyses, plans, billing } = profileCopy

/** The salon's plan and its usage, and the billing details for its owner. */
export function SubscriptionTab() {
  const user = useCurrentUser()
  const mayManage = useMayCall(subscriptionStatus)
  const mayReadInvoices = useMayCall(invoices)
  const mayReadDetails = useMayCall(billingDetails)
  const subscription = useQuery({ ...subscriptionQuery, enabled: mayManage }).data ?? null
  const plan = effectivePlan(user)
  const alert = subscription && alertOf(subscription)
  return (
    <div className="grid gap-5">
      <Panel
        title={copy.title}
        aside={
          <span className="flex gap-2">
            <Chip tone="plum">{plans[plan]}</Chip>
            <Chip tone="quiet">{plan === 'trial' ? copy.trial : copy.active}</Chip>
          </span>
        }
      >
        {alert ? (
          <div className="mb-5">
            <Notice tone={alert.tone} role="status">
              {alert.text}
            </Notice>
          </div>
        ) : null}
        <Facts facts={factsOf(user, subscription?.cancelAtPeriodEnd ?? false)} />
        {mayManage ? (
          <Buttons plan={plan} subscription={subscription} />
        ) : (
          <p className="text-muted text-xs">{copy.ofTheSalon}</p>
        )}
      </Panel>
      <UsagePanel />
      {subscription && subscription.status !== 'none' ? <GuaranteePanel /> : null}
      {mayReadInvoices ? <InvoicesPanel /> : null}
      {mayReadDetails ? <BillingPanel companyName={user.companyName ?? ''} /> : null}
    </div>
  )
}

type ButtonsProps = { readonly plan: 'trial' | 'basic' | 'pro'; readonly subscription: Subscription | null }

function Buttons({ plan, subscription }: ButtonsProps) {
  return (
    <div className="flex flex-wrap mt-5 gap-3">
      {plan === 'pro' ? null : (
        <Button onClick={() => openUpgradeDialog()}>{plan === 'trial' ? copy.choose : copy.upgrade}</Button>
      )}
      {subscription ? <SubscriptionActions subscription={subscription} cancelPending={copy.cancelPending} /> : null}
    </div>
  )
}

const dayOf = (iso: string) => longDate(new Date(iso))

function factsOf(user: CurrentUser, isEnding: boolean): readonly (readonly [string, string])[] {
  const { subscriptionStartDate: start, subscriptionEndDate: end } = user
  if (effectivePlan(user) === 'trial') return [[copy.trialUsed, `${user.trialAnalysesUsed} / ${TRIAL_ANALYSES}`]]
  return [
    ...(start === null ? [] : [[copy.since, dayOf(start)] as const]),
    ...(end === null ? [] : [[isEnding ? copy.ends : copy.renewal, dayOf(end)] as const]),
  ]
}

/** Shown only while it can be used. */
function GuaranteePanel() {
  const until = useQuery(guaranteeQuery).data?.until ?? null
  if (until === null) return null
  return (
    <Panel title={billingCopy.guarantee.title}>
      <div className="grid gap-5">
        <GuaranteeOffer until={until} />
      </div>
    </Panel>
  )
}

/** The used analyses: of a trial from the user, of a plan from the usage of the month, which is requested with a plan only. */
function UsagePanel() {
  const user = useCurrentUser()
  const plan = effectivePlan(user)
  const isTrial = plan === 'trial'
  const query = useQuery({
    queryKey: usageKey,
    queryFn: ({ signal }) => call(monthlyStats, {}, { signal }),
    enabled: !isTrial,
  })
  if (isTrial)
    return (
      <Panel title={analyses.title}>
        <Facts
          facts={[
            [analyses.usedTrial, String(user.trialAnalysesUsed)],
            [analyses.remaining, String(trialRemaining(user))],
            [analyses.plan, plans.trial],
          ]}
        />
      </Panel>
    )
  return (
    <Panel title={analyses.title}>
      <Loaded query={query} height="7rem">
        {({ used, remaining }) => (
          <Facts
            facts={[
              [analyses.used, String(used)],
              [analyses.remaining, remaining === null ? analyses.unlimited : String(remaining)],
              [analyses.plan, plans[plan]],
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}

/** Billing details of the salon's invoices; default: the company of its owner. */
function BillingPanel({ companyName }: { readonly companyName: string }) {
  const queryClient = useQueryClient()
  const query = useQuery(billingDetailsQuery)
  return (
    <Panel title={billing.title} lead={billing.lead}>
      <Loaded query={query} height="24rem">
        {({ details }) => (
          <BillingDetailsForm
            key={details === null ? 'new' : 'known'}
            details={details}
            companyName={companyName}
            onSaved={() => {
              // Payments without an invoice wait for the billing details.
              void queryClient.invalidateQueries({ queryKey: invoicesQuery.queryKey })
              toast.success(billing.saved)
            }}
          />
        )}
      </Loaded>
    </Panel>
  )
}
