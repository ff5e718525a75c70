import { Loader } from '@mantine/core'
import { type CurrentUser, effectivePlan, getOrCreateSubscription, mayCall, monthlyStats } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '~/api/client.ts'
import { badgeTone, trialRemaining } from '~/billing/plans/plan.ts'
import { usageKey } from '~/billing/plans/usage-key.ts'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { Button } from '~/ui/button.tsx'
import { PlanDialog } from './plan-dialog.tsx'

const planStyle =
  'group/plan inline-flex items-center h-9 py-0 px-1.5 border border-line rounded-full bg-card text-ink font-[family-name:inherit] text-xs font-semibold gap-2 whitespace-nowrap max-md:h-11 data-button:cursor-pointer data-button:hover:border-control'

/** Beside 'Abbonati' in a narrow header only the remaining analyses are visible; screen readers still get the name. */
const nameStyle =
  'pl-2 only:pr-2 max-[24em]:group-not-data-button/plan:sr-only md:max-lg:group-not-data-button/plan:sr-only'

const copy = shellCopy

/** Placeholder until the user is known. */
export const PlanPlace = () => (
  <p
    className="inline-flex items-center h-9 border border-line rounded-full bg-card font-[family-name:inherit] text-xs gap-2 whitespace-nowrap max-md:h-11 px-3.5 text-muted font-medium"
    role="status"
  >
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
        <p className={planStyle}>
          <span className={nameStyle}>{copy.plans.trial}</span> <RemainingBadge remaining={trialRemaining(user)} />
        </p>
        {mayCall(getOrCreateSubscription, user.role) ? (
          <Button size="sm" className="max-xs:px-3 md:max-lg:px-3" onClick={() => openUpgradeDialog()}>
            <span className="max-md:hidden">{copy.subscribe}</span>
            <span className="md:hidden">{copy.subscribeMobile}</span>
          </Button>
        ) : null}
      </>
    )
  return (
    <>
      <button className={planStyle} type="button" data-button onClick={() => setOpened(true)}>
        <span className={nameStyle}>{copy.plans[plan]}</span>{' '}
        {stats.data ? <RemainingBadge remaining={stats.data.remaining} /> : null}
      </button>
      <PlanDialog opened={opened} onClose={() => setOpened(false)} user={user} plan={plan} usage={stats.data ?? null} />
    </>
  )
}

/** Number of remaining analyses; null if the plan has no limit. */
function RemainingBadge({ remaining }: { readonly remaining: number | null }) {
  return (
    <span
      className="py-0.5 px-2.5 rounded-full text-2xs tabular-nums font-semibold whitespace-nowrap data-[tone=plenty]:bg-plum-tint data-[tone=plenty]:text-plum data-[tone=few]:bg-sunken data-[tone=few]:text-ink data-[tone=danger]:bg-danger data-[tone=danger]:text-card"
      data-tone={badgeTone(remaining)}
    >
      {remaining === null ? shellCopy.unlimited : shellCopy.remaining(remaining)}
    </span>
  )
}
