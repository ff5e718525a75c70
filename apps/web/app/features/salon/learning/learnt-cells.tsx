import type { Learning } from '@riflesso/contract'
import { learningCopy } from '~/copy/account/learning.ts'

const cellsStyle = 'grid p-0 m-0 gap-5 list-none'

const { learnt: copy } = learningCopy

type Cell = Learning['cells'][number]

/** Levels at each end of the scale. */
const END = 1

/** Position of a difference on the scale, in per cent from its dark end. */
const placeOf = (difference: number) => (50 * (Math.min(END, Math.max(-END, difference)) + END)) / END

/** Each family and band: the deviation of its results from the prediction, with the uncertainty. */
export function LearntCells({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <div className={cellsStyle}>
      <ul className={cellsStyle}>
        {cells.map((cell) => (
          <li key={`${cell.family} ${cell.band}`} className="grid gap-2">
            <p className="flex flex-wrap justify-between gap-y-0.5 gap-x-4">
              <span className="font-semibold">{copy.cell(cell.family, cell.band)}</span>
              <span>{describeCell(cell)}</span>
            </p>
            <Difference {...cell.level} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between text-muted text-xs" aria-hidden>
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
    <div className="relative h-3 rounded-full bg-sunken" role="img" aria-label={copy.picture(mean, spread)}>
      <span className="absolute left-1/2 w-0.5 h-full bg-muted -translate-x-1/2" />
      <span
        className="absolute top-1 h-1 rounded-full bg-[color-mix(in_srgb,var(--copper)_55%,transparent)]"
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <span
        className="absolute -top-0.5 size-4 border-2 border-card rounded-full bg-copper -translate-x-1/2"
        style={{ left: `${placeOf(mean)}%` }}
      />
    </div>
  )
}
