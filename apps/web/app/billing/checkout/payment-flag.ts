const KEY = 'payment-success'

/** Remembers that a payment went well, until the profile has said so. Only after the provider called the plan active. */
export const setPaymentFlag = (): void => localStorage.setItem(KEY, 'true')

/** Whether a payment has just gone well, and nobody has said so yet. */
export const hasPaymentFlag = (): boolean => localStorage.getItem(KEY) === 'true'

export const clearPaymentFlag = (): void => localStorage.removeItem(KEY)
