import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { resultCopy } from '~/copy/analysis-result.ts'
import styles from './photo-reading.module.css'

/** What was measured in a photo, laid over it as dark glass. */
export function PhotoReading({ reading }: { readonly reading: Reading }) {
  const words = describeReading(reading)
  // In a narrow slot the tone goes to a line of its own, and nothing else is torn apart.
  const level = words.level.replaceAll(' ', '\u00A0').replace('·\u00A0', '· ')
  return (
    <div className={styles.glass}>
      <p className={styles.level}>{level}</p>
      <p className={styles.structure}>
        {words.structure} · {words.light}
      </p>
      {words.zones.length > 1 ? (
        <ul className={styles.zones} aria-label={resultCopy.reading.zones}>
          {words.zones.map(({ zone, label, level }) => (
            <li key={zone} className={styles.zone}>
              <span className={styles.colour} style={{ background: reading.zones[zone]?.hex }} />
              <span className={styles.zoneName}>{label}</span>
              <span className={styles.zoneLevel}>{level}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
