/**
 * The time of a phase: '35 (controllare ogni 5)' is 35 minutes with a note. Text without a number stays as it is.
 */
export function splitPhaseTime(time: number | string): { readonly minutes: string; readonly note: string | null } {
  const [before = '', inside] = String(time).split(/[()]/)
  return { minutes: before.trim(), note: inside?.trim() || null }
}

/** Minutes as people say them: '45 min', '1 h 25 min', '2 h'. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
