import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { readToken, watchToken } from '~/api/token.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { ButtonLink } from '~/ui/button/button.tsx'
import styles from './public-header.module.css'

/** Whether this browser has a session; false until hydration. */
const useHasSession = () =>
  useSyncExternalStore(
    watchToken,
    () => readToken() !== null,
    () => false,
  )

/** Header of public pages; with a session it links back to the app. */
export function PublicHeader() {
  const hasSession = useHasSession()
  return (
    <header className={styles.header}>
      <Link to={paths.landing} className={styles.home} aria-label={commonCopy.product}>
        <Brandmark size="large" />
      </Link>
      <nav className={styles.nav}>
        {hasSession ? (
          <ButtonLink to={paths.app} reloadDocument className={styles.button}>
            {shellCopy.backToApp}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={paths.auth} reloadDocument look="secondary" className={styles.button}>
              {shellCopy.signIn}
            </ButtonLink>
            <ButtonLink to={paths.authRegister} reloadDocument className={styles.button}>
              {shellCopy.start}
            </ButtonLink>
          </>
        )}
      </nav>
    </header>
  )
}
