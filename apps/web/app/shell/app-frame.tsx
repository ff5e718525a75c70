import { type ReactNode, Suspense } from 'react'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { UpgradeDialogHost } from '~/billing/upgrade/upgrade-dialog-host.tsx'
import { commonCopy } from '~/copy/common.ts'
import texts from '~/ui/text.module.css'
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
    <div className={styles.frame}>
      <Suspense>
        <AppHeader />
      </Suspense>
      <main className={styles.main}>
        {titled ? null : <h1 className={texts.hidden}>{commonCopy.tagline}</h1>}
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
