import type { ReactNode } from 'react'
import { PublicHeader } from './public-header.tsx'
import styles from './reading-page.module.css'
import { SiteFooter } from './site-footer.tsx'

/** A public page of text, in one column that is easy to read; `wide` leaves room for a grid. */
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
