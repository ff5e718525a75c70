/** When asking must be over: the signal aborts then, `leftMs` tells how long that is. */
export type Deadline = { readonly signal: AbortSignal; readonly leftMs: () => number }

export function startDeadline(milliseconds: number): Deadline {
  const endsAt = performance.now() + milliseconds
  return { signal: AbortSignal.timeout(milliseconds), leftMs: () => endsAt - performance.now() }
}
