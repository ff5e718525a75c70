import { Navigate, useSearchParams } from 'react-router'
import { profileCopy } from '~/copy/account/profile.ts'
import { ProfilePage } from '~/features/profile/profile-page.tsx'
import { paths } from '~/paths.ts'
import { AppFrame } from '~/shell/app-frame.tsx'

export const meta = () => [{ title: `${profileCopy.page} · Riflesso` }]

/** Tabs that are on the page of the salon now: earlier mails and bookmarks name them here. */
const MOVED = ['team', 'learning', 'privacy']

export default function ProfileRoute() {
  const tab = useSearchParams()[0].get('tab') ?? ''
  if (MOVED.includes(tab)) return <Navigate to={`${paths.salon}?tab=${tab}`} replace />
  return (
    <AppFrame titled>
      <ProfilePage />
    </AppFrame>
  )
}
