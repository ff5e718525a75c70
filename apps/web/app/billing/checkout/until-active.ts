/** Number of requests before the payment counts as pending. */
const REQUESTS = 5

/**
 * Polls until a paid plan is active, because a provider can take some seconds to process a payment. Waits `pause` after each
 * request, including the last one. Returns whether the plan is active.
 */
export async function untilActive(isActive: () => Promise<boolean>, pause: () => Promise<unknown>): Promise<boolean> {
  for (let look = 1; ; look++) {
    const active = await isActive()
    await pause()
    if (active || look === REQUESTS) return active
  }
}
