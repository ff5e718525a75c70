import type { PlanChoice } from '@riflesso/contract'
import type { ReactNode } from 'react'
import { billingCopy } from '~/copy/account/billing.ts'
import { longDate } from '~/format/dates.ts'
import { euro } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import type { Preview } from './use-checkout.ts'

const { proration: copy, names } = billingCopy

type Props = {
  readonly choice: PlanChoice
  readonly preview: Preview
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

const cents = (amount: number) => euro(amount / 100)

/** Cost of a change of plan, before confirmation. */
export function Proration({ choice, preview, isPending, onConfirm, onCancel }: Props) {
  return (
    <>
      <p>
        {copy.lead} {copy.days(preview.remainingDays)}
      </p>
      <Amounts
        lines={[
          [copy.charge(names[choice.planType]), cents(preview.chargeCents)],
          [copy.credit, cents(preview.creditCents)],
          [copy.vat, cents(preview.vatCents)],
          [copy.renews, longDate(new Date(preview.renewsAt))],
          [copy.total, cents(preview.totalCents)],
        ]}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button pending={isPending} pendingLabel={copy.pending} onClick={onConfirm}>
          {copy.confirm}
        </Button>
      </div>
    </>
  )
}

/** A list of amounts; the last one is the total. */
function Amounts({ lines }: { readonly lines: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid gap-2.5">
      {lines.map(([name, value]) => (
        <div
          className="flex justify-between text-muted gap-4 last:pt-2.5 last:border-t last:border-line last:text-ink last:text-lg last:font-semibold"
          key={name}
        >
          <dt>{name}</dt>
          <dd className="tabular-nums whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
