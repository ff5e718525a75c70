import type { TechniqueId } from '@riflesso/colorimetry'
import { capitalised, techniqueEffect, techniqueName } from '@riflesso/consultation'
import { IconChevronDown } from '@tabler/icons-react'
import { landingCopy } from '~/copy/public/landing.ts'
import { Heading } from '~/ui/heading.tsx'
import { WebPicture } from '~/ui/picture/web-picture.tsx'
import disclosure from '../disclosure.module.css'
import { FoldedSection } from '../folded-section.tsx'
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

/** Names of the techniques; each opens its picture, which loads only then. */
export function Techniques() {
  return (
    <FoldedSection title={copy.title} text={copy.text}>
      <ul className={styles.list}>
        {SHOWN.map((id) => (
          <li key={id} className={styles.technique}>
            <details name="tecnica">
              <summary className={`${disclosure.title} ${styles.name}`}>
                <Heading level={3} size="small">
                  {nameOf(id)}
                </Heading>
                <IconChevronDown className={disclosure.sign} size="1.125rem" stroke={1.75} aria-hidden />
              </summary>
              <div className={styles.opened}>
                <div className={styles.picture}>
                  <WebPicture name={`techniques/${id}`} alt={copy.picture(nameOf(id))} width={480} height={600} />
                </div>
                <p className={styles.text}>{capitalised(techniqueEffect(id))}.</p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}
