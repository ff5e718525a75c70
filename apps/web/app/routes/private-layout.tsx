import { OfflineNotice } from '~/offline/offline-notice.tsx'
import { UpdateNotice } from '~/offline/update-notice.tsx'
import { RequireVerifiedUser } from '~/session/require-verified-user.tsx'
import { BowlMode } from './bowl-mode.tsx'

/** Every page of a signed-in person, with what stands at the bowl over it. */
export default function PrivateLayout() {
  return (
    <RequireVerifiedUser>
      <BowlMode />
      <OfflineNotice />
      <UpdateNotice />
    </RequireVerifiedUser>
  )
}
