export type CardFormProps = {
  readonly clientSecret: string
  /** The payment was confirmed. The form stays busy until the promise resolves, while the plan is activated. */
  readonly onPaid: () => Promise<void>
  /** The payment is neither confirmed nor declined: it is processing. */
  readonly onProcessing: () => void
}

/** Height reserved while a card form loads. */
export const CARD_FORM_HEIGHT = '18rem'
