import { IconMenu2 } from '@tabler/icons-react'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import { LogoutButton } from './logout-button.tsx'
import { SalonLink } from './main-nav.tsx'
import styles from './phone-menu.module.css'

/** Salon, profile and logout behind one button. A native popover opens before the scripts have loaded. */
export function PhoneMenu() {
  const id = useId()
  const { key } = useLocation()
  return (
    <div className={styles.menu}>
      <button className={styles.button} type="button" popoverTarget={id} aria-label={shellCopy.menu}>
        <IconMenu2 size="1.5rem" stroke={1.75} aria-hidden />
      </button>
      {/* A navigation closes it. */}
      <div key={key} id={id} className={styles.panel} popover="auto">
        <SalonLink />
        <ButtonLink look="secondary" size="lg" to={paths.profile}>
          {shellCopy.profileMobile}
        </ButtonLink>
        <LogoutButton size="lg" />
      </div>
    </div>
  )
}
