import { Loader } from '@mantine/core'
import {
  type CurrentUser,
  effectivePlan,
  getOrCreateSubscription,
  mayCall,
  monthlyStats,
  subscriptionStatus,
} from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '~/api/client.ts'
import { badgeTone, trialRemaining } from '~/billing/plans/plan.ts'
import { usageKey } from '~/billing/plans/usage-key.ts'
import { subscriptionQuery } from '~/billing/queries.ts'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { longDate } from '~/format/dates.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'

const planStyle =
  'group/plan inline-flex items-center h-9 py-0 px-1.5 border border-line rounded-full bg-card text-ink font-[family-name:inherit] text-xs font-semibold gap-2 whitespace-nowrap max-md:h-11 data-button:cursor-pointer data-button:hover:border-control'

/** Beside 'Abbonati' in a narrow header only the remaining analyses are visible; screen readers still get the name. */
const nameStyle =
  'pl-2 only:pr-2 max-xs:group-not-data-button/plan:sr-only md:max-lg:group-not-data-button/plan:sr-only'

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
          <Button size="sm" className="max-sm:px-3 md:max-lg:px-3" onClick={() => openUpgradeDialog()}>
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

const factsStyle = 'grid mt-2 mx-0 mb-0 gap-1.5'

const { planDialog: planDialogCopy, plans, unlimited } = shellCopy

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly user: CurrentUser
  readonly plan: 'basic' | 'pro'
  readonly usage: { readonly used: number; readonly remaining: number | null } | null
}

/** 'Il Tuo Piano Attuale': subscription and usage of the current period. */
function PlanDialog({ opened, onClose, user, plan, usage }: Props) {
  const mayManage = mayCall(subscriptionStatus, user.role)
  const subscription = useQuery({ ...subscriptionQuery, enabled: opened && mayManage })
  const until = subscription.data?.cancelAtPeriodEnd ? planDialogCopy.ends : planDialogCopy.until
  return (
    <Dialog opened={opened} onClose={onClose} title={planDialogCopy.title}>
      <Card>
        <Heading level={3}>{planDialogCopy.subscription}</Heading>
        <dl className={factsStyle}>
          <Fact name={plans[plan]} value={planDialogCopy.status} />
          {user.subscriptionStartDate ? (
            <Fact name={planDialogCopy.since} value={<Day iso={user.subscriptionStartDate} />} />
          ) : null}
          {user.subscriptionEndDate ? <Fact name={until} value={<Day iso={user.subscriptionEndDate} />} /> : null}
        </dl>
      </Card>
      {usage ? (
        <Card>
          <Heading level={3}>{planDialogCopy.analyses}</Heading>
          <dl className={factsStyle}>
            <Fact name={planDialogCopy.used} value={String(usage.used)} />
            <Fact name={planDialogCopy.left} value={usage.remaining === null ? unlimited : String(usage.remaining)} />
          </dl>
        </Card>
      ) : null}
      {usage && plan === 'basic' && badgeTone(usage.remaining) !== 'plenty' ? (
        <Notice tone="warning">{planDialogCopy.few}</Notice>
      ) : null}
      {mayManage ? (
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink look="secondary" to={paths.subscription}>
            {planDialogCopy.manage}
          </ButtonLink>
          {plan === 'basic' ? (
            <Button
              onClick={() => {
                onClose()
                openUpgradeDialog()
              }}
            >
              {planDialogCopy.upgrade}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Dialog>
  )
}

/** A component, so that the date is formatted only when visible: creating the formatter is slow on a phone. */
const Day = ({ iso }: { readonly iso: string }) => longDate(new Date(iso))

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums font-semibold whitespace-nowrap">{value}</dd>
    </div>
  )
}
