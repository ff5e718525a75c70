import { createStore } from '~/store.ts'

/** Default duration of a toast, milliseconds. */
const DURATION = 5000

type Tone = 'success' | 'error' | 'info'
type Message = {
  readonly title: string
  readonly text?: string | undefined
  readonly duration?: number
  /** Stays visible when a dialog opens. */
  readonly stays?: boolean
}

/** A visible toast with a unique `id`. */
export type ShownToast = {
  readonly id: number
  readonly tone: Tone
  readonly title: string
  readonly text?: string | undefined
  readonly duration: number
  readonly stays: boolean
}

const shown = createStore<ShownToast | null>(null)
let count = 0

function show(tone: Tone, { title, text, duration = DURATION, stays = false }: Message): void {
  count += 1
  shown.set({ id: count, tone, title, text, duration, stays })
}

/** Shows a toast, replacing the current one. */
export const toast = {
  success: (message: Message) => show('success', message),
  error: (message: Message) => show('error', message),
  info: (message: Message) => show('info', message),
}

/** The current toast, and its subscription. */
export const { get: shownToast, watch: watchToast } = shown

/** Removes the toast. */
export const clearToast = (): void => shown.set(null)

/** Removes the toast of a step that is done. */
export function leaveStep(): void {
  if (shownToast()?.stays !== true) clearToast()
}

/** Removes the toast with this id, if it is still shown. */
export function hideToast(id: number): void {
  if (shownToast()?.id === id) clearToast()
}
