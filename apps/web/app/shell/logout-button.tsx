import { type MouseEvent, useState } from 'react'
import { useLogout } from '~/auth/session/session-changes.ts'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { shellCopy } from '~/copy/shell.ts'
import { useHasServicesToSend } from '~/offline/services-to-send.ts'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog.tsx'

const { logout: name, logoutWaiting: copy } = shellCopy

/** Ends the session; asks first while something weighed offline has not been sent. */
export function LogoutButton({ size }: { readonly size: 'sm' | 'lg' }) {
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
