/** Why the upgrade dialog opens: the free or monthly analyses are used up, or on request. */
export type UpgradeReason =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'trial'; readonly used: number }
  | { readonly kind: 'month'; readonly resetDate: Date }

const OPEN = 'openUpgradeDialog'
const PAID = 'paymentSuccess'

/** Opens the upgrade dialog on the current screen. */
export const openUpgradeDialog = (reason: UpgradeReason = { kind: 'chosen' }): void => {
  window.dispatchEvent(new CustomEvent(OPEN, { detail: reason }))
}

const isReason = (value: unknown): value is UpgradeReason =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Calls `listener` on each request for the dialog; returns the function that unsubscribes. */
export function watchUpgradeDialog(listener: (reason: UpgradeReason) => void): () => void {
  const onOpen = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    listener(isReason(detail) ? detail : { kind: 'chosen' })
  }
  window.addEventListener(OPEN, onOpen)
  return () => window.removeEventListener(OPEN, onOpen)
}

/** Announces that a payment succeeded and the plan is active. */
export const announcePayment = (): void => {
  window.dispatchEvent(new CustomEvent(PAID))
}

/** Calls `listener` after each such payment; returns the function that unsubscribes. */
export function watchPayments(listener: () => void): () => void {
  window.addEventListener(PAID, listener)
  return () => window.removeEventListener(PAID, listener)
}
