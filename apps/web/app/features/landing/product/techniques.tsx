import type { TechniqueId } from '@riflesso/colorimetry'
import { capitalised, techniqueEffect, techniqueName } from '@riflesso/consultation'
import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import { Section } from '../section.tsx'
import styles from './techniques.module.css'

const { techniques: copy } = landingCopy

/** Techniques of the landing page, in order. Source: product specification, section 9. */
const SHOWN: readonly TechniqueId[] = [
  'airtouch',
  'balayage',
  'ombre',
  'sombre',
  'tortoiseshell',
  'color-melting',
  'ribbon',
  'pintura',
  'splashlight',
  'babylights',
  'foilage',
  'flamboyage',
  'ecaille',
  'bronde',
  'lived-in',
  'root-smudge',
]

/** Spelling of the specification for this page; everywhere else it is 'Foilyage'. */
const nameOf = (id: TechniqueId): string => (id === 'foilage' ? 'Foilage' : techniqueName(id))

/** Techniques with picture and name. */
export function Techniques() {
  return (
    <Section eyebrow={copy.eyebrow} title={copy.title} text={copy.text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the strip of a phone must be scrollable by keyboard. */}
      <section className={styles.strip} aria-label={copy.title} tabIndex={0}>
        <ul className={styles.list}>
          {SHOWN.map((id) => (
            <li key={id} className={styles.technique}>
              <div className={styles.picture}>
                <WebPicture name={`techniques/${id}`} alt={copy.picture(nameOf(id))} width={480} height={600} />
              </div>
              <Heading level={3} size="small">
                {nameOf(id)}
              </Heading>
              <p className={styles.text}>{capitalised(techniqueEffect(id))}.</p>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  )
}
