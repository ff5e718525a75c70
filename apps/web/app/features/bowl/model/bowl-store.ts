import { z } from 'zod'
import { createStoredText } from '~/store.ts'
import { type BowlSession, bowlSessionSchema } from './bowl-session.ts'

const KEPT = 5
/** Sessions expire after a day. */
const DAY = 24 * 60 * 60 * 1000

type Sessions = readonly BowlSession[]
const NONE: Sessions = []

/** Cleared on sign-out, like everything in local storage that is not a preference. */
const stored = createStoredText('bowl-sessions')

/** Calls a listener on change, in any tab; returns the function that unsubscribes. */
export const watchBowlSessions = stored.watch

let known: { readonly text: string | null; readonly sessions: Sessions } = { text: null, sessions: NONE }

/** The bowl sessions of this browser, latest first; the same array while nothing changes. */
export function bowlSessions(): Sessions {
  const text = stored.get()
  if (text !== known.text) known = { text, sessions: text === null ? NONE : read(text) }
  return known.sessions
}

/** Ignores entries of another version of the app and manipulated ones. */
function read(text: string): Sessions {
  try {
    return z.array(bowlSessionSchema).parse(JSON.parse(text))
  } catch {
    return NONE
  }
}

/** Stores a session, replacing an earlier one of the same analysis. */
export function keepBowlSession(session: BowlSession, now: number): void {
  const others = bowlSessions().filter(
    ({ analysisId, begunAt }) => analysisId !== session.analysisId && now - begunAt < DAY,
  )
  write([session, ...others].slice(0, KEPT))
}

/** Sets the current phase of a session. */
export const openBowlPhase = (analysisId: string, phase: number): void =>
  write(bowlSessions().map((each) => (each.analysisId === analysisId ? { ...each, current: phase } : each)))

export const dropBowlSession = (analysisId: string): void =>
  write(bowlSessions().filter((session) => session.analysisId !== analysisId))

const write = (sessions: Sessions): void => stored.set(sessions.length === 0 ? null : JSON.stringify(sessions))
