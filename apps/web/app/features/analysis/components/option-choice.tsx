import { resultCopy } from '~/copy/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './option-choice.module.css'

const { options: copy, sessions } = resultCopy

type Option = AnalysisResult['options'][number]
export type OptionId = Option['id']

type Props = {
  readonly options: readonly Option[]
  readonly value: OptionId
  readonly onChange: (id: OptionId) => void
}

/** Other ways to the goal: choosing one shows its phases below, without a new analysis. */
export function OptionChoice({ options, value, onChange }: Props) {
  return (
    <Card aria-labelledby="options-title">
      <Heading level={2} size="card" id="options-title">
        {copy.title}
      </Heading>
      <div className={styles.options} role="radiogroup" aria-labelledby="options-title">
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name="option"
              checked={option.id === value}
              onChange={() => onChange(option.id)}
            />
            <span className={styles.head}>
              <Swatch colours={[option.hex]} size="dot" />
              <b>{option.titolo}</b>
            </span>
            <span className={styles.colour}>
              {option.colorName} · {option.shade}
            </span>
            <span className={styles.text}>{option.descrizione}</span>
            <span className={styles.facts}>
              {sessions(option.sedute)} · {duration(option.minuti)}
            </span>
          </label>
        ))}
      </div>
    </Card>
  )
}
