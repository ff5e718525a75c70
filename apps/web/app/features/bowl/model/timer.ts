import { z } from 'zod'

/**
 * A timer by the clock on the wall: it runs on through a reload, a closed tab and a tablet asleep.
 * `endsAt` is the end in milliseconds since 1970, null while it stands still; `leftMs` is what is left while it stands still.
 */
export const timerSchema = z.object({
  totalMs: z.number().positive(),
  leftMs: z.number(),
  endsAt: z.number().nullable(),
  /** Its end was noticed. */
  silenced: z.boolean(),
})
export type Timer = z.infer<typeof timerSchema>

export type TimerState = 'ready' | 'running' | 'paused' | 'over'

const MINUTE = 60_000

export const newTimer = (minutes: number): Timer => ({
  totalMs: minutes * MINUTE,
  leftMs: minutes * MINUTE,
  endsAt: null,
  silenced: false,
})

/** Milliseconds until the end; below zero since it is over. */
export const leftMs = ({ endsAt, leftMs: left }: Timer, now: number): number => (endsAt === null ? left : endsAt - now)

export function timerState(timer: Timer, now: number): TimerState {
  if (timer.endsAt !== null) return timer.endsAt > now ? 'running' : 'over'
  return timer.leftMs < timer.totalMs ? 'paused' : 'ready'
}

/** It is over and nobody has noticed. */
export const isRinging = (timer: Timer, now: number): boolean => timerState(timer, now) === 'over' && !timer.silenced

export const startTimer = (timer: Timer, now: number): Timer => ({ ...timer, endsAt: now + timer.leftMs })

export const pauseTimer = (timer: Timer, now: number): Timer => ({ ...timer, leftMs: leftMs(timer, now), endsAt: null })

export const resetTimer = ({ totalMs }: Timer): Timer => ({ totalMs, leftMs: totalMs, endsAt: null, silenced: false })

export const silenceTimer = (timer: Timer): Timer => ({ ...timer, silenced: true })

/** More time: from now on when it is over, otherwise behind what is left. */
export function addMinutes(timer: Timer, minutes: number, now: number): Timer {
  const added = minutes * MINUTE
  const totalMs = timer.totalMs + added
  if (timer.endsAt === null) return { ...timer, totalMs, leftMs: timer.leftMs + added }
  return { ...timer, totalMs, endsAt: Math.max(timer.endsAt, now) + added, silenced: false }
}

/** Milliseconds that it has run, also beyond its end. */
export const elapsedMs = (timer: Timer, now: number): number => timer.totalMs - leftMs(timer, now)

/** Milliseconds until the next strand is to be looked at, every so many minutes; null when it does not run. */
export function untilCheckMs(timer: Timer, everyMinutes: number, now: number): number | null {
  if (timerState(timer, now) !== 'running') return null
  const every = everyMinutes * MINUTE
  return Math.min(every - (elapsedMs(timer, now) % every), leftMs(timer, now))
}

/** It ends so many minutes from now; with none it is over, and whoever asked for that knows. */
export function endIn(timer: Timer, minutes: number, now: number): Timer {
  const left = minutes * MINUTE
  const totalMs = Math.max(elapsedMs(timer, now) + left, MINUTE)
  return { totalMs, leftMs: left, endsAt: now + left, silenced: minutes === 0 }
}

/** '21:40', '1:05:00'; '+0:12' since it is over. Whole seconds, rounded up while time is left. */
export function clockText(ms: number): string {
  const seconds = ms >= 0 ? Math.ceil(ms / 1000) : Math.floor(-ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return ms < 0 ? `+${text}` : text
}
