import { landingCopy } from '~/copy/public/landing.ts'
import { installation } from '~/installation.ts'
import { Section } from '../section.tsx'
import { Prices } from './prices.tsx'
import styles from './pricing.module.css'

const { pricing: copy } = landingCopy

/** Prices, and what they do not hide; choosing a plan links to the registration. */
export function Pricing() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <Prices />
      <dl className={styles.trust}>
        {copy.trust.map(({ title, text }) => (
          <div key={title} className={styles.point}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {/* Empty in a demonstration. */}
        <div className={styles.point}>
          <dt>{copy.operator}</dt>
          <dd className={styles.operator}>{installation.operator}</dd>
        </div>
      </dl>
    </Section>
  )
}
