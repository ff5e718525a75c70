import type { OptionId } from '@riflesso/colorimetry'
import { IconMaximize } from '@tabler/icons-react'
import { useState } from 'react'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { Button } from '~/ui/button/button.tsx'
import texts from '~/ui/text.module.css'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { ClientView } from './client-view.tsx'
import styles from './goal-preview.module.css'
import { PreviewPictures } from './preview-pictures.tsx'

const { preview: copy } = resultDetailsCopy

type Props = {
  readonly analysisId: string
  /** For the chosen `option`. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
  /** Shows the whole preview at first: the original stands beside it. */
  readonly beside: boolean
}

/** Preview of the goal on the client's photo, over the original. */
export function GoalPreview({ analysisId, analysis, option, beside }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <section className={styles.preview} aria-label={copy.title}>
      <PreviewPictures
        analysisId={analysisId}
        option={option}
        hex={analysis.plan.expected.hex}
        colorName={analysis.colorName}
        start={beside ? 0 : undefined}
      />
      <div className={styles.show}>
        <Button
          look="secondary"
          leftSection={<IconMaximize size="1.25rem" stroke={1.75} aria-hidden />}
          onClick={() => setShown(true)}
        >
          {copy.show}
        </Button>
        <p className={texts.small}>{copy.text}</p>
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
