import { type CurrentUser, mayCall, subscriptionStatus } from '@riflesso/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { badgeTone } from '~/billing/plans/plan.ts'
import { subscriptionQuery } from '~/billing/queries.ts'
import { openUpgradeDialog } from '~/billing/upgrade/events.ts'
import { shellCopy } from '~/copy/shell.ts'
import { longDate } from '~/format/dates.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { Card } from '~/ui/card.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Notice } from '~/ui/state.tsx'

const factsStyle = 'grid mt-2 mx-0 mb-0 gap-1.5'

const { planDialog: copy, plans, unlimited } = shellCopy

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly user: CurrentUser
  readonly plan: 'basic' | 'pro'
  readonly usage: { readonly used: number; readonly remaining: number | null } | null
}

/** 'Il Tuo Piano Attuale': subscription and usage of the current period. */
export function PlanDialog({ opened, onClose, user, plan, usage }: Props) {
  const mayManage = mayCall(subscriptionStatus, user.role)
  const subscription = useQuery({ ...subscriptionQuery, enabled: opened && mayManage })
  const until = subscription.data?.cancelAtPeriodEnd ? copy.ends : copy.until
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.title}>
      <Card>
        <Heading level={3}>{copy.subscription}</Heading>
        <dl className={factsStyle}>
          <Fact name={plans[plan]} value={copy.status} />
          {user.subscriptionStartDate ? (
            <Fact name={copy.since} value={<Day iso={user.subscriptionStartDate} />} />
          ) : null}
          {user.subscriptionEndDate ? <Fact name={until} value={<Day iso={user.subscriptionEndDate} />} /> : null}
        </dl>
      </Card>
      {usage ? (
        <Card>
          <Heading level={3}>{copy.analyses}</Heading>
          <dl className={factsStyle}>
            <Fact name={copy.used} value={String(usage.used)} />
            <Fact name={copy.left} value={usage.remaining === null ? unlimited : String(usage.remaining)} />
          </dl>
        </Card>
      ) : null}
      {usage && plan === 'basic' && badgeTone(usage.remaining) !== 'plenty' ? (
        <Notice tone="warning">{copy.few}</Notice>
      ) : null}
      {mayManage ? (
        <div className="flex flex-wrap justify-end gap-3">
          <ButtonLink look="secondary" to={paths.subscription}>
            {copy.manage}
          </ButtonLink>
          {plan === 'basic' ? (
            <Button
              onClick={() => {
                onClose()
                openUpgradeDialog()
              }}
            >
              {copy.upgrade}
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
