import { lazy, Suspense, useState } from 'react'
import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { Button, ButtonLink } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import layout from '~/ui/layout.module.css'
import texts from '~/ui/text.module.css'
import { BeforeAfter } from './before-after.tsx'
import styles from './hero.module.css'

/** Loaded on demand with the photo reader. */
const TryOut = lazy(() => import('../try-out/try-out-dialog.tsx'))

const { hero, slider } = landingCopy

/** Headline and picture. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={layout.start}>
        <Heading level={1} size="hero">
          <span className={styles.line}>{hero.before}</span>{' '}
          <span className={styles.line}>
            {hero.link} <em className={styles.accent}>{hero.accent}</em>
            {hero.comma}
          </span>{' '}
          <span className={styles.last}>{hero.after}</span>
        </Heading>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink to={paths.authRegister} reloadDocument size="lg">
            {hero.start}
          </ButtonLink>
          <Demo />
        </div>
        <p className={texts.note}>{hero.note}</p>
      </div>
      <figure className={styles.figure}>
        <BeforeAfter />
        <figcaption className={texts.note}>{slider.caption}</figcaption>
      </figure>
    </section>
  )
}

function Demo() {
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        size="lg"
        onClick={() => {
          setWanted(true)
          setOpened(true)
        }}
      >
        {hero.demo}
      </Button>
      {wanted ? (
        <Suspense>
          <TryOut opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
