import { IDLE_LEAST_MINUTES } from '../data/chair-time.ts'
import type { SessionClock } from '../model/chair.ts'

/** Minutes of a session in which the hands are free long enough for another client, from the start of the session. */
export function idleSpans({ steps, sections }: Pick<SessionClock, 'steps' | 'sections'>): [from: number, to: number][] {
  const looks = sections.flatMap((section) => section.looks)
  const busy = [...steps, ...looks.map((at) => ({ at, minutes: 0 }))].sort((one, other) => one.at - other.at)
  const found: [number, number][] = []
  let free = 0
  for (const { at, minutes } of busy) {
    if (at - free >= IDLE_LEAST_MINUTES) found.push([free, at])
    free = Math.max(free, at + minutes)
  }
  return found
}
