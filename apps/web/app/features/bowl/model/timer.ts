import { z } from 'zod'

/**
 * A wall-clock timer: a reload, a closed tab or sleep does not stop it. `endsAt` is the end in milliseconds since 1970, null
 * while stopped; `leftMs` is the remaining time while stopped.
 */
export const timerSchema = z.object({
  totalMs: z.number().positive(),
  leftMs: z.number(),
  endsAt: z.number().nullable(),
  /** Whether its end was acknowledged. */
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

/** Milliseconds until the end; negative afterwards. */
export const leftMs = ({ endsAt, leftMs: left }: Timer, now: number): number => (endsAt === null ? left : endsAt - now)

export function timerState(timer: Timer, now: number): TimerState {
  if (timer.endsAt !== null) return timer.endsAt > now ? 'running' : 'over'
  return timer.leftMs < timer.totalMs ? 'paused' : 'ready'
}

/** Whether it has ended without acknowledgement. */
export const isRinging = (timer: Timer, now: number): boolean => timerState(timer, now) === 'over' && !timer.silenced

export const startTimer = (timer: Timer, now: number): Timer => ({ ...timer, endsAt: now + timer.leftMs })

export const pauseTimer = (timer: Timer, now: number): Timer => ({ ...timer, leftMs: leftMs(timer, now), endsAt: null })

export const resetTimer = ({ totalMs }: Timer): Timer => ({ totalMs, leftMs: totalMs, endsAt: null, silenced: false })

export const silenceTimer = (timer: Timer): Timer => ({ ...timer, silenced: true })

/** Adds time: from now if it has ended, otherwise to the remaining time. */
export function addMinutes(timer: Timer, minutes: number, now: number): Timer {
  const added = minutes * MINUTE
  const totalMs = timer.totalMs + added
  if (timer.endsAt === null) return { ...timer, totalMs, leftMs: timer.leftMs + added }
  return { ...timer, totalMs, endsAt: Math.max(timer.endsAt, now) + added, silenced: false }
}

/** Elapsed milliseconds, also beyond its end. */
export const elapsedMs = (timer: Timer, now: number): number => timer.totalMs - leftMs(timer, now)

/** Milliseconds until the next strand check at the given interval; null if it is not running. */
export function untilCheckMs(timer: Timer, everyMinutes: number, now: number): number | null {
  if (timerState(timer, now) !== 'running') return null
  const every = everyMinutes * MINUTE
  return Math.min(every - (elapsedMs(timer, now) % every), leftMs(timer, now))
}

/** Sets the end to this many minutes from now; 0 ends and acknowledges it. */
export function endIn(timer: Timer, minutes: number, now: number): Timer {
  const left = minutes * MINUTE
  const totalMs = Math.max(elapsedMs(timer, now) + left, MINUTE)
  return { totalMs, leftMs: left, endsAt: now + left, silenced: minutes === 0 }
}

/** '21:40', '1:05:00'; '+0:12' after its end. Whole seconds, rounded up before the end. */
export function clockText(ms: number): string {
  const seconds = ms >= 0 ? Math.ceil(ms / 1000) : Math.floor(-ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return ms < 0 ? `+${text}` : text
}
