import { landingCopy } from '~/copy/landing.ts'
import { Section } from '../section.tsx'
import styles from './brands.module.css'

const { brands: copy } = landingCopy

/** The brands whose way of writing a shade is known, by name. */
export function Brands() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      <ul className={styles.names}>
        {copy.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Section>
  )
}
