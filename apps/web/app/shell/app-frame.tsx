import { type ReactNode, Suspense } from 'react'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { UpgradeDialogHost } from '~/billing/upgrade/upgrade-dialog-host.tsx'
import { commonCopy } from '~/copy/common.ts'
import styles from './app-frame.module.css'
import { AppHeader } from './app-header.tsx'
import { PhoneTabs } from './main-nav.tsx'
import { SiteFooter } from './site-footer.tsx'

type Props = {
  /** Whether the page has its own heading; otherwise a visually hidden tagline is its heading. */
  readonly titled?: boolean
  readonly children: ReactNode
}

/** Header, page, footer and tabs of a signed-in screen; each hydrates separately to keep slow phones responsive. */
export function AppFrame({ titled = false, children }: Props) {
  const known = useUserIfKnown() !== null
  return (
    <div
      className={`[--header-height:4rem] [--result-top:var(--header-height)] [--page-width:82.5rem] [--page-margin:1.5rem] pt-(--header-height) pb-(--lower-edge) max-md:[--result-top:0rem] max-md:[--page-margin:1rem] max-md:[&:has([data-fixed-bar])]:pb-[calc(6.5rem_+_var(--lower-edge))] ${styles.frame}`}
    >
      <Suspense>
        <AppHeader />
      </Suspense>
      <main className="w-[min(100%,var(--page-width))] pt-5 px-(--page-margin) pb-8 mx-auto md:pt-7">
        {titled ? null : <h1 className="sr-only">{commonCopy.tagline}</h1>}
        {children}
      </main>
      <Suspense>
        <SiteFooter quiet />
      </Suspense>
      <PhoneTabs />
      {known ? <UpgradeDialogHost /> : null}
    </div>
  )
}
