import type { CurrentUser } from '@riflesso/contract'
import { IconMenu2 } from '@tabler/icons-react'
import { type MouseEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useLogout } from '~/auth/session/session-changes.ts'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { commonCopy } from '~/copy/common.ts'
import { shellCopy } from '~/copy/shell.ts'
import { personName } from '~/format/person-name.ts'
import { useHasServicesToSend } from '~/offline/services-to-send.ts'
import { paths } from '~/paths.ts'
import { Brandmark } from '~/ui/brandmark.tsx'
import { Button, ButtonLink } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'
import { MainNav } from './main-nav.tsx'
import { PlanControl, PlanPlace } from './plan-control.tsx'

// On a phone the summary of a result is sticky instead.
const headerStyle =
  'fixed z-100 top-0 inset-x-0 h-(--header-height) border-b border-line bg-[color-mix(in_srgb,var(--paper)_92%,transparent)] [backdrop-filter:blur(0.75rem)] max-md:in-[html:has([data-result])]:absolute'
const taglineStyle =
  'overflow-hidden text-muted text-[0.6875rem] text-ellipsis leading-[1.15] xl:leading-[inherit] xl:whitespace-nowrap xl:pl-4 xl:border-l xl:border-line xl:text-xs'
const rowStyle = 'flex flex-none items-center gap-1 lg:gap-2'

/** Sticky header of every signed-in screen; on a phone its links are in a menu. */
export function AppHeader() {
  const user = useUserIfKnown()
  return (
    <header className={headerStyle}>
      <div className="flex items-center h-full px-3 gap-2 md:px-6 xl:px-10 xl:gap-4">
        {/* The tagline wraps, to leave room for the links; it stands beside the name in wide rows. */}
        <div className="grid min-w-0 md:max-lg:flex-[0_1_6.75rem] xl:flex xl:items-center xl:gap-4">
          <Brandmark />
          <p className={taglineStyle}>{commonCopy.tagline}</p>
        </div>
        <div className="flex flex-1 items-center max-md:hidden">
          <MainNav />
        </div>
        <div className={`${rowStyle} ml-auto`}>
          {user === null ? <PlanPlace /> : <PlanControl user={user} />}
          <div className={`${rowStyle} max-md:hidden`}>
            <ProfileLink user={user} />
            <LogoutButton size="sm" />
          </div>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

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

const { logout: name, logoutWaiting: copy } = shellCopy

/** Ends the session; asks first while something weighed offline has not been sent. */
function LogoutButton({ size }: { readonly size: 'sm' | 'lg' }) {
  const logout = useLogout()
  const isAnyWaiting = useHasServicesToSend(useUserIfKnown()?.salonId ?? null)
  const [asking, setAsking] = useState(false)
  const ask = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The menu of a phone would cover the dialog.
    currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()
    setAsking(true)
  }
  return (
    <>
      <Button
        look="secondary"
        size={size}
        pending={logout.isPending}
        onClick={isAnyWaiting ? ask : () => logout.mutate()}
      >
        {name}
      </Button>
      <ConfirmDialog
        {...copy}
        opened={asking}
        isPending={logout.isPending}
        onYes={() => logout.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
