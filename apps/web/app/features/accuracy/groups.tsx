import { accuracyCopy } from '~/copy/public/accuracy.ts'
import styles from '~/ui/share-table.module.css'
import { accuracy, levels, outOf100 } from './report.ts'

const {
  groups: { columns, names },
} = accuracyCopy

const GROUPS = Object.entries(names).flatMap(([id, name]) =>
  accuracy.groups.filter((group) => group.name === id).map((group) => ({ ...group, name })),
)

/** The figures of each group of heads; the bar is the share within one level. */
export function Groups() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.group}</th>
          <th scope="col" className={styles.number}>
            {columns.withinOne}
          </th>
          <th scope="col" className={styles.number}>
            {columns.meanError}
          </th>
          <th scope="col" className={styles.number} data-wide>
            {columns.insideBar}
          </th>
          <th scope="col" className={styles.number} data-wide>
            {columns.heads}
          </th>
        </tr>
      </thead>
      <tbody>
        {GROUPS.map(({ name, heads, withinOne, meanError, insideBar }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={styles.bar} aria-hidden>
                <span style={{ width: `${withinOne * 100}%` }} />
              </span>
            </th>
            <td className={styles.number}>{outOf100(withinOne)}</td>
            <td className={styles.number}>{levels(meanError)}</td>
            <td className={styles.number} data-wide>
              {outOf100(insideBar)}
            </td>
            <td className={styles.number} data-wide>
              {heads}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
