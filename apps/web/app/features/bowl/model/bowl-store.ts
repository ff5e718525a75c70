import { z } from 'zod'
import { type BowlSession, bowlSessionSchema } from './bowl-session.ts'

/** Goes with the session of the person, as everything in local storage that is no preference. */
const KEY = 'bowl-sessions'
const KEPT = 5
/** Nobody stands at the same bowl the day after. */
const DAY = 24 * 60 * 60 * 1000

type Sessions = readonly BowlSession[]
const NONE: Sessions = []

const listeners = new Set<() => void>()
let known: { readonly text: string | null; readonly sessions: Sessions } = { text: null, sessions: NONE }

/** The sessions at the bowl of this browser, the latest first; the same array while nothing changes. */
export function bowlSessions(): Sessions {
  const text = localStorage.getItem(KEY)
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

function write(sessions: Sessions): void {
  if (sessions.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(sessions))
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever the sessions change, here or in another tab; returns how to stop. */
export function watchBowlSessions(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
