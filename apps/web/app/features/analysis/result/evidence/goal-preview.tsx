import type { OptionId } from '@riflesso/colorimetry'
import { IconMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { Button } from '~/ui/button.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { ClientView } from './client-view.tsx'
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
