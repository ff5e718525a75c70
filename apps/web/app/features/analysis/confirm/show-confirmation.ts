import type { Slot } from '../model/draft.ts'
import { confirmationId } from './confirm-reading.tsx'

/** Height of the bar at the lower edge, in pixels. */
const BAR = 80

/** Scrolls to the confirmation of a photo and focuses it. Returns whether it was in view already. */
export function showConfirmation(slot: Slot): boolean {
  const card = document.getElementById(confirmationId(slot))
  if (card === null) return true
  const { top, bottom } = card.getBoundingClientRect()
  const middle = window.innerHeight / 2
  const isWhole = top >= 0 && bottom <= window.innerHeight - BAR
  if (isWhole || (top < middle && bottom > middle)) return true
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'center' })
  return false
}
