import { useLogout } from '~/auth/session/session-changes.ts'
import { shellCopy } from '~/copy/shell.ts'
import { Button } from '~/ui/button/button.tsx'

/** Ends the session. */
export function LogoutButton({ size }: { readonly size: 'sm' | 'lg' }) {
  const logout = useLogout()
  return (
    <Button look="secondary" size={size} pending={logout.isPending} onClick={() => logout.mutate()}>
      {shellCopy.logout}
    </Button>
  )
}
