import type { OptionId } from '@riflesso/colorimetry'
import { IconMaximize } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { measure } from '~/format/numbers.ts'
import { useSiblingToSave } from '~/offline/siblings-to-save.ts'
import { Button } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import { ClientView } from './client-view.tsx'
import styles from './goal-preview.module.css'
import { hasPreview } from './preview.ts'
import { PreviewPictures } from './preview-pictures.tsx'

const { preview: copy } = resultDetailsCopy

type Props = {
  readonly analysisId: string
  /** For the chosen `option`. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
}

/** Preview of the goal on the client's photo, beside the original; nothing without a preview. */
export function GoalPreview({ analysisId, analysis, option }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  // The server draws what it has planned.
  const isPlanned = useSiblingToSave(analysisId) === null
  if (!isPlanned || !hasPreview(analysis)) return null
  const { expected } = analysis.plan
  return (
    <section className={layout.close} aria-labelledby={id}>
      <PreviewPictures analysisId={analysisId} option={option} hex={expected.hex} colorName={analysis.colorName} />
      <Button
        look="secondary"
        size="lg"
        leftSection={<IconMaximize size="1.25rem" stroke={1.75} aria-hidden />}
        onClick={() => setShown(true)}
      >
        {copy.show}
      </Button>
      <ClientView
        opened={shown}
        onClose={() => setShown(false)}
        analysisId={analysisId}
        analysis={analysis}
        option={option}
      />
      <div className={styles.words}>
        <Heading level={2} size="small" id={id}>
          {copy.title}
        </Heading>
        <p className={styles.text}>{copy.text}</p>
        <div className={styles.expected}>
          <Swatch colours={[expected.hex]} />
          <div>
            <p className={texts.small}>{copy.expected}</p>
            <p className={styles.value}>
              {copy.level(expected.shade, measure(expected.level), measure(expected.tolerance))}
            </p>
            <p className={texts.small}>{copy.sessions(analysis.sessions)}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
