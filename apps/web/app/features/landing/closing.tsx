import { landingCopy } from '~/copy/public/landing.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from './closing.module.css'

const { closing: copy } = landingCopy

/** Final call to action, which links to the app; without a session it redirects to the registration. */
export function Closing() {
  return (
    <section className={styles.closing}>
      <Heading level={2} size="page">
        {copy.title}
      </Heading>
      <p className={styles.text}>{copy.text}</p>
      <ButtonLink to={paths.appOrRegister} reloadDocument size="lg">
        {copy.start}
      </ButtonLink>
    </section>
  )
}
