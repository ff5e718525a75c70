const KEY = 'payment-success'

/** Stores that a payment succeeded, for a message on the profile. Call it after the provider has activated the plan. */
export const setPaymentFlag = (): void => localStorage.setItem(KEY, 'true')

/** Whether a payment succeeded and the message has not been shown. */
export const hasPaymentFlag = (): boolean => localStorage.getItem(KEY) === 'true'

export const clearPaymentFlag = (): void => localStorage.removeItem(KEY)
