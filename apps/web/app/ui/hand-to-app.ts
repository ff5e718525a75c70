/** What came of it: 'cancelled' when the person closed the choice of apps, 'failed' also where the browser cannot share this. */
export type Handed = 'app' | 'cancelled' | 'failed'

/** Offers `data` to the other apps of the device. Never throws. */
export async function handToApp(data: ShareData): Promise<Handed> {
  if (!navigator.canShare?.(data)) return 'failed'
  try {
    await navigator.share(data)
    return 'app'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed'
  }
}
