import { type ReactNode, Suspense } from 'react'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { UpgradeDoor } from '~/billing/upgrade/upgrade-door.tsx'
import { commonCopy } from '~/copy/common.ts'
import styles from './app-frame.module.css'
import { AppHeader } from './app-header.tsx'
import { SiteFooter } from './site-footer.tsx'

type Props = {
  /** The page has a heading of its own; otherwise it is called by the tagline, for those who do not see it. */
  readonly titled?: boolean
  readonly children: ReactNode
}

/** Header, page, footer of a signed-in screen; each is hydrated on its own, so that a slow phone stays answerable meanwhile. */
export function AppFrame({ titled = false, children }: Props) {
  const known = useUserIfKnown() !== null
  return (
    <div className={styles.frame}>
      <Suspense>
        <AppHeader />
      </Suspense>
      <main className={styles.main}>
        {titled ? null : <h1 className={styles.title}>{commonCopy.tagline}</h1>}
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      {known ? <UpgradeDoor /> : null}
    </div>
  )
}
