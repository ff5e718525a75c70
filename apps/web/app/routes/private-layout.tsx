import { useMatch } from 'react-router'
import { PasswordPrompt } from '~/auth/password/password-prompt.tsx'
import { RequireVerifiedUser } from '~/auth/session/require-verified-user.tsx'
import { OfflineNotice, UpdateNotice } from '~/offline/notices.tsx'
import { paths } from '~/paths.ts'
import { BowlMode } from './bowl-mode.tsx'

/** Layout of signed-in pages, with the bowl mode as overlay. */
export default function PrivateLayout() {
  const startsEarly = useMatch(paths.app) !== null
  return (
    <RequireVerifiedUser early={startsEarly}>
      <BowlMode />
      <PasswordPrompt />
      <OfflineNotice />
      <UpdateNotice />
    </RequireVerifiedUser>
  )
}
