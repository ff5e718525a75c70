import { IconLogout2 } from '@tabler/icons-react'
import { useLogout } from '~/auth/session/session-changes.ts'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button } from '~/ui/button/button.tsx'
import styles from './app-header.module.css'
import { MainNav } from './main-nav.tsx'
import { PlanControl, PlanPlace } from './plan-control.tsx'
import { ProfileLink } from './profile-link.tsx'

const copy = shellCopy

/** Sticky header of every signed-in screen. */
export function AppHeader() {
  const user = useUserIfKnown()
  const logout = useLogout()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.name}>
          <Brandmark />
          <p className={styles.tagline}>{commonCopy.tagline}</p>
        </div>
        <MainNav />
        <div className={styles.actions}>
          {user === null ? <PlanPlace /> : <PlanControl user={user} />}
          <ProfileLink user={user} />
          <Button
            look="secondary"
            size="sm"
            className={styles.logout}
            pending={logout.isPending}
            onClick={() => logout.mutate()}
          >
            <span className={styles.word}>{copy.logout}</span>
            <IconLogout2 className={styles.sign} size="1.125rem" stroke={1.75} aria-hidden />
          </Button>
        </div>
      </div>
    </header>
  )
}
