import { clientCard, fullAnalysis, setClientBurn, setPreColour } from '@riflesso/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '~/api/api-error.ts'
import { call } from '~/api/client.ts'
import { useRetry } from '~/offline/use-retry.ts'
import { type BowlSession, isUnnoted } from '../model/bowl-session.ts'
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

/** Not the wrong time of a device: its answers are sent again, since a yes must not be lost. */
const FINAL_REFUSALS = ['health-consent-required', 'client-not-found', 'patch-test-not-found']

/** Whether the answers before a colour need not be sent again: they are on the card, or the card does not take them. */
async function noteAnswers({ clientId, asked }: BowlSession): Promise<boolean> {
  if (clientId === null || asked === null) return false
  try {
    await call(setPreColour, { params: { id: clientId }, body: asked })
    return true
  } catch (error) {
    return error instanceof ApiError && FINAL_REFUSALS.includes(error.code)
  }
}

/** Notes the answers before a colour and what burned on the client's card, as soon as there is a connection. */
export function BurnNotes() {
  const queryClient = useQueryClient()
  const isSending = useRef(false)
  const isWaiting = useBowlSessions().some(isUnnoted)
  const change = ({ analysisId }: BowlSession, next: (kept: BowlSession) => BowlSession) => {
    const kept = bowlSessions().find((each) => each.analysisId === analysisId)
    if (kept) keepBowlSession(next(kept), Date.now())
    void queryClient.invalidateQueries({ queryKey: [clientCard.path] })
    void queryClient.invalidateQueries({ queryKey: [fullAnalysis.path] })
  }
  const send = async () => {
    for (const session of bowlSessions()) {
      const at = session.asked?.at
      if (await noteAnswers(session))
        change(session, (kept) => (kept.asked?.at === at ? { ...kept, asked: null } : kept))
      const due = burnToNote(session, Date.now())
      const noted = due && (await note(due))
      if (!due || !noted) continue
      change(session, (kept) => withNoted(kept, due.burn, noted, Date.now()))
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
