import { describeReading, measure } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import styles from './level-words.module.css'

type Props = {
  readonly reading: Reading
  /** The number that is shown on the way to the reading's own. */
  readonly level?: number
}

/** 'Livello 5,2 ± 0,5 · dorato': in a narrow place the tone goes to a line of its own, without the dot. */
export function LevelWords({ reading, level = reading.level }: Props) {
  const [number = '', tone] = describeReading(reading).level.replaceAll(' ', '\u00A0').split('\u00A0·\u00A0')
  return (
    <span className={styles.words}>
      <span className={styles.part}>{number.replace(/\d+,\d/, measure(level))}</span>
      {tone === undefined ? null : (
        <span className={styles.part}>
          <span className={styles.dot}> · </span>
          {tone}
        </span>
      )}
    </span>
  )
}
