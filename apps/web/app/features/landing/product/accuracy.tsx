import { Link } from 'react-router'
import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { Section } from '../section.tsx'
import styles from './accuracy.module.css'

const { accuracy: copy } = landingCopy

/** Figures that the build reads from the accuracy report; absent in component tests. */
const figures = import.meta.env.VITE_ACCURACY as Parameters<typeof copy.items>[0] | undefined

/** Accuracy of the readings on photographs: figures, method and limits. */
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
      <p className={styles.limits}>
        {copy.misses}{' '}
        <Link to={paths.accuracy} className={styles.more}>
          {copy.more}
        </Link>
      </p>
    </Section>
  )
}
