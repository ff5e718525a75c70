import type { ReactNode } from 'react'
import { accuracyCopy, accuracyCopy as copy } from '~/copy/public/accuracy.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from '~/ui/share-table.module.css'
import { ReadAgainstEye } from './read-against-eye.tsx'
import { accuracy, levels, outOf100 } from './report.ts'

const { bars } = copy

const FIGURES = [
  { ...copy.figures.withinOne, value: outOf100(accuracy.withinOne) },
  { ...copy.figures.insideBar, value: outOf100(accuracy.insideBar) },
  { ...copy.figures.tones, value: outOf100(accuracy.tones.balanced) },
  { ...copy.figures.meanError, value: levels(accuracy.meanError) },
]

const FAILS = copy.fails.items({
  refused: accuracy.refused.count,
  heads: accuracy.refused.of,
  claimed: accuracy.claimed.count,
  bare: accuracy.claimed.of,
})

/** How often the readings are right, how wide their error bars are, and where they fail. */
export function AccuracyPage() {
  return (
    <ReadingPage wide>
      <div className="grid gap-3">
        <Heading level={1}>{copy.title}</Heading>
        <p className="max-w-176 text-muted text-lg">{copy.lead(accuracy.heads)}</p>
      </div>
      <dl className="grid m-0 gap-4 grid-cols-[1fr_1fr] md:grid-cols-[repeat(4,1fr)]">
        {FIGURES.map(({ value, unit, text }) => (
          <div
            key={text}
            className="flex flex-col-reverse justify-end gap-1 [&_dt]:text-muted [&_dt]:text-sm [&_dt]:leading-[1.4] [&_dd]:m-0 [&_dd]:font-display [&_dd]:text-3xl [&_dd]:tabular-nums [&_dd]:leading-[1.1]"
          >
            <dt>{text}</dt>
            <dd>
              {value} <span className="text-muted text-base">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-y-10 gap-x-16 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Part {...copy.scatter}>
          <ReadAgainstEye />
        </Part>
        <Part {...copy.groups}>
          <Groups />
        </Part>
        <Part {...copy.bars}>
          <StatedBars />
          <p>{copy.repeated(accuracy.repeated.heads, outOf100(accuracy.repeated.withinHalf))}</p>
        </Part>
        <Part title={copy.fails.title}>
          <Items items={FAILS} />
        </Part>
        <Part title={copy.method.title}>
          <Items items={copy.method.items} />
        </Part>
      </div>
      <p className="max-w-176 text-muted text-lg">{copy.end}</p>
    </ReadingPage>
  )
}

type PartProps = { readonly title: string; readonly text?: string; readonly children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <section className="grid max-w-176 gap-4">
      <Heading level={2} size="section">
        {title}
      </Heading>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  )
}

function Items({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid m-0 pl-5 gap-2 [list-style:disc]">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** Upper ends of the classes of the error bar, in levels; the last has none. */
const CLASS_ENDS = [1, 1.5, 2]

const classOf = (bar: number): number => {
  const found = CLASS_ENDS.findIndex((end) => bar <= end)
  return found === -1 ? CLASS_ENDS.length : found
}

function StatedBars() {
  const { readings } = accuracy
  const counts = bars.classes.map((_, index) => readings.filter(({ bar }) => classOf(bar) === index).length)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{bars.columns.bar}</th>
          <th scope="col" className={styles.number}>
            {bars.columns.heads}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.classes.map((name, index) => {
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

const {
  groups: { columns, names },
} = accuracyCopy

const GROUPS = Object.entries(names).flatMap(([id, name]) =>
  accuracy.groups.filter((group) => group.name === id).map((group) => ({ ...group, name })),
)

/** The figures of each group of heads; the bar is the share within one level. */
function Groups() {
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
