import { TEST_CARDS } from '@riflesso/contract'
import type { DemoCard } from './account.ts'

/** What a bank answers for a card: kept as a card that behaves so, refused, or first a question to its owner. */
export type CardAnswer =
  | { readonly kind: 'accepted' | 'question'; readonly card: DemoCard }
  | { readonly kind: 'refused' }

const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  [TEST_CARDS.success]: { kind: 'accepted', card: 'good' },
  [TEST_CARDS.refused]: { kind: 'refused' },
  [TEST_CARDS.authentication]: { kind: 'question', card: 'good' },
  [TEST_CARDS.laterFailure]: { kind: 'accepted', card: 'fails-later' },
}

/** Null for a number that is no test card: a real one is neither used nor kept. */
export const answerOf = (cardNumber: string): CardAnswer | null => ANSWERS[cardNumber] ?? null
