/** Two taps within this time, in milliseconds, are a double tap. */
const DOUBLE_TAP_MS = 500
/** And within this distance, in CSS pixels: about a fingertip. */
const FINGERTIP = 24

const CONTROLS = 'button, a, input, select, textarea, summary, [role="button"]'

/** The control that a tap on `target` would use; a label stands for its field. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest(CONTROLS) ?? target
}

/**
 * Ignores the second tap of a double tap if another control has taken the place of the first one meanwhile: it was meant for that
 * one. Returns the function that stops it.
 */
export function ignoreSecondTaps(): () => void {
  let first = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, control: null as Element | null }
  let isMisplaced = false
  const look = ({ timeStamp, clientX, clientY, target }: PointerEvent) => {
    const control = controlOf(target)
    const isSecond =
      timeStamp - first.at < DOUBLE_TAP_MS && Math.hypot(clientX - first.x, clientY - first.y) < FINGERTIP
    isMisplaced = isSecond && control !== first.control
    // A third tap is compared with the first as well.
    if (!isMisplaced) first = { at: timeStamp, x: clientX, y: clientY, control }
  }
  const ignore = (event: MouseEvent) => {
    // A key press clicks with no detail.
    if (!isMisplaced || event.detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('pointerdown', look, true)
  window.addEventListener('click', ignore, true)
  return () => {
    window.removeEventListener('pointerdown', look, true)
    window.removeEventListener('click', ignore, true)
  }
}
