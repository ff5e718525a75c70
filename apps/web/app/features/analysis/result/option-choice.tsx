import type { OptionId } from '@riflesso/colorimetry'
import { chooseOption } from '@riflesso/contract'
import { useId } from 'react'
import { call } from '~/api/client.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import { useApiMutation } from '~/ui/toast/use-api-mutation.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'
import styles from './option-choice.module.css'

/** Stores the chosen option on the server. Calls are serialised, so that the last choice wins. */
function useRememberOption(analysisId: string): (option: OptionId) => void {
  const { mutate } = useApiMutation({
    scope: { id: `${chooseOption.path} ${analysisId}` },
    mutationFn: (option: OptionId) => call(chooseOption, { params: { id: analysisId }, body: { option } }),
    failed: analysisCopy.toasts.optionNotSaved,
  })
  return mutate
}

const { options: copy, sessions } = resultCopy

type Props = {
  readonly analysisId: string
  readonly options: AnalysisResult['options']
  readonly value: OptionId
  /** Called when another option is selected. */
  readonly onChange: (id: OptionId) => void
}

/** Choice between the options, if there are several. Viewing is free, and the last choice is stored. */
export function OptionChoice({ analysisId, options, value, onChange }: Props) {
  const id = useId()
  const remember = useRememberOption(analysisId)
  const choose = (option: OptionId) => {
    onChange(option)
    remember(option)
  }
  const chosen = options.find((option) => option.id === value)
  if (options.length < 2 || !chosen) return null
  return (
    <div className={styles.choice}>
      <div className={styles.options} role="radiogroup" aria-label={copy.title} aria-describedby={id}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={`${id}-option`}
              checked={option.id === value}
              onChange={() => choose(option.id)}
            />
            <Swatch colours={[option.hex]} size="dot" />
            <b>{option.titolo}</b>
          </label>
        ))}
      </div>
      <p id={id} className={styles.chosen}>
        <b>
          {chosen.colorName} · {chosen.shade} · {sessions(chosen.sedute)} · {duration(chosen.minuti)}
        </b>{' '}
        <span className={texts.quiet}>{unbroken(chosen.descrizione)}</span>
      </p>
    </div>
  )
}
