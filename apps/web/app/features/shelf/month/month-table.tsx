import { monthCopy as copy } from '~/copy/shelf/month.ts'
import { decimal, euro } from '~/format/numbers.ts'
import table from '~/ui/share-table.module.css'
import texts from '~/ui/text.module.css'
import type { MonthSum } from '../model/months.ts'
import styles from './month-table.module.css'

type Props = {
  /** Heading of the names. */
  readonly first: string
  readonly sums: readonly MonthSum[]
}

/** Grams and euros by name; a bar below the name shows the weighed amount, its dark end the waste. */
export function MonthTable({ first, sums }: Props) {
  const most = Math.max(1, ...sums.map(({ weighedGrams }) => weighedGrams))
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className={table.number} data-wide>
            {copy.planned}
          </th>
          <th scope="col" className={table.number}>
            {copy.weighed}
          </th>
          <th scope="col" className={table.number}>
            {copy.thrown}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.name}>
            <th scope="row">
              {sum.name}
              <span className={styles.bar} style={{ width: `${(100 * sum.weighedGrams) / most}%` }} aria-hidden>
                <span style={{ width: `${(100 * sum.thrownGrams) / Math.max(1, sum.weighedGrams)}%` }} />
              </span>
            </th>
            <td className={table.number} data-wide>
              {grams(sum.plannedGrams)}
            </td>
            <td className={table.number}>
              {grams(sum.weighedGrams)} <span className={texts.small}>{euro(sum.weighedCents / 100)}</span>
            </td>
            <td className={table.number}>
              {grams(sum.thrownGrams)} <span className={texts.small}>{euro(sum.thrownCents / 100)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const grams = (amount: number): string => `${decimal(amount)}\u00a0g`
