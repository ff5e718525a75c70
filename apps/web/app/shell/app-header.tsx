import type { CurrentUser } from '@riflesso/contract'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { personName } from '~/format/person-name.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { ButtonLink } from '~/ui/button/button.tsx'
import styles from './app-header.module.css'
import { LogoutButton } from './logout-button.tsx'
import { MainNav } from './main-nav.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { PlanControl, PlanPlace } from './plan-control.tsx'

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

/** Link to the profile with the user's name; null while unknown. */
function ProfileLink({ user }: { readonly user: CurrentUser | null }) {
  const name = user && (personName(user.firstName, user.lastName) ?? user.email)
  return (
    <ButtonLink look="secondary" size="sm" to={paths.profile}>
      <span className="overflow-hidden max-w-24 text-ellipsis lg:max-w-56">{name ?? shellCopy.profileMobile}</span>
    </ButtonLink>
  )
}
