import type { Background } from '../background.ts'
import { SECOND_MS } from '../clock.ts'
import type { Courier } from './courier.ts'

const ROUND_MS = 5 * SECOND_MS

/** Sends what is due, now and every few seconds. Returns the function that stops it. */
export function startMailRounds(courier: Courier, background: Background): () => void {
  const round = () => background.run(() => courier.bringDue())
  round()
  const timer = setInterval(round, ROUND_MS)
  return () => clearInterval(timer)
}
