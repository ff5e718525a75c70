import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { commonCopy } from '~/copy/common.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import styles from './app-header.module.css'
import { LogoutButton } from './logout-button.tsx'
import { MainNav } from './main-nav.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { PlanControl, PlanPlace } from './plan-control.tsx'
import { ProfileLink } from './profile-link.tsx'

/** Sticky header of every signed-in screen; on a phone its links are in a menu. */
export function AppHeader() {
  const user = useUserIfKnown()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <div className={styles.name}>
          <Brandmark />
          <p className={styles.tagline}>{commonCopy.tagline}</p>
        </div>
        <div className={styles.wide}>
          <MainNav />
        </div>
        <div className={styles.actions}>
          {user === null ? <PlanPlace /> : <PlanControl user={user} />}
          <div className={styles.wide}>
            <ProfileLink user={user} />
            <LogoutButton size="sm" />
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
