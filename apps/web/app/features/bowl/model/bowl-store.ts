import { createStoredText } from '~/store.ts'
import { createStoredList } from '~/stored-list.ts'
import { type BowlSession, bowlSessionSchema, isExpired, isUnnoted } from './bowl-session.ts'
import { besideBurn, withBurn } from './burn.ts'

const KEPT = 5

/** Cleared on sign-out, like everything in local storage that is not a preference. */
const stored = createStoredList(createStoredText('bowl-sessions'), bowlSessionSchema)

/** Calls a listener on change, in any tab; returns the function that unsubscribes. */
export const watchBowlSessions = stored.watch

/** The bowl sessions of this browser, latest first; the same array while nothing changes. */
export const bowlSessions: () => readonly BowlSession[] = stored.get

/** Stores a session, replacing an earlier one of the same analysis. */
export function keepBowlSession(session: BowlSession, now: number): void {
  const others = bowlSessions().filter((each) => each.analysisId !== session.analysisId)
  const recent = [session, ...others.filter((each) => !isExpired(each, now))].slice(0, KEPT)
  // What burned is kept until it is on the client's card.
  stored.set([...recent, ...others.filter((each) => isUnnoted(each) && !recent.includes(each))])
}

/** Notes that it burns: the clocks of all bowls of the client stop. */
export function noteBurn(session: BowlSession, by: string | null, now: number): void {
  stored.set(bowlSessions().map((each) => besideBurn(each, session, now)))
  keepBowlSession(withBurn(session, by, now), now)
}

/** Sets the current phase of a session. */
export const openBowlPhase = (analysisId: string, phase: number): void =>
  stored.set(bowlSessions().map((each) => (each.analysisId === analysisId ? { ...each, current: phase } : each)))

export const dropBowlSession = (analysisId: string): void =>
  stored.set(bowlSessions().filter((session) => session.analysisId !== analysisId))
