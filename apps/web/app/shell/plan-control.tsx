import { Loader } from '@mantine/core'
import { type CurrentUser, effectivePlan, getOrCreateSubscription, mayCall, monthlyStats } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { trialRemaining } from '~/billing/plans/plan.ts'
import { usageKey } from '~/billing/plans/usage-key.ts'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { Button } from '~/ui/button/button.tsx'
import styles from './plan-control.module.css'
import { PlanDialog } from './plan-dialog.tsx'
import { RemainingBadge } from './remaining-badge.tsx'

const copy = shellCopy

/** Placeholder until the user is known. */
export const PlanPlace = () => (
  <p className={`${styles.plan} ${styles.waiting}`} role="status">
    <Loader size="0.875rem" color="var(--plum)" aria-hidden /> {commonCopy.loading}
  </p>
)

/** The salon's plan and its remaining analyses. A paid plan opens its details. */
export function PlanControl({ user }: { readonly user: CurrentUser }) {
  const [opened, setOpened] = useState(false)
  const plan = effectivePlan(user)
  const stats = useQuery({
    queryKey: usageKey,
    queryFn: ({ signal }) => call(monthlyStats, {}, { signal }),
    enabled: plan !== 'trial',
  })

  if (plan === 'trial')
    return (
      <>
        <p className={styles.plan}>
          <span className={styles.name}>{copy.plans.trial}</span> <RemainingBadge remaining={trialRemaining(user)} />
        </p>
        {mayCall(getOrCreateSubscription, user.role) ? (
          <Button size="sm" className={styles.subscribe} onClick={() => openUpgradeDialog()}>
            <span className={styles.wide}>{copy.subscribe}</span>
            <span className={styles.narrow}>{copy.subscribeMobile}</span>
          </Button>
        ) : null}
      </>
    )
  return (
    <>
      <button className={styles.plan} type="button" data-button onClick={() => setOpened(true)}>
        <span className={styles.name}>{copy.plans[plan]}</span>{' '}
        {stats.data ? <RemainingBadge remaining={stats.data.remaining} /> : null}
      </button>
      <PlanDialog opened={opened} onClose={() => setOpened(false)} user={user} plan={plan} usage={stats.data ?? null} />
    </>
  )
}
