/** Result: 'cancelled' if the user closed the share menu, 'failed' also if the browser cannot share this. */
export type Handed = 'app' | 'cancelled' | 'failed'

/** Opens the share menu with `data`. Never throws. */
export async function handToApp(data: ShareData): Promise<Handed> {
  if (!navigator.canShare?.(data)) return 'failed'
  try {
    await navigator.share(data)
    return 'app'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}
