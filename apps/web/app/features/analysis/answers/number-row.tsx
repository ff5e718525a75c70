import { useId } from 'react'
import { detailsCopy } from '~/copy/analysis/analysis-details.ts'

type Props = {
  readonly label: string
  readonly unit: string
  readonly max: number
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** An optional number from 0 to `max`, with its unit. */
export function NumberRow({ label, unit, max, value, onChange }: Props) {
  const id = useId()
  return (
    <div className="relative grid items-baseline min-w-0 min-h-13.5 pt-5.5 px-2.75 pb-0.75 border border-[color-mix(in_srgb,var(--control)_70%,var(--card))] rounded-field gap-2 grid-cols-[minmax(2rem,1fr)_auto] focus-within:border-plum focus-within:outline-2 focus-within:outline-[color-mix(in_srgb,var(--plum)_22%,transparent)]">
      <label
        className="absolute top-1.5 right-2.75 left-2.75 overflow-hidden text-muted text-2xs text-ellipsis whitespace-nowrap"
        htmlFor={id}
      >
        {label}
      </label>
      <input
        id={id}
        className="w-full p-0 border-0 appearance-textfield bg-transparent text-ink text-sm tabular-nums placeholder:text-muted placeholder:opacity-100 focus:outline-none [&::-webkit-inner-spin-button]:hidden"
        type="number"
        inputMode="decimal"
        min={0}
        max={max}
        step="any"
        value={value ?? ''}
        placeholder={detailsCopy.unknown}
        aria-describedby={`${id}-unit`}
        onChange={(event) => onChange(numberFrom(event.currentTarget.valueAsNumber, max))}
      />
      <span className="text-muted text-xs" id={`${id}-unit`}>
        {unit}
      </span>
    </div>
  )
}

const numberFrom = (value: number, max: number): number | null =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : null
