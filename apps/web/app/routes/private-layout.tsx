import { useMatch } from 'react-router'
import { OfflineNotice } from '~/offline/offline-notice.tsx'
import { UpdateNotice } from '~/offline/update-notice.tsx'
import { paths } from '~/paths.ts'
import { PasswordPrompt } from '~/session/password-prompt.tsx'
import { RequireVerifiedUser } from '~/session/require-verified-user.tsx'
import { BowlMode } from './bowl-mode.tsx'

/** Every page of a signed-in person, with what stands at the bowl over it. */
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
