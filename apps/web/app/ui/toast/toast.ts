import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { messageOf } from '~/api/api-error.ts'
import { createStore } from '~/store.ts'

/** Default duration of a toast, milliseconds. */
const DURATION = 5000
/** How long a dismissed toast stays in the store, hidden, milliseconds. */
const REMOVAL_DELAY = 1_000_000

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

type StoredToast = ShownToast & { readonly isDismissed: boolean }

const stored = createStore<StoredToast | null>(null)
let removal: ReturnType<typeof setTimeout> | undefined
let count = 0

function show(tone: Tone, { title, text, duration = DURATION, stays = false }: Message): void {
  count += 1
  clearTimeout(removal)
  stored.set({ id: count, tone, title, text, duration, stays, isDismissed: false })
}

/** Shows a toast, replacing the current one. */
export const toast = {
  success: (message: Message) => show('success', message),
  error: (message: Message) => show('error', message),
  info: (message: Message) => show('info', message),
}

/** The newest toast, also after it was dismissed, and the subscription. */
export const { get: storedToast, watch: watchToast } = stored

/** The visible toast, or null. */
export function shownToast(): ShownToast | null {
  const newest = storedToast()
  return newest?.isDismissed === false ? newest : null
}

/** Dismisses the toast. */
export function clearToast(): void {
  const newest = storedToast()
  if (newest === null || newest.isDismissed) return
  stored.set({ ...newest, isDismissed: true })
  removal = setTimeout(() => stored.set(null), REMOVAL_DELAY)
}

/** Dismisses the toast of a step that is done. */
export function hideStepToast(): void {
  if (shownToast()?.stays !== true) clearToast()
}

/** Dismisses the toast with this id, if it is still shown. */
export function hideToast(id: number): void {
  if (shownToast()?.id === id) clearToast()
}

type Options<Data, Variables, Context> = Omit<UseMutationOptions<Data, Error, Variables, Context>, 'onError'> & {
  /** Shown after a success, once `onSuccess` has ended. */
  readonly done?: Message
  /** Title of the toast after a failure. */
  readonly failed: string
  /** Text of that toast; the server's message by default. */
  readonly reason?: (error: Error) => string
}

/** A mutation whose end is told in a toast. */
export const useApiMutation = <Data, Variables = void, Context = unknown>({
  done,
  failed,
  reason = messageOf,
  onSuccess,
  ...options
}: Options<Data, Variables, Context>): UseMutationResult<Data, Error, Variables, Context> =>
  useMutation({
    ...options,
    onSuccess: async (...args) => {
      await onSuccess?.(...args)
      if (done) toast.success(done)
    },
    onError: (error) => toast.error({ title: failed, text: reason(error) }),
  })
