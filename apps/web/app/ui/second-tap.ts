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
  let down = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0, control: null as Element | null }
  let last = down
  const look = ({ timeStamp, clientX, clientY, target }: PointerEvent) => {
    down = { at: timeStamp, x: clientX, y: clientY, control: controlOf(target) }
  }
  const ignore = (event: MouseEvent) => {
    // A key press clicks with no detail.
    if (event.detail === 0) return
    const isSecond = down.at - last.at < DOUBLE_TAP_MS && Math.hypot(down.x - last.x, down.y - last.y) < FINGERTIP
    if (isSecond && down.control !== last.control) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else last = down
  }
  window.addEventListener('pointerdown', look, true)
  window.addEventListener('click', ignore, true)
  return () => {
    window.removeEventListener('pointerdown', look, true)
    window.removeEventListener('click', ignore, true)
  }
}
