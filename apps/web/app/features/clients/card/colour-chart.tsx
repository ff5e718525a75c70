import type { TimelineEntry } from '@riflesso/contract'
import { clientCardsCopy } from '~/copy/client-cards.ts'
import { longDate, shortDate } from '~/format/dates.ts'
import { percent, withError } from '~/format/numbers.ts'
import { VisuallyHidden } from '~/ui/visually-hidden.tsx'
import { lastFading, measuredCount, nextRetouch, type VisitColours, visitColours } from '../model/colour-points.ts'

const textStyle = 'fill-muted text-[length:12px] tabular-nums md:text-[length:9px]'

const { chart: copy } = clientCardsCopy

/** Measured and promised levels over time with their error bars, and how fast the reflect faded. Entries are newest first. */
export function ColourChart({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  const visits = visitColours(entries)
  if (measuredCount(visits) < 2) return null
  return (
    <figure className="relative grid mt-3.5 mx-0 mb-0 gap-2">
      <Picture visits={visits} />
      <figcaption className="grid gap-2">
        <ul className="flex flex-wrap p-0 m-0 text-muted text-sm gap-y-1 gap-x-5 list-none" aria-hidden>
          {(['start', 'planned', 'reached'] as const).map((kind) => (
            <li
              key={kind}
              className="flex items-center gap-2 before:size-3 before:border before:border-ink before:rounded-full before:bg-control data-[kind=planned]:before:[border-style:dashed] data-[kind=planned]:before:bg-[color-mix(in_srgb,var(--control)_50%,transparent)] data-[kind=reached]:before:rounded-[0.125rem]"
              data-kind={kind}
            >
              {copy.kinds[kind]}
            </li>
          ))}
        </ul>
        <Fading entries={entries} visits={visits} />
      </figcaption>
      <VisuallyHidden>
        <LevelTable visits={visits} />
      </VisuallyHidden>
    </figure>
  )
}

/** Size of the drawing, in its own units. */
const WIDTH = 360
const HEIGHT = 190
const PLOT = { left: 24, right: 348, top: 12, bottom: 160 }
/** Horizontal distance of the points of one visit. */
const APART = 9
const RADIUS = 6

function Picture({ visits }: { readonly visits: readonly VisitColours[] }) {
  const points = visits.flatMap(({ start, planned, reached }) =>
    [start, planned, reached].filter((each) => each !== null),
  )
  const low = Math.max(1, Math.floor(Math.min(...points.map(({ level, error }) => level - error))))
  const high = Math.min(10, Math.ceil(Math.max(...points.map(({ level, error }) => level + error))))
  const [first, last] = [visits[0]?.date.getTime() ?? 0, visits.at(-1)?.date.getTime() ?? 0]
  const inset = APART + RADIUS + 4
  const x = (date: Date) =>
    last === first
      ? (PLOT.left + PLOT.right) / 2
      : PLOT.left + inset + ((date.getTime() - first) / (last - first)) * (PLOT.right - PLOT.left - 2 * inset)
  const y = (level: number) =>
    PLOT.bottom - ((Math.min(high, Math.max(low, level)) - low) / Math.max(1, high - low)) * (PLOT.bottom - PLOT.top)
  const measured = visits.flatMap(({ date, start, reached }) => [
    ...(start ? [`${x(date) - APART},${y(start.level)}`] : []),
    ...(reached ? [`${x(date) + APART},${y(reached.level)}`] : []),
  ])
  const ticks = Array.from({ length: high - low + 1 }, (_, place) => low + place)
  const dated = visits.length > 1 ? [visits[0], visits.at(-1)] : [visits[0]]
  return (
    <svg className="w-full max-w-136" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {ticks.map((level) => (
        <g key={level}>
          <line className="stroke-line" x1={PLOT.left} x2={PLOT.right} y1={y(level)} y2={y(level)} />
          <text className={textStyle} x={PLOT.left - 8} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      <polyline className="fill-none stroke-control [stroke-width:1.5]" points={measured.join(' ')} />
      {visits.map(({ id, date, start, planned, reached }) => (
        <g key={id}>
          <ErrorBar x={x(date) - APART} point={start} y={y} />
          <ErrorBar x={x(date)} point={planned} y={y} />
          <ErrorBar x={x(date) + APART} point={reached} y={y} />
          {planned ? (
            <circle
              className="[fill-opacity:0.5] stroke-ink [stroke-dasharray:3_2] [stroke-width:1.5]"
              cx={x(date)}
              cy={y(planned.level)}
              r={RADIUS}
              fill={planned.hex}
            />
          ) : null}
          {start ? (
            <circle className="stroke-ink" cx={x(date) - APART} cy={y(start.level)} r={RADIUS} fill={start.hex} />
          ) : null}
          {reached ? (
            <rect
              className="stroke-ink"
              x={x(date) + APART - RADIUS}
              y={y(reached.level) - RADIUS}
              width={2 * RADIUS}
              height={2 * RADIUS}
              rx={2}
              fill={reached.hex}
            />
          ) : null}
        </g>
      ))}
      {dated.map((visit, place) =>
        visit ? (
          <text
            key={visit.id}
            className={textStyle}
            x={dated.length === 1 ? x(visit.date) : place === 0 ? PLOT.left : PLOT.right}
            y={HEIGHT - 8}
            textAnchor={dated.length === 1 ? 'middle' : place === 0 ? 'start' : 'end'}
          >
            {shortDate(visit.date)}
          </text>
        ) : null,
      )}
    </svg>
  )
}

type ErrorBarProps = {
  readonly x: number
  readonly point: VisitColours['planned']
  readonly y: (level: number) => number
}

function ErrorBar({ x, point, y }: ErrorBarProps) {
  if (!point) return null
  return (
    <line
      className="stroke-ink [stroke-width:1.5]"
      x1={x}
      x2={x}
      y1={y(point.level - point.error)}
      y2={y(point.level + point.error)}
    />
  )
}

type FadingProps = { readonly entries: readonly TimelineEntry[]; readonly visits: readonly VisitColours[] }

function Fading({ entries, visits }: FadingProps) {
  const [last] = entries
  if (last === undefined) return null
  const fading = lastFading(visits, new Date(last.analysisDate))
  const retouch = nextRetouch(fading, last)
  const weeks = Math.round(fading?.weeks ?? 0)
  const sentences = [
    ...(fading ? [fading.lost === 0 ? copy.kept(weeks) : copy.faded(percent(fading.lost), weeks)] : []),
    ...(retouch ? [copy.retouch[retouch.by](longDate(retouch.at))] : []),
  ]
  return sentences.length === 0 ? null : <p className="text-base">{sentences.join(' ')}</p>
}

function LevelTable({ visits }: { readonly visits: readonly VisitColours[] }) {
  return (
    <table>
      <caption>{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.date}</th>
          <th scope="col">{copy.kinds.start}</th>
          <th scope="col">{copy.kinds.planned}</th>
          <th scope="col">{copy.kinds.reached}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map(({ id, date, start, planned, reached }) => (
          <tr key={id}>
            <th scope="row">{longDate(date)}</th>
            {[start, planned, reached].map((point, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
              <td key={place}>{point ? withError(point.level, point.error) : copy.none}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
