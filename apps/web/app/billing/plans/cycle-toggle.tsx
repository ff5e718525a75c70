import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { BILLING_CYCLES, type BillingCycle } from '@riflesso/contract'
import { billingCopy } from '~/copy/account/billing.ts'

const copy = billingCopy

type ToggleProps = {
  readonly value: BillingCycle
  readonly onChange: (cycle: BillingCycle) => void
  /** Distinguishes several toggles for screen readers. */
  readonly of?: string
}

/** 'Mensile' or 'Annuale'. */
export function CycleToggle({ value, onChange, of }: ToggleProps) {
  return (
    <SegmentedControl
      aria-label={of === undefined ? copy.cycles.label : `${copy.cycles.label} ${of}`}
      value={value}
      onChange={(chosen) => onChange(BILLING_CYCLES.find((known) => known === chosen) ?? 'monthly')}
      data={BILLING_CYCLES.map((cycle) => ({ value: cycle, label: copy.cycles[cycle] }))}
      radius="var(--radius-full)"
      classNames={{ root: 'self-start' }}
    />
  )
}
