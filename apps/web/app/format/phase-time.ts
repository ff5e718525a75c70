/**
 * Splits the time of a phase: '35 (controllare ogni 5)' is 35 minutes with a note. Text without brackets has no note.
 */
export function splitPhaseTime(time: number | string): { readonly minutes: string; readonly note: string | null } {
  const [before = '', inside] = String(time).split(/[()]/)
  return { minutes: before.trim(), note: inside?.trim() || null }
}
