import type { OptionId } from '@riflesso/colorimetry'
import { useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { duration } from '~/format/numbers.ts'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import choice from '~/ui/form/choice.module.css'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { PreviewPictures } from './preview-pictures.tsx'

const { preview: copy } = resultDetailsCopy

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, 'options' | 'plan'>
  readonly option: OptionId
}

/** Full-screen view for the client: the preview of each option, with its time and sessions. */
export function ClientView({ opened, onClose, analysisId, analysis: { options, plan }, option }: Props) {
  const [looked, setLooked] = useState<OptionId | null>(null)
  const shown = options.find(({ id }) => id === (looked ?? option)) ?? options[0]
  if (!shown) return null
  const planned = plan.options.find(({ id }) => id === shown.id)?.expected ?? plan.expected
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setLooked(null)}
      fullScreen
      title={`${shown.colorName} · ${shown.shade}`}
    >
      <div className="*:w-[min(100%,calc((100dvh_-_16rem)_*_var(--ratio,0.8)))] *:mx-auto">
        <PreviewPictures analysisId={analysisId} option={shown.id} hex={planned.hex} colorName={shown.colorName} />
      </div>
      {options.length > 1 ? (
        <div className="grid gap-2 auto-cols-fr grid-flow-col">
          {options.map(({ id, titolo, sedute, minuti }) => (
            <button
              key={id}
              className={`${choice.choice} grid min-h-14 p-1.5 text-sm place-items-center`}
              type="button"
              aria-pressed={id === shown.id}
              onClick={() => setLooked(id)}
            >
              <b>{titolo}</b>
              <span>
                {resultCopy.sessions(sedute)} · {duration(minuti)}
              </span>
            </button>
          ))}
        </div>
      ) : null}
      <p className="text-muted text-sm">{copy.text}</p>
    </Dialog>
  )
}
