import type { ReactNode } from 'react'
import { accuracyCopy as copy } from '~/copy/public/accuracy.ts'
import { ReadingPage } from '~/shell/reading-page.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import styles from './accuracy-page.module.css'
import { Groups } from './groups.tsx'
import { ReadAgainstEye } from './read-against-eye.tsx'
import { accuracy, levels, outOf100 } from './report.ts'
import { StatedBars } from './stated-bars.tsx'

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
      <div className={layout.close}>
        <Heading level={1} size="page">
          {copy.title}
        </Heading>
        <p className={styles.lead}>{copy.lead(accuracy.heads)}</p>
      </div>
      <dl className={styles.figures}>
        {FIGURES.map(({ value, unit, text }) => (
          <div key={text} className={styles.figure}>
            <dt>{text}</dt>
            <dd>
              {value} <span className={styles.unit}>{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.parts}>
        <Part {...copy.scatter}>
          <ReadAgainstEye />
        </Part>
        <Part {...copy.groups}>
          <Groups />
        </Part>
        <Part {...copy.bars}>
          <StatedBars />
        </Part>
        <Part title={copy.fails.title}>
          <Items items={FAILS} />
        </Part>
        <Part title={copy.method.title}>
          <Items items={copy.method.items} />
        </Part>
      </div>
      <p className={styles.lead}>{copy.end}</p>
    </ReadingPage>
  )
}

type PartProps = { readonly title: string; readonly text?: string; readonly children: ReactNode }

function Part({ title, text, children }: PartProps) {
  return (
    <section className={styles.section}>
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
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
