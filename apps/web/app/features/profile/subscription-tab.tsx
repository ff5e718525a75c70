import { type CurrentUser, monthlyStats, TRIAL_ANALYSES } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { profileCopy } from '~/copy/profile.ts'
import { longDate } from '~/format/dates.ts'
import { useCurrentUser } from '~/session/use-current-user.ts'
import { effectivePlan } from '~/shell/plan.ts'
import { usageKey } from '~/shell/plan-control.tsx'
import { Button } from '~/ui/button.tsx'
import { Chip } from '~/ui/chip.tsx'
import { BillingPanel } from './billing-panel.tsx'
import { Loaded } from './loaded.tsx'
import styles from './panel.module.css'
import { Facts, Panel } from './panel.tsx'
import { PlansDialog } from './plans-dialog.tsx'

const { subscription: copy, analyses, plans } = profileCopy

/** The salon's plan, what was used of it, and for its owner who the invoices are made out to. */
export function SubscriptionTab() {
  const user = useCurrentUser()
  const [choosing, setChoosing] = useState(false)
  const plan = effectivePlan(user)
  const isOwner = user.role === 'master'
  const button = plan === 'trial' ? copy.choose : plan === 'basic' ? copy.upgrade : null
  return (
    <div className={styles.panel}>
      <Panel
        title={copy.title}
        aside={
          <span className={styles.chips}>
            <Chip tone="plum">{plans[plan]}</Chip>
            <Chip tone="quiet">{plan === 'trial' ? copy.trial : copy.active}</Chip>
          </span>
        }
      >
        <Facts facts={factsOf(user)} />
        {isOwner ? null : <p className={styles.hint}>{copy.ofTheSalon}</p>}
        {isOwner && button !== null ? (
          <div className={styles.buttons}>
            <Button onClick={() => setChoosing(true)}>{button}</Button>
          </div>
        ) : null}
      </Panel>
      <UsagePanel />
      {isOwner ? <BillingPanel companyName={user.companyName ?? ''} /> : null}
      <PlansDialog opened={choosing} onClose={() => setChoosing(false)} current={plan} />
    </div>
  )
}

const dayOf = (iso: string) => longDate(new Date(iso))

function factsOf(user: CurrentUser): readonly (readonly [string, string])[] {
  const { subscriptionStartDate: start, subscriptionEndDate: end } = user
  if (effectivePlan(user) === 'trial') return [[copy.trialUsed, `${user.trialAnalysesUsed} / ${TRIAL_ANALYSES}`]]
  return [
    ...(start === null ? [] : [[copy.since, dayOf(start)] as const]),
    ...(end === null ? [] : [[copy.renewal, dayOf(end)] as const]),
  ]
}

function UsagePanel() {
  const plan = effectivePlan(useCurrentUser())
  const query = useQuery({ queryKey: usageKey, queryFn: ({ signal }) => call(monthlyStats, {}, { signal }) })
  return (
    <Panel title={analyses.title}>
      <Loaded query={query} height="7rem">
        {({ used, remaining }) => (
          <Facts
            facts={[
              [plan === 'trial' ? analyses.usedTrial : analyses.used, String(used)],
              [analyses.remaining, remaining === null ? analyses.unlimited : String(remaining)],
              [analyses.plan, plans[plan]],
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}
