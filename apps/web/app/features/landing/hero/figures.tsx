import { landingCopy } from '~/copy/public/landing.ts'
import styles from './figures.module.css'

/** The product in four numbers. */
export function Figures() {
  return (
    <dl className={styles.figures}>
      {landingCopy.figures.map(({ value, text }) => (
        <div key={text} className={styles.number}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
