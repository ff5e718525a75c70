import { profileCopy } from '~/copy/account/profile.ts'
import { ProfilePage } from '~/features/profile/profile-page.tsx'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${profileCopy.page} · Riflesso` }]

export default function ProfileRoute() {
  return (
    <AppFrame titled>
      <ProfilePage />
    </AppFrame>
  )
}
