import { notFoundCopy } from '~/copy/not-found.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { ButtonLink } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/heading.tsx'
import styles from './page.module.css'

/** Page for unknown URLs. */
export function NotFoundPage() {
  return (
    <main className={styles.page} lang="en">
      <Brandmark size="large" />
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <Heading level={1} size="page">
        {notFoundCopy.title}
      </Heading>
      <p className={styles.text}>{notFoundCopy.hint}</p>
      <ButtonLink to={paths.landing} look="secondary">
        {notFoundCopy.home}
      </ButtonLink>
    </main>
  )
}
