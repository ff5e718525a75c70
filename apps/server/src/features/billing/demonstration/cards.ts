import { TEST_CARDS } from '@riflesso/contract'
import type { DemoCard } from './account.ts'

/** The bank's answer for a test card: accepted, refused, or authentication required. */
export type CardAnswer =
  | { readonly kind: 'accepted' | 'question'; readonly card: DemoCard }
  | { readonly kind: 'refused' }

const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  [TEST_CARDS.success]: { kind: 'accepted', card: 'good' },
  [TEST_CARDS.refused]: { kind: 'refused' },
  [TEST_CARDS.authentication]: { kind: 'question', card: 'good' },
  [TEST_CARDS.laterFailure]: { kind: 'accepted', card: 'fails-later' },
}

/** Null for a number that is not a test card: real numbers are neither used nor stored. */
export const answerOf = (cardNumber: string): CardAnswer | null => ANSWERS[cardNumber] ?? null
