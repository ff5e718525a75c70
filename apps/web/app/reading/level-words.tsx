import { describeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import styles from './level-words.module.css'

type Props = { readonly reading: Reading }

/** 'Livello 5,2 ± 0,5 · dorato': in a narrow container the tone wraps to its own line, without the dot. */
export function LevelWords({ reading }: Props) {
  const [number = '', tone] = describeReading(reading).level.replaceAll(' ', '\u00A0').split('\u00A0·\u00A0')
  return (
    <span className={styles.words}>
      <span className={styles.part}>{number}</span>
      {tone === undefined ? null : (
        <span className={styles.part}>
          <span className={styles.dot}> · </span>
          {tone}
        </span>
      )}
    </span>
  )
}
