import { IconBook2, IconRulerMeasure, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { Section } from '../section.tsx'
import styles from './features.module.css'

const { features: copy } = landingCopy

/** In the order of the copy. */
const ICONS = [IconRulerMeasure, IconShieldCheck, IconBook2, IconUsers]

/** Features on four cards. */
export function Features() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title}>
      <ul className={styles.cards}>
        {copy.items.map(({ title, text }, index) => {
          const Icon = ICONS[index]
          return (
            <li key={title} className={styles.card}>
              {Icon ? <Icon size="1.75rem" stroke={1.5} aria-hidden className={styles.icon} /> : null}
              <Heading level={3} size="card">
                {title}
              </Heading>
              <p className={styles.text}>{text}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
