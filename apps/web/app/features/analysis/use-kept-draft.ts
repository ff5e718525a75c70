import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useUserIfKnown } from '~/auth/session/use-current-user.ts'
import { type Draft, EMPTY_DRAFT } from './model/draft.ts'
import { type KeptDraft, keepDraft, readKeptDraft } from './model/kept-draft.ts'

/**
 * Keeps the draft of the signed-in user in this browser, and brings back what was left there. Where the browser keeps nothing, as in
 * some private windows, the screen works without.
 */
export function useKeptDraft({ draft, act }: KeptDraft, onRestore: (kept: KeptDraft) => void): void {
  const account = useUserIfKnown()?.id ?? null
  const [readFor, setReadFor] = useState<string | null>(null)
  const restore = useEffectEvent(onRestore)
  const kept = useRef<Draft>(EMPTY_DRAFT)

  useEffect(() => {
    if (account === null) return
    let isOver = false
    const read = async () => {
      const left = await readKeptDraft(account).catch(() => null)
      if (isOver) return
      if (left) restore(left)
      setReadFor(account)
    }
    void read()
    return () => {
      isOver = true
    }
  }, [account])

  useEffect(() => {
    if (account === null || readFor !== account) return
    const before = kept.current
    kept.current = draft
    void keepDraft(account, { draft, act }, before).catch(() => undefined)
  }, [account, readFor, draft, act])
}
