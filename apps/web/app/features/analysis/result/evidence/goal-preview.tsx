import type { OptionId } from '@riflesso/colorimetry'
import { IconMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { resultCopy } from '~/copy/analysis/analysis-result.ts'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { duration } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import choice from '~/ui/form/choice.module.css'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { PreviewPictures } from './preview-pictures.tsx'

const { preview: copy } = resultDetailsCopy

type Props = {
  readonly analysisId: string
  readonly analysis: AnalysisResult
  readonly option: OptionId
  /** Shows the whole preview at first: the original stands beside it. */
  readonly beside: boolean
}

/** Preview of the goal on the client's photo, over the original. */
export function GoalPreview({ analysisId, analysis, option, beside }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <section
      className="contents max-md:[&>:first-child]:col-span-full max-md:[&>:first-child]:-order-1 md:[&>:first-child]:[--slider-knob:1.75rem]"
      aria-label={copy.title}
    >
      <PreviewPictures
        analysisId={analysisId}
        option={option}
        hex={analysis.plan.expected.hex}
        colorName={analysis.colorName}
        start={beside ? 0 : undefined}
      />
      <div className="flex flex-wrap items-center gap-3 col-span-full [&>p]:flex-[1_1_11rem]">
        <Button look="secondary" icon={IconMaximize} onClick={() => setShown(true)}>
          {copy.show}
        </Button>
        <p className="text-muted text-xs">{copy.text}</p>
      </div>
      <ClientView
        opened={shown}
        onClose={() => setShown(false)}
        analysisId={analysisId}
        analysis={analysis}
        option={option}
      />
    </section>
  )
}

type ClientViewProps = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly analysisId: string
  readonly analysis: Pick<AnalysisResult, 'options' | 'plan'>
  readonly option: OptionId
}

/** Full-screen view for the client: the preview of each option, with its time and sessions. */
function ClientView({ opened, onClose, analysisId, analysis: { options, plan }, option }: ClientViewProps) {
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
