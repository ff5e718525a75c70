import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { readingCopy as copy } from '~/copy/reading.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { LevelBar } from './level-bar.tsx'
import styles from './photo-reading.module.css'

/** What was measured in a photo, laid over it as dark glass. */
export function PhotoReading({ reading }: { readonly reading: Reading }) {
  const words = describeReading(reading)
  // In a narrow slot the tone goes to a line of its own, and nothing else is torn apart.
  const level = words.level.replaceAll(' ', '\u00A0').replace('·\u00A0', '· ')
  return (
    <div className={styles.glass}>
      <p className={styles.level}>{level}</p>
      <div className={styles.bar}>
        <LevelBar colour={reading} />
      </div>
      <div className={styles.line}>
        <p className={styles.structure}>
          {words.structure} · {words.light}
        </p>
        <p className={styles.hex}>
          <span className={styles.swatch} style={{ background: reading.hex }} />
          <VisuallyHidden>{copy.hex(reading.hex)}</VisuallyHidden>
          <span aria-hidden>{reading.hex}</span>
        </p>
      </div>
      {words.zones.length > 1 ? (
        <ul className={styles.zones} aria-label={copy.zones}>
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
