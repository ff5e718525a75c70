import { type Background, runEvery } from '../background.ts'
import { SECOND_MS } from '../clock.ts'
import type { Courier } from './courier.ts'

const ROUND_MS = 5 * SECOND_MS

/** Sends due mails now and every few seconds. Returns the function that stops it. */
export function startMailRounds(courier: Courier, background: Background): () => void {
  return runEvery(background, ROUND_MS, () => courier.bringDue())
}
