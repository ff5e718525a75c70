import { z } from 'zod'
import { createStoredText } from '~/store.ts'
import { type BowlSession, bowlSessionSchema } from './bowl-session.ts'

const KEPT = 5
/** Nobody stands at the same bowl the day after. */
const DAY = 24 * 60 * 60 * 1000

type Sessions = readonly BowlSession[]
const NONE: Sessions = []

/** Removed with the person's session, as everything in local storage that is no preference. */
const stored = createStoredText('bowl-sessions')

/** Calls a listener on change, in any tab; returns the function that unsubscribes. */
export const watchBowlSessions = stored.watch

let known: { readonly text: string | null; readonly sessions: Sessions } = { text: null, sessions: NONE }

/** The sessions at the bowl of this browser, the latest first; the same array while nothing changes. */
export function bowlSessions(): Sessions {
  const text = stored.get()
  if (text !== known.text) known = { text, sessions: text === null ? NONE : read(text) }
  return known.sessions
}

/** What another version of the app or somebody else's hand left there counts for nothing. */
function read(text: string): Sessions {
  try {
    return z.array(bowlSessionSchema).parse(JSON.parse(text))
  } catch {
    return NONE
  }
}

/** Keeps a session, in place of an earlier one of the same analysis. */
export function keepBowlSession(session: BowlSession, now: number): void {
  const others = bowlSessions().filter(
    ({ analysisId, begunAt }) => analysisId !== session.analysisId && now - begunAt < DAY,
  )
  write([session, ...others].slice(0, KEPT))
}

/** Turns a session to one of its phases. */
export const openBowlPhase = (analysisId: string, phase: number): void =>
  write(bowlSessions().map((each) => (each.analysisId === analysisId ? { ...each, current: phase } : each)))

export const dropBowlSession = (analysisId: string): void =>
  write(bowlSessions().filter((session) => session.analysisId !== analysisId))

const write = (sessions: Sessions): void => stored.set(sessions.length === 0 ? null : JSON.stringify(sessions))
