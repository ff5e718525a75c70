import { createStore } from '~/store.ts'

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

const shown = createStore<ShownToast | null>(null)
let count = 0

function show(tone: Tone, { title, text, duration = DURATION, stays = false }: Message): void {
  count += 1
  shown.set({ id: count, tone, title, text, duration, stays })
}

/** Says something in passing. At most one toast stands: a new one takes the place of the former. */
export const toast = {
  success: (message: Message) => show('success', message),
  error: (message: Message) => show('error', message),
  info: (message: Message) => show('info', message),
}

/** The toast on the screen, and how to follow it. */
export const { get: shownToast, watch: watchToast } = shown

/** Removes the toast. */
export const clearToast = (): void => shown.set(null)

/** Removes the toast of a step that is done. */
export function leaveStep(): void {
  if (shownToast()?.stays !== true) clearToast()
}

/** Removes that toast, unless another one has taken its place. */
export function hideToast(id: number): void {
  if (shownToast()?.id === id) clearToast()
}
