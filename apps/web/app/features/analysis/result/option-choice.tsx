import type { OptionId } from '@riflesso/colorimetry'
import { chooseOption } from '@riflesso/contract'
import { useId } from 'react'
import { call } from '~/api/client.ts'
import { analysisCopy } from '~/copy/analysis/analysis.ts'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { duration } from '~/format/numbers.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Swatch } from '~/ui/swatch.tsx'
import { useApiMutation } from '~/ui/toast/toast.ts'
import type { AnalysisResult } from '../model/analysis-result.ts'

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
    <div className="grid items-center gap-y-2 gap-x-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div
        className="grid p-0.75 border border-line rounded-full bg-sunken gap-0.5 auto-cols-fr grid-flow-col"
        role="radiogroup"
        aria-label={copy.title}
        aria-describedby={id}
      >
        {options.map((option) => (
          <label
            key={option.id}
            className="relative flex items-center justify-center min-h-12 py-0 px-1 border border-transparent rounded-full cursor-pointer gap-1.5 max-md:text-sm has-checked:border-plum has-checked:bg-card has-checked:text-plum has-focus-visible:outline-2 has-focus-visible:outline-plum has-focus-visible:outline-offset-[0.1875rem]"
          >
            <input
              className="absolute opacity-0"
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
      <p id={id} className="px-1 text-base tabular-nums leading-[1.3] lg:text-sm [&_b]:font-semibold">
        <b>
          {chosen.colorName} · {chosen.shade} · {sessions(chosen.sedute)} · {duration(chosen.minuti)}
        </b>{' '}
        <span className="text-muted">{unbroken(chosen.descrizione)}</span>
      </p>
    </div>
  )
}
