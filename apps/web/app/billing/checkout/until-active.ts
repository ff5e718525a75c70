/** How often the server is asked for the plan before the payment is called under way. */
const LOOKS = 5

/**
 * Whether a paid plan has become active: asked again after each `pause` while it has not, because a provider may take some
 * seconds to hear of a payment. One pause follows the last answer too.
 */
export async function untilActive(isActive: () => Promise<boolean>, pause: () => Promise<unknown>): Promise<boolean> {
  for (let look = 1; ; look++) {
    const active = await isActive()
    await pause()
    if (active || look === LOOKS) return active
  }
}
