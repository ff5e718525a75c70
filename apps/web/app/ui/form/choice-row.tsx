import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'

type Props<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Choice between a few options in a row. */
export function ChoiceRow<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const id = useId()
  return (
    <div>
      <p id={id} className="mb-1.5 text-xs font-[550]">
        {label}
      </p>
      <SegmentedControl<Value>
        fullWidth
        radius="xl"
        aria-labelledby={id}
        classNames={{ label: 'flex min-h-12 items-center justify-center py-2 text-ink font-semibold' }}
        data={[...options]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
