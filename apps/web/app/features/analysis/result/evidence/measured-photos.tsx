import { describeMeasures, describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { useId } from 'react'
import { resultDetailsCopy } from '~/copy/analysis/result-details.ts'
import { withError } from '~/format/numbers.ts'
import { LevelBar } from '~/reading/level-bar.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import { Swatch } from '~/ui/swatch.tsx'
import type { AnalysisResult } from '../../model/analysis-result.ts'
import styles from './measured-photos.module.css'
import { PaletteBar } from './palette-bar.tsx'

const { measures: copy } = resultDetailsCopy

/** All measured values of the photos, with explanations. */
export function MeasuredPhotos({ analysis }: { readonly analysis: Pick<AnalysisResult, 'prima' | 'dopo'> }) {
  const id = useId()
  const { prima, dopo } = analysis
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="small" id={id}>
        {copy.title}
      </Heading>
      <div className={styles.photos}>
        {prima ? <MeasuredPhoto name={copy.photos.prima} reading={prima} /> : null}
        {dopo ? <MeasuredPhoto name={copy.photos.dopo} reading={dopo} /> : null}
      </div>
    </section>
  )
}

function MeasuredPhoto({ name, reading }: { readonly name: string; readonly reading: Reading }) {
  const words = describeReading(reading)
  return (
    <section className={styles.photo} aria-label={name}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>{name}</p>
          <Heading level={4} size="small">
            {words.colorName}
          </Heading>
        </div>
        <p className={styles.level}>
          <span className={styles.name}>{copy.levelName}</span>
          <b className={styles.number}>{withError(reading.level, reading.levelError)}</b>
        </p>
      </div>
      <LevelBar colour={reading} />
      <p className={styles.text}>
        {words.structure} · {words.light}
      </p>
      {words.zones.length > 0 ? (
        <ul className={layout.list} aria-label={copy.zones}>
          {words.zones.map(({ zone, label, colorName }) => {
            const { hex, level, levelError } = reading.zones[zone] ?? reading
            return (
              <li key={zone} className={styles.zone}>
                <Swatch colours={[hex]} />
                <span className={styles.zoneName}>
                  {label} <span className={styles.name}>{colorName}</span>
                </span>
                <b className={styles.figure}>{withError(level, levelError)}</b>
              </li>
            )
          })}
        </ul>
      ) : null}
      <PaletteBar palette={reading.palette} />
      <dl className={styles.measures}>
        {describeMeasures(reading).map(({ id, name: measured, value, meaning }) => (
          <div key={id} className={styles.measure}>
            <dt className={styles.name}>{measured}</dt>
            <dd className={styles.value}>
              <b>{value}</b>
              <span className={styles.meaning}>{meaning}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
