import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { readingCopy as copy } from '~/copy/analysis/reading.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { LevelBar } from './level-bar.tsx'
import { LevelWords } from './level-words.tsx'
import styles from './photo-reading.module.css'

type Props = {
  readonly reading: Reading
  /** Omits the levels of the zones. */
  readonly withoutZones?: boolean
}

/** Measured values of a photo, shown below it. */
export function PhotoReading({ reading, withoutZones = false }: Props) {
  const words = describeReading(reading)
  return (
    <div className={styles.reading}>
      <p className={styles.level}>
        <LevelWords reading={reading} />
      </p>
      <LevelBar colour={reading} />
      <div className={styles.line}>
        <p>
          {words.structure} · {words.light}
        </p>
        <p className={styles.hex}>
          <span className={styles.swatch} style={{ background: reading.hex }} />
          <VisuallyHidden>{copy.hex(reading.hex)}</VisuallyHidden>
          <span aria-hidden>{reading.hex}</span>
        </p>
      </div>
      {words.zones.length > 1 && !withoutZones ? (
        <ul className={styles.zones} aria-label={copy.zones}>
          {words.zones.map(({ zone, label, level }) => (
            <li key={zone} className={styles.zone}>
              <span className={styles.colour} style={{ background: reading.zones[zone]?.hex }} />
              <span>{label}</span>
              <span className={styles.zoneLevel}>{level}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
