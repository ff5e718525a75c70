import type { Learning } from '@riflesso/contract'
import { learningCopy } from '~/copy/account/learning.ts'
import table from '~/ui/share-table.module.css'

const { accuracy: copy, families } = learningCopy

type Counts = Learning['accuracy'][number]['level']

const VERDICTS = ['reached', 'insideError', 'missed'] as const

const QUANTITIES = ['level', 'reflect'] as const

/** How often the promised level and reflect were reached, for each family and for all; bars show the shares. */
export function KeptPromises({ accuracy }: Pick<Learning, 'accuracy'>) {
  return (
    <div className="grid gap-7">
      {QUANTITIES.map((quantity) => (
        <KeptTable
          key={quantity}
          caption={copy.quantities[quantity]}
          rows={accuracy
            .map((each) => ({ name: families[each.family], counts: each[quantity] }))
            .filter(({ counts }) => sumOf(counts) > 0)}
        />
      ))}
    </div>
  )
}

type Row = { readonly name: string; readonly counts: Counts }

function KeptTable({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null
  const whole = rows.reduce((sum, { counts }) => added(sum, counts), { reached: 0, insideError: 0, missed: 0 })
  return (
    <table className={table.table}>
      <caption className="pb-1 font-semibold text-start">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.columns.family}</th>
          {VERDICTS.map((verdict) => (
            <th key={verdict} scope="col" className={table.number}>
              {copy.columns[verdict]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(rows.length > 1 ? [{ name: copy.whole, counts: whole }] : [])].map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <Shares counts={counts} />
            </th>
            {VERDICTS.map((verdict) => (
              <td key={verdict} className={table.number}>
                {counts[verdict]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const added = (one: Counts, other: Counts): Counts => ({
  reached: one.reached + other.reached,
  insideError: one.insideError + other.insideError,
  missed: one.missed + other.missed,
})

const sumOf = ({ reached, insideError, missed }: Counts) => reached + insideError + missed

function Shares({ counts }: { readonly counts: Counts }) {
  const n = sumOf(counts)
  return (
    <span
      className={`${table.bar} flex [&_[data-verdict="insideError"]]:bg-[color-mix(in_srgb,var(--copper)_45%,transparent)] [&_[data-verdict="missed"]]:bg-transparent`}
      aria-hidden
    >
      {VERDICTS.map((verdict) => (
        <span key={verdict} data-verdict={verdict} style={{ width: `${(100 * counts[verdict]) / n}%` }} />
      ))}
    </span>
  )
}
