import type { Learning } from '@riflesso/contract'
import { learningCopy } from '~/copy/account/learning.ts'
import texts from '~/ui/text.module.css'
import styles from './learning.module.css'

const { learnt: copy } = learningCopy

type Cell = Learning['cells'][number]

/** Levels at each end of the scale. */
const END = 1

/** Position of a difference on the scale, in per cent from its dark end. */
const placeOf = (difference: number) => (50 * (Math.min(END, Math.max(-END, difference)) + END)) / END

/** Each family and band: the deviation of its results from the prediction, with the uncertainty. */
export function LearntCells({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <div className={styles.cells}>
      <ul className={styles.cells}>
        {cells.map((cell) => (
          <li key={`${cell.family} ${cell.band}`} className={styles.cell}>
            <p className={styles.words}>
              <span className={texts.strong}>{copy.cell(cell.family, cell.band)}</span>
              <span>{describeCell(cell)}</span>
            </p>
            <Difference {...cell.level} />
          </li>
        ))}
      </ul>
      <p className={styles.ends} aria-hidden>
        <span>{copy.darker}</span>
        <span>{copy.lighter}</span>
      </p>
    </div>
  )
}

const describeCell = ({ level, warmth, results }: Cell): string =>
  [copy.level(level.mean), copy.warmth(warmth.mean), copy.results(results)].filter((part) => part !== null).join(' · ')

function Difference({ mean, spread }: Cell['level']) {
  const [from, to] = [placeOf(mean - spread), placeOf(mean + spread)]
  return (
    <div className={styles.scale} role="img" aria-label={copy.picture(mean, spread)}>
      <span className={styles.zero} />
      <span className={styles.spread} style={{ left: `${from}%`, width: `${to - from}%` }} />
      <span className={styles.mean} style={{ left: `${placeOf(mean)}%` }} />
    </div>
  )
}
