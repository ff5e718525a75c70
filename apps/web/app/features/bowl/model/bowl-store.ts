import { createStoredText } from '~/store.ts'
import { createStoredList } from '~/stored-list.ts'
import { type BowlSession, bowlSessionSchema, isExpired } from './bowl-session.ts'

const KEPT = 5

/** Cleared on sign-out, like everything in local storage that is not a preference. */
const stored = createStoredList(createStoredText('bowl-sessions'), bowlSessionSchema)

/** Calls a listener on change, in any tab; returns the function that unsubscribes. */
export const watchBowlSessions = stored.watch

/** The bowl sessions of this browser, latest first; the same array while nothing changes. */
export const bowlSessions: () => readonly BowlSession[] = stored.get

/** Stores a session, replacing an earlier one of the same analysis. */
export function keepBowlSession(session: BowlSession, now: number): void {
  const others = bowlSessions().filter((each) => each.analysisId !== session.analysisId && !isExpired(each, now))
  stored.set([session, ...others].slice(0, KEPT))
}

/** Sets the current phase of a session. */
export const openBowlPhase = (analysisId: string, phase: number): void =>
  stored.set(bowlSessions().map((each) => (each.analysisId === analysisId ? { ...each, current: phase } : each)))

export const dropBowlSession = (analysisId: string): void =>
  stored.set(bowlSessions().filter((session) => session.analysisId !== analysisId))
