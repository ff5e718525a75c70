import type { ReactNode } from 'react'
import { PublicHeader } from './public-header.tsx'
import styles from './reading-page.module.css'
import { SiteFooter } from './site-footer.tsx'

/** A public text page in one readable column; `wide` allows a grid. */
export function ReadingPage({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <main className={styles.main} data-wide={wide || undefined}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
