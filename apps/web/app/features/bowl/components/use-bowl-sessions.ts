import { useSyncExternalStore } from 'react'
import type { BowlSession } from '../model/bowl-session.ts'
import { bowlSessions, watchBowlSessions } from '../model/bowl-store.ts'

const NONE: readonly BowlSession[] = []

/** What stands at the bowl in this browser. */
export const useBowlSessions = (): readonly BowlSession[] =>
  useSyncExternalStore(watchBowlSessions, bowlSessions, () => NONE)
