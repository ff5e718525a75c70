import type { HairType } from '@riflesso/colorimetry'
import type { ClientSummary, LastHair } from '@riflesso/contract'

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
  /** The questions about the hair that were answered with 'Non so'. */
  readonly openHair: readonly (keyof LastHair)[]
}

export const NO_CHOICE: ClientChoice = {
  mode: 'search',
  term: '',
  picked: null,
  firstName: '',
  lastName: '',
  skip: false,
  photoConsent: false,
  openHair: [],
}

/** The hair of an analysis: as answered, otherwise as the client's last visit left it, unless that was taken back. */
export function hairOf(
  answered: LastHair,
  last: LastHair | null,
  { openHair }: Pick<ClientChoice, 'openHair'>,
): LastHair {
  const lastIn = <Name extends keyof LastHair>(name: Name) => (openHair.includes(name) ? null : (last?.[name] ?? null))
  return {
    hairType: answered.hairType ?? lastIn('hairType'),
    hairCondition: answered.hairCondition ?? lastIn('hairCondition'),
  }
}

/** The hair of the last visit, with what the client has told since. */
export const withTold = (last: LastHair | null, hairType: HairType | null): LastHair | null =>
  hairType === null ? last : { hairType, hairCondition: last?.hairCondition ?? null }

/** Whether the analysis may start: a client is chosen, a new one has both names, or none is needed. */
export function canConfirm({ mode, picked, firstName, lastName, skip }: ClientChoice): boolean {
  if (skip) return true
  return mode === 'search' ? picked !== null : firstName.trim() !== '' && lastName.trim() !== ''
}

/** The questions answered with 'Non so' after another answer. */
export const openAfter = (open: ClientChoice['openHair'], answer: Partial<LastHair>): ClientChoice['openHair'] =>
  (['hairType', 'hairCondition'] as const).filter((name) =>
    name in answer ? answer[name] === null : open.includes(name),
  )
