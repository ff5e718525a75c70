import type { ReactNode } from 'react'
import { PublicHeader } from './public-header.tsx'
import { SiteFooter } from './site-footer.tsx'

/** A public text page in one readable column; `wide` allows a grid. */
export function ReadingPage({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      <main
        className="grid w-[min(100%,45.5rem_+_2_*_var(--page-margin))] pt-6 px-(--page-margin) pb-8 mx-auto gap-8 grid-cols-1 leading-[1.6] data-wide:w-[min(100%,var(--page-width))]"
        data-wide={wide || undefined}
      >
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
