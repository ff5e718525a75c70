import { HARD_LIMITS } from '@riflesso/colorimetry'
import type { CardSafety } from '@riflesso/contract'
import { clientCardsCopy } from '~/copy/client-cards.ts'

const { safety: copy } = clientCardsCopy

export type CardFact = { readonly tone: 'ok' | 'warning' | 'danger'; readonly text: string }

type Card = { readonly safety: CardSafety; readonly agreed: { readonly photos: boolean } }

export const isExpired = (ageHours: number): boolean => ageHours > HARD_LIMITS.patchTestMaxHours

function testFact({ patchTest, patchTestAgeHours, testDue }: CardSafety): CardFact {
  if (patchTest === 'positivo') return { tone: 'danger', text: copy.positive }
  if (patchTest === 'negativo')
    return isExpired(patchTestAgeHours ?? 0)
      ? { tone: 'warning', text: copy.expired }
      : testDue
        ? { tone: 'warning', text: copy.due }
        : { tone: 'ok', text: copy.valid }
  return { tone: 'warning', text: patchTest === null ? copy.noTest : copy.waiting }
}

/** Facts that an analysis takes from a card, most serious first. */
export function cardFacts({ safety, agreed }: Card): CardFact[] {
  const facts: CardFact[] = [
    ...(safety.under16 === true ? [{ tone: 'danger', text: copy.under16 } as const] : []),
    ...(safety.scalpClosed ? [{ tone: 'danger', text: copy.scalpClosed } as const] : []),
    ...(safety.allergy === true ? [{ tone: 'danger', text: copy.allergy } as const] : []),
    testFact(safety),
    ...(safety.allergy === false ? [{ tone: 'ok', text: copy.noAllergy } as const] : []),
    ...(agreed.photos ? [] : [{ tone: 'warning', text: copy.noPhotos } as const]),
  ]
  const gravity = { danger: 0, warning: 1, ok: 2 }
  return facts.sort((one, other) => gravity[one.tone] - gravity[other.tone])
}
