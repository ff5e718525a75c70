/** Why the upgrade dialog opens: the free analyses, or those of the month, are used up; or just so. */
export type UpgradeReason =
  | { readonly kind: 'chosen' }
  | { readonly kind: 'trial'; readonly used: number }
  | { readonly kind: 'month'; readonly resetDate: Date }

const OPEN = 'openUpgradeDialog'
const PAID = 'paymentSuccess'

/** Opens the upgrade dialog of whatever screen is shown. */
export const openUpgradeDialog = (reason: UpgradeReason = { kind: 'chosen' }): void => {
  window.dispatchEvent(new CustomEvent(OPEN, { detail: reason }))
}

const isReason = (value: unknown): value is UpgradeReason =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Calls `listener` whenever somebody asks for the dialog; returns how to stop. */
export function watchUpgradeDialog(listener: (reason: UpgradeReason) => void): () => void {
  const onOpen = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    listener(isReason(detail) ? detail : { kind: 'chosen' })
  }
  window.addEventListener(OPEN, onOpen)
  return () => window.removeEventListener(OPEN, onOpen)
}

/** Says that a payment went well and the provider has activated the plan. */
export const announcePayment = (): void => {
  window.dispatchEvent(new CustomEvent(PAID))
}

/** Calls `listener` after every such payment; returns how to stop. */
export function watchPayments(listener: () => void): () => void {
  window.addEventListener(PAID, listener)
  return () => window.removeEventListener(PAID, listener)
}
