import type { ClientSummary } from '@riflesso/contract'

/** State of the client dialog, including typed values. */
export type ClientChoice = {
  readonly mode: 'search' | 'create'
  readonly term: string
  readonly picked: ClientSummary | null
  readonly firstName: string
  readonly lastName: string
  readonly skip: boolean
  /** Whether the client consents to keeping photos. */
  readonly photoConsent: boolean
}

export const NO_CHOICE: ClientChoice = {
  mode: 'search',
  term: '',
  picked: null,
  firstName: '',
  lastName: '',
  skip: false,
  photoConsent: false,
}

/** Whether the analysis may start: a client is chosen, a new one has both names, or none is needed. */
export function canConfirm({ mode, picked, firstName, lastName, skip }: ClientChoice): boolean {
  if (skip) return true
  return mode === 'search' ? picked !== null : firstName.trim() !== '' && lastName.trim() !== ''
}
