import { IconMenu2 } from '@tabler/icons-react'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { shellCopy } from '~/copy/shell.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import { LogoutButton } from './logout-button.tsx'
import { SalonLink } from './main-nav.tsx'

/** Salon, profile and logout behind one button. A native popover opens before the scripts have loaded. */
export function PhoneMenu() {
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
        <SalonLink />
        <ButtonLink look="secondary" size="lg" to={paths.profile}>
          {shellCopy.profileMobile}
        </ButtonLink>
        <LogoutButton size="lg" />
      </div>
    </div>
  )
}
