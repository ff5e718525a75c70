import type { ReactNode } from 'react'
import { UpgradeDoor } from '~/billing/upgrade-door.tsx'
import { commonCopy } from '~/copy/common.ts'
import { useUserIfKnown } from '~/session/use-current-user.ts'
import styles from './app-frame.module.css'
import { AppHeader } from './app-header.tsx'
import { SiteFooter } from './site-footer.tsx'

type Props = {
  /** The page has a heading of its own; otherwise it is called by the tagline, for those who do not see it. */
  readonly titled?: boolean
  readonly children: ReactNode
}

/** Header, page, footer of a signed-in screen. */
export function AppFrame({ titled = false, children }: Props) {
  const known = useUserIfKnown() !== null
  return (
    <div className={styles.frame}>
      <AppHeader />
      <main className={styles.main}>
        {titled ? null : <h1 className={styles.title}>{commonCopy.tagline}</h1>}
        {children}
      </main>
      <SiteFooter />
      {known ? <UpgradeDoor /> : null}
    </div>
  )
}
