import { useId } from 'react'
import { Swatch } from '../swatch.tsx'
import choice from './choice.module.css'

type Tile<Value extends string> = {
  readonly value: Value
  readonly label: string
  /** Effect or meaning of the answer. */
  readonly note?: string
  /** Swatch of the answer. */
  readonly colours?: readonly string[] | undefined
}

type Props<Value extends string> = {
  readonly label: string
  readonly tiles: readonly Tile<Value>[]
  readonly value: Value | null
  readonly disabled?: boolean
  /** Null clears the answer. */
  readonly onChange: (value: Value | null) => void
}

/** Question with large touch targets; a second tap clears the answer. */
export function AnswerTiles<Value extends string>({ label, tiles, value, disabled = false, onChange }: Props<Value>) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is not a grid item
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mt-0 mx-0 mb-2 text-sm font-semibold">
        {label}
      </p>
      <div className="grid gap-2 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]">
        {tiles.map((tile) => (
          <button
            key={tile.value}
            type="button"
            className={`${choice.choice} grid min-h-14 content-center py-2.5 px-3 gap-y-0.5 gap-x-2 grid-cols-[auto_1fr] justify-items-start text-left [&:hover:not(:disabled,[aria-pressed="true"])]:border-control group/tile disabled:cursor-progress`}
            aria-pressed={tile.value === value}
            disabled={disabled}
            onClick={() => onChange(tile.value === value ? null : tile.value)}
          >
            {tile.colours ? (
              <span className="self-center row-[1_/_span_2]">
                <Swatch colours={tile.colours} />
              </span>
            ) : null}
            <span className={`font-semibold ${tile.colours ? 'col-[2]' : 'col-span-full'}`}>{tile.label}</span>
            {tile.note ? (
              <span
                className={`text-muted text-xs tabular-nums group-aria-pressed/tile:text-inherit ${tile.colours ? 'col-[2]' : 'col-span-full'}`}
              >
                {tile.note}
              </span>
            ) : null}
          </button>
        ))}
      </div>
    </div>
  )
}
