import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { authCopy } from '~/copy/account/auth.ts'
import { commonCopy } from '~/copy/common.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { HairPicture } from '~/ui/hair/hair-picture.tsx'
import texts from '~/ui/text.module.css'
import styles from './auth-frame.module.css'

/** Page layout of the forms, with a picture of hair beside them, or above them on a phone. */
export function AuthFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <aside className={styles.picture} aria-hidden="true">
        <HairPicture alt="" sizes="(min-width: 64em) 46vw, 100vw" />
        <p className={styles.caption}>
          <span className={styles.name}>{authCopy.picture.caption}</span>
          <span className={texts.figure}>{authCopy.picture.detail}</span>
        </p>
      </aside>
      <div className={styles.side}>
        <header className={styles.header}>
          <Link to={paths.landing} className={styles.home} aria-label={commonCopy.product}>
            <Brandmark size="large" />
          </Link>
        </header>
        <main className={styles.main}>{children}</main>
      </div>
    </div>
  )
}
