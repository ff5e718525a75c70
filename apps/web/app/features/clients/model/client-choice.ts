import type { ClientSummary } from '@riflesso/contract'

/** How the analysis gets its client, with everything typed so far. */
export type ClientChoice = {
  readonly mode: 'search' | 'create'
  readonly term: string
  readonly picked: ClientSummary | null
  readonly firstName: string
  readonly lastName: string
  readonly skip: boolean
  /** The person agrees to the photos being kept. */
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

/** Whether the analysis may start: a client is picked, a new one has both names, or none is wanted. */
export function canConfirm({ mode, picked, firstName, lastName, skip }: ClientChoice): boolean {
  if (skip) return true
  return mode === 'search' ? picked !== null : firstName.trim() !== '' && lastName.trim() !== ''
}
