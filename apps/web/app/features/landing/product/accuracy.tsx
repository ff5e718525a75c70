import { landingCopy } from '~/copy/landing.ts'
import { Section } from '../section.tsx'
import styles from './accuracy.module.css'

const { accuracy: copy } = landingCopy

/** What the build read in the report on accuracy; a test of single screens builds nothing. */
const figures = import.meta.env.VITE_ACCURACY as Parameters<typeof copy.items>[0] | undefined

/** How exact the readings are on photographs: figures, method and misses. */
export function Accuracy() {
  if (figures === undefined) return null
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text(figures)}>
      <dl className={styles.figures}>
        {copy.items(figures).map(({ value, text }) => (
          <div key={text} className={styles.figure}>
            <dt>{text}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.misses}>{copy.misses}</p>
    </Section>
  )
}
