import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { LevelBar } from './level-bar.tsx'
import styles from './photo-reading.module.css'

/** A reading as a colleague says it, over the scale of levels. */
export function PhotoReading({ reading }: { readonly reading: Reading }) {
  return (
    <div className={styles.reading}>
      <p className={styles.spoken}>{describeReading(reading).spoken}</p>
      <LevelBar colour={reading} />
    </div>
  )
}
