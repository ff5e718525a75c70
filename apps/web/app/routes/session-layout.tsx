import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { queryClient } from '~/api/query-client.ts'
import { wipeWithoutToken } from '~/auth/session/session-changes.ts'
import { endCopiesInTime } from '~/offline/copies.ts'
import { forgetOldDrafts } from '~/offline/kept-drafts.ts'
import { ignoreSecondTaps } from '~/ui/second-tap.ts'
import { Toasts } from '~/ui/toast/toasts.tsx'

/** Providers of all screens that call the server; public pages load faster without them. */
export default function SessionLayout() {
  useEffect(() => wipeWithoutToken(), [])
  useEffect(() => endCopiesInTime(queryClient), [])
  useEffect(() => ignoreSecondTaps(), [])
  useEffect(() => void forgetOldDrafts().catch(() => undefined), [])
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts />
      <Outlet />
    </QueryClientProvider>
  )
}
