import type { OptionId } from '@riflesso/colorimetry'
import { useId } from 'react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Card } from '~/ui/card.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import { useRememberOption } from '../api/choose-option.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './option-choice.module.css'

const { options: copy, sessions } = resultCopy

type Props = {
  readonly analysisId: string
  readonly options: AnalysisResult['options']
  readonly value: OptionId
  /** What is shown is that option's from now on. */
  readonly onChange: (id: OptionId) => void
}

/** Other ways to the goal, where there are any: looking at one is free, and the last one is remembered. */
export function OptionChoice({ analysisId, options, value, onChange }: Props) {
  const id = useId()
  const remember = useRememberOption(analysisId)
  const choose = (option: OptionId) => {
    onChange(option)
    remember(option)
  }
  if (options.length < 2) return null
  return (
    <Card aria-labelledby={id}>
      <Heading level={2} size="card" id={id}>
        {copy.title}
      </Heading>
      <div className={styles.options} role="radiogroup" aria-labelledby={id}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={`${id}-option`}
              checked={option.id === value}
              onChange={() => choose(option.id)}
            />
            <span className={styles.head}>
              <Swatch colours={[option.hex]} size="dot" />
              <b>{option.titolo}</b>
            </span>
            <span className={styles.colour}>
              {option.colorName} · {option.shade}
            </span>
            <span className={styles.text}>{unbroken(option.descrizione)}</span>
            <span className={styles.facts}>
              {sessions(option.sedute)} · {duration(option.minuti)}
            </span>
          </label>
        ))}
      </div>
    </Card>
  )
}
