import { toast } from './toast/toast.ts'

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

type Message = Parameters<typeof toast.success>[0]

/** Copies a text and says so. A browser can refuse it, and lacks the clipboard without HTTPS. */
export async function copyText(text: string, done: Message, failed: Message): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(done)
  } catch {
    toast.error(failed)
  }
}
