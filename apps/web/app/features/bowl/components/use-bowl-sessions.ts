import { useSyncExternalStore } from 'react'
import type { BowlSession } from '../model/bowl-session.ts'
import { bowlSessions, watchBowlSessions } from '../model/bowl-store.ts'

const NONE: readonly BowlSession[] = []

/** The bowl sessions of this browser. */
export const useBowlSessions = (): readonly BowlSession[] =>
  useSyncExternalStore(watchBowlSessions, bowlSessions, () => NONE)
