import { useEffect, useRef } from 'react'
import { resultCopy } from '~/copy/analysis-result.ts'
import { measure, percent, withError } from '~/format/numbers.ts'
import { Card } from '~/ui/card.tsx'
import { Chip } from '~/ui/chip.tsx'
import { HairLock } from '~/ui/hair-lock.tsx'
import { Eyebrow } from '~/ui/heading.tsx'
import { type AnalysisResult, mainHex } from '../model/analysis-result.ts'
import { LevelScale } from './level-scale.tsx'
import styles from './result-header.module.css'

const copy = resultCopy

type Props = { readonly analysis: AnalysisResult; readonly seconds: number }

/** The colour of the result: as hair, as a name, as a number. Comes into view and takes the focus: one starts here. */
export function ResultHeader({ analysis, seconds }: Props) {
  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [])

  const hex = mainHex(analysis)
  const reading = analysis.dopo ?? analysis.prima
  // The photo's roots and tips go only with the photo's own colour.
  const zones = reading?.hex === hex ? reading.zones : null
  return (
    <Card ref={card} className={styles.card} flush aria-labelledby="result-title">
      <div className={styles.picture}>
        <HairLock
          roots={zones?.roots?.hex ?? hex}
          lengths={hex}
          ends={zones?.ends?.hex ?? hex}
          seed={Number.parseInt(hex.slice(1), 16) || 1}
          label={copy.swatch(analysis.colorName)}
        />
      </div>
      <div className={styles.body}>
        <Eyebrow>{copy.eyebrow(measure(seconds))}</Eyebrow>
        <h2 id="result-title" ref={heading} tabIndex={-1} className={styles.name}>
          {analysis.colorName}
        </h2>
        <p className={styles.code}>
          {analysis.shade} · {hex} · {analysis.supplierDisplayName}
        </p>
        <div className={styles.chips}>
          {analysis.toneShares.map(({ name, share }) => (
            <Chip key={name} tone="copper">
              {name} {percent(share)}
            </Chip>
          ))}
          <Chip tone="plum">{copy.level(withError(analysis.level, analysis.levelError))}</Chip>
          {analysis.sessions > 0 ? <Chip tone="plum">{copy.sessions(analysis.sessions)}</Chip> : null}
        </div>
        <LevelScale level={analysis.level} hex={hex} />
      </div>
    </Card>
  )
}
