import { accuracyCopy } from '~/copy/public/accuracy.ts'
import styles from '~/ui/share-table.module.css'
import { accuracy } from './report.ts'

const { bars: copy } = accuracyCopy

/** Upper ends of the classes of the error bar, in levels; the last has none. */
const CLASS_ENDS = [1, 1.5, 2]

const classOf = (bar: number): number => {
  const found = CLASS_ENDS.findIndex((end) => bar <= end)
  return found === -1 ? CLASS_ENDS.length : found
}

/** Number of heads by the width of their error bar. */
export function StatedBars() {
  const { readings } = accuracy
  const counts = copy.classes.map((_, index) => readings.filter(({ bar }) => classOf(bar) === index).length)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{copy.columns.bar}</th>
          <th scope="col" className={styles.number}>
            {copy.columns.heads}
          </th>
        </tr>
      </thead>
      <tbody>
        {copy.classes.map((name, index) => {
          const count = counts[index] ?? 0
          return (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className={styles.bar} aria-hidden>
                  <span style={{ width: `${(100 * count) / readings.length}%` }} />
                </span>
              </th>
              <td className={styles.number}>{count}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
