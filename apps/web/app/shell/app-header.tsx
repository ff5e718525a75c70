import type { CurrentUser } from '@riflesso/contract'
import { IconMenu2 } from '@tabler/icons-react'
import { useId } from 'react'
import { useLocation } from 'react-router'
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

/** Salon, profile and logout behind one button. A native popover opens before the scripts have loaded. */
function PhoneMenu() {
  const id = useId()
  const { key } = useLocation()
  return (
    <div className="md:hidden">
      <button
        className="grid size-12 p-0 border-0 -mr-2 bg-transparent text-ink cursor-pointer place-items-center"
        type="button"
        popoverTarget={id}
        aria-label={shellCopy.menu}
      >
        <IconMenu2 size="1.5rem" stroke={1.75} aria-hidden />
      </button>
      {/* A navigation closes it. */}
      <div
        key={key}
        id={id}
        className="w-[min(16rem,calc(100vw_-_1.5rem))] p-3 border border-line rounded-card m-0 bg-card shadow-float text-ink gap-2 top-[calc(var(--header-height)_+_0.25rem)] right-3 bottom-auto left-auto open:grid"
        popover="auto"
      >
        <ButtonLink look="secondary" size="lg" to={paths.salon}>
          {shellCopy.nav.salon}
        </ButtonLink>
        <ButtonLink look="secondary" size="lg" to={paths.profile}>
          {shellCopy.profileMobile}
        </ButtonLink>
        <LogoutButton size="lg" />
      </div>
    </div>
  )
}
