const KEY = 'payment-success'

/** Whether a payment has just gone well, and nobody has said so yet. */
export const hasPaymentFlag = (): boolean => localStorage.getItem(KEY) === 'true'

export const clearPaymentFlag = (): void => localStorage.removeItem(KEY)
