import { Link } from 'react-router'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { ButtonLink } from '~/ui/button.tsx'
import styles from './public-header.module.css'

/** The header of every page that needs no account. */
export function PublicHeader() {
  return (
    <header className={styles.header}>
      <Link to={paths.landing} className={styles.home} aria-label={commonCopy.product}>
        <Brandmark size="large" />
      </Link>
      <nav className={styles.nav}>
        <ButtonLink to={paths.auth} reloadDocument look="secondary" className={styles.button}>
          {shellCopy.signIn}
        </ButtonLink>
        <ButtonLink to={paths.authRegister} reloadDocument className={styles.button}>
          {shellCopy.start}
        </ButtonLink>
      </nav>
    </header>
  )
}
