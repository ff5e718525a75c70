import type { ReactNode } from 'react'
import { commonCopy } from '~/copy/common.ts'
import { AppFooter } from './app-footer.tsx'
import styles from './app-frame.module.css'
import { AppHeader } from './app-header.tsx'

/** Header, page, footer of a signed-in screen. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <AppHeader />
      <main className={styles.main}>
        <h1 className={styles.title}>{commonCopy.tagline}</h1>
        {children}
      </main>
      <AppFooter />
    </div>
  )
}
