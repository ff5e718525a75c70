import { useId } from 'react'
import { Swatch } from '../swatch.tsx'
import styles from './answer-tiles.module.css'
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
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.tiles}>
        {tiles.map((tile) => (
          <button
            key={tile.value}
            type="button"
            className={`${choice.choice} ${styles.tile}`}
            aria-pressed={tile.value === value}
            disabled={disabled}
            onClick={() => onChange(tile.value === value ? null : tile.value)}
          >
            {tile.colours ? (
              <span className={styles.picture}>
                <Swatch colours={tile.colours} />
              </span>
            ) : null}
            <span className={styles.answer}>{tile.label}</span>
            {tile.note ? <span className={styles.effect}>{tile.note}</span> : null}
          </button>
        ))}
      </div>
    </div>
  )
}
