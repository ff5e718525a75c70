export type CardFormProps = {
  readonly clientSecret: string
  /** The payment was confirmed. The form stays at work until the promise is kept: the plan is being activated. */
  readonly onPaid: () => Promise<void>
  /** It was not, and not refused either: it is on its way. */
  readonly onProcessing: () => void
}

/** The room that a card form is given while it loads. */
export const CARD_FORM_HEIGHT = '18rem'
