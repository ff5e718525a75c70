import type { OptionId } from '@riflesso/colorimetry'
import { useId, useState } from 'react'
import { resultDetailsCopy } from '~/copy/result-details.ts'
import { measure } from '~/format/numbers.ts'
import { Button } from '~/ui/button.tsx'
import { CompareSlider } from '~/ui/compare-slider.tsx'
import { Heading } from '~/ui/heading.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import type { AnalysisResult } from '../model/analysis-result.ts'
import { hasPreview, previewAddresses } from '../model/preview.ts'
import styles from './goal-preview.module.css'

const { preview: copy } = resultDetailsCopy

type Props = {
  readonly analysisId: string
  /** As `option` carries it out. */
  readonly analysis: AnalysisResult
  readonly option: OptionId
}

/** The goal on the client's own photo, beside the photo as it is; nothing where there is none to show. */
export function GoalPreview({ analysisId, analysis, option }: Props) {
  const id = useId()
  const [attempt, setAttempt] = useState(0)
  if (!hasPreview(analysis)) return null
  const { expected } = analysis.plan
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <Pictures
        key={`${option} ${attempt}`}
        addresses={previewAddresses(analysisId, option)}
        colorName={analysis.colorName}
        onRetry={() => setAttempt(attempt + 1)}
      />
      <div className={styles.words}>
        <Heading level={2} size="small" id={id}>
          {copy.title}
        </Heading>
        <p className={styles.text}>{copy.text}</p>
        <div className={styles.expected}>
          <Swatch colours={[expected.hex]} />
          <div>
            <p className={styles.name}>{copy.expected}</p>
            <p className={styles.value}>
              {copy.level(expected.shade, measure(expected.level), measure(expected.tolerance))}
            </p>
            <p className={styles.name}>{copy.sessions(analysis.sessions)}</p>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Photos narrower or wider than these stand in a frame with a margin. */
const SHAPES = { narrowest: 0.7, widest: 1.6 } as const

const shapeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): number =>
  Math.min(SHAPES.widest, Math.max(SHAPES.narrowest, naturalWidth / naturalHeight))

type PicturesProps = {
  readonly addresses: ReturnType<typeof previewAddresses>
  readonly colorName: string
  readonly onRetry: () => void
}

function Pictures({ addresses, colorName, onRetry }: PicturesProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [ratio, setRatio] = useState<number>()
  const fail = () => setState('failed')
  if (state === 'failed')
    return (
      <div className={styles.frame} data-failed role="status">
        <p>{copy.failed}</p>
        <Button look="secondary" size="sm" onClick={onRetry}>
          {copy.retry}
        </Button>
      </div>
    )
  return (
    <div className={styles.place}>
      <CompareSlider
        className={styles.frame}
        ratio={ratio}
        before={
          <img
            className={styles.picture}
            src={addresses.before}
            alt={copy.beforeAlt}
            onLoad={({ currentTarget: photo }) => setRatio(shapeOf(photo))}
            onError={fail}
          />
        }
        after={
          <img
            className={styles.picture}
            src={addresses.after}
            alt={copy.afterAlt(colorName)}
            onLoad={() => setState('shown')}
            onError={fail}
          />
        }
        beforeTag={<span className={styles.tag}>{copy.before}</span>}
        label={copy.slider}
        value={copy.value}
      />
      {state === 'loading' ? (
        <div className={styles.waiting} role="status">
          <Skeleton height="100%" radius="var(--radius-picture)" />
          <p className={styles.waitingText}>{copy.loading}</p>
        </div>
      ) : null}
    </div>
  )
}
