import choice from './choice.module.css'

type Chip<Value extends string> = { readonly value: Value; readonly label: string; readonly disabled?: boolean }

type Props<Value extends string> = {
  readonly label: string
  readonly isTitled?: boolean
  readonly chips: readonly Chip<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
}

/** One choice out of a few short ones. */
export function Chips<Value extends string>({ label, isTitled = false, chips, value, onChange }: Props<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a flex item
    <div className="flex flex-wrap gap-1.5" role="group" aria-label={label}>
      {isTitled ? (
        <p className="w-full font-semibold" aria-hidden>
          {label}
        </p>
      ) : null}
      {chips.map((chip) => (
        <button
          key={chip.value}
          className={`${choice.choice} min-h-11 py-1 px-2 rounded-full text-sm lg:min-h-9 md:px-3 disabled:text-muted disabled:cursor-default`}
          type="button"
          aria-pressed={chip.value === value}
          disabled={chip.disabled}
          onClick={() => chip.value !== value && onChange(chip.value)}
        >
          {chip.label}
        </button>
      ))}
    </div>
  )
}
