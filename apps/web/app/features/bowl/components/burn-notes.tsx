import { clientCard, fullAnalysis, setClientBurn } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { useRetry } from '~/offline/use-retry.ts'
import { isUnnoted } from '../model/bowl-session.ts'
import { bowlSessions, keepBowlSession } from '../model/bowl-store.ts'
import { burnToNote, withNoted } from '../model/burn.ts'
import { useBowlSessions } from './use-bowl-sessions.ts'

/** Where a burn is noted after an attempt: null = tried again later. */
async function note({ clientId, burn }: NonNullable<ReturnType<typeof burnToNote>>): Promise<'card' | 'device' | null> {
  try {
    await call(setClientBurn, { params: { id: clientId }, body: burn })
    return 'card'
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    return code === 'health-consent-required' || code === 'client-not-found' ? 'device' : null
  }
}

/** Notes what burned on the client's card, as soon as there is a connection. */
export function BurnNotes() {
  const queryClient = useQueryClient()
  const isSending = useRef(false)
  const isWaiting = useBowlSessions().some(isUnnoted)
  const send = async () => {
    for (const session of bowlSessions()) {
      const due = burnToNote(session, Date.now())
      const noted = due && (await note(due))
      if (!due || !noted) continue
      const kept = bowlSessions().find(({ analysisId }) => analysisId === session.analysisId)
      if (kept) keepBowlSession(withNoted(kept, due.burn, noted, Date.now()), Date.now())
      void queryClient.invalidateQueries({ queryKey: [clientCard.path] })
      void queryClient.invalidateQueries({ queryKey: [fullAnalysis.path] })
    }
  }
  useRetry(isWaiting, () => {
    if (isSending.current) return
    isSending.current = true
    void send().finally(() => {
      isSending.current = false
    })
  })
  return null
}
