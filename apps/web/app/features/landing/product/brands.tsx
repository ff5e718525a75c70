import { landingCopy } from '~/copy/public/landing.ts'
import { FoldedSection } from '../folded-section.tsx'
import styles from './brands.module.css'

const { brands: copy } = landingCopy

/** Brands with a known shade notation. */
export function Brands() {
  return (
    <FoldedSection title={copy.title} text={copy.text}>
      <ul className={styles.names}>
        {copy.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </FoldedSection>
  )
}
