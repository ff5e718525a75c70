/** Milliseconds a toast stays, unless told otherwise. */
const DURATION = 5000

type Tone = 'success' | 'error' | 'info'
type Message = {
  readonly title: string
  readonly text?: string
  readonly duration?: number
  /** It is still to be read when a dialog opens by itself over what said it. */
  readonly stays?: boolean
}

/** A toast on the screen; its `id` tells it from every other one. */
export type ShownToast = {
  readonly id: number
  readonly tone: Tone
  readonly title: string
  readonly text?: string
  readonly duration: number
  readonly stays: boolean
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function put(next: ShownToast | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function show(tone: Tone, { title, text, duration = DURATION, stays = false }: Message): void {
  count += 1
  put({ id: count, tone, title, text, duration, stays })
}

/** Says something in passing. At most one toast stands: a new one takes the place of the former. */
export const toast = {
  success: (message: Message) => show('success', message),
  error: (message: Message) => show('error', message),
  info: (message: Message) => show('info', message),
}

export const shownToast = (): ShownToast | null => shown

/** Takes away whatever stands. */
export const clearToast = (): void => put(null)

/** Takes away what belongs to a step that is done. */
export function leaveStep(): void {
  if (shown?.stays !== true) put(null)
}

/** Takes that toast away, unless another one has taken its place. */
export function hideToast(id: number): void {
  if (shown?.id === id) put(null)
}

/** Calls `listener` whenever the toast changes; returns how to stop. */
export function watchToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
