/** The deadline of a consultation: the signal aborts then, `leftMs` is the remaining time. */
export type Deadline = { readonly signal: AbortSignal; readonly leftMs: () => number }

export function startDeadline(milliseconds: number): Deadline {
  const endsAt = performance.now() + milliseconds
  return { signal: AbortSignal.timeout(milliseconds), leftMs: () => endsAt - performance.now() }
}
