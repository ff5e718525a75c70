import { type DeclaredDetails, HARD_LIMITS } from '@riflesso/colorimetry'
import type { CardSafety } from '@riflesso/contract'
import { HOUR_MS } from '#platform/clock'
import { dayOf } from '#platform/italian-time'
import type { ClientRow, PatchTestRow } from './repository.ts'

type Card = Pick<ClientRow, 'birthDate' | 'colourAllergy' | 'burn'> & {
  /** Newest first. */
  readonly patchTests: readonly Pick<PatchTestRow, 'appliedAt' | 'result'>[]
}

/**
 * The current safety answers of a card. One positive test counts forever; otherwise the newest negative one, whose
 * age the planner judges; an unread test does not count.
 */
export function cardSafety({ birthDate, colourAllergy, burn, patchTests }: Card, now: Date): CardSafety {
  const read =
    patchTests.find(({ result }) => result === 'positivo') ?? patchTests.find(({ result }) => result !== null)
  const waiting = patchTests.length > 0 ? 'non-eseguito' : null
  return {
    under16: birthDate === null ? null : isYounger(birthDate, HARD_LIMITS.minAge, now),
    allergy: colourAllergy,
    patchTest: read?.result ?? waiting,
    patchTestAgeHours: read ? Math.max(0, (now.getTime() - read.appliedAt.getTime()) / HOUR_MS) : null,
    scalpClosed: burn !== null && burn.soundAt === null,
  }
}

/** A prohibition wins from either source; otherwise the card, which is on record, wins over the declared answer. */
const either = (card: boolean | null, declared: boolean | null) =>
  card === true || declared === true ? true : (card ?? declared)

type TestAnswer = Pick<DeclaredDetails['safety'], 'patchTest' | 'patchTestAgeHours'>

const hasDate = ({ patchTestAgeHours }: TestAnswer): boolean => patchTestAgeHours !== null

/** A positive test wins; of two negative ones the newer, and a dated one over an undated one. */
function testOf(card: TestAnswer, declared: TestAnswer): TestAnswer {
  for (const answer of [card, declared]) if (answer.patchTest === 'positivo') return answer
  if (card.patchTest !== 'negativo') return declared.patchTest === null ? card : declared
  if (declared.patchTest !== 'negativo' || !hasDate(declared)) return card
  return Number(declared.patchTestAgeHours) < Number(card.patchTestAgeHours) ? declared : card
}

/** The declared answers of an analysis, completed from the client's card. */
export function withCard(details: DeclaredDetails, card: CardSafety): DeclaredDetails {
  const { safety } = details
  const { patchTest, patchTestAgeHours } = testOf(card, safety)
  return {
    ...details,
    safety: {
      ...safety,
      under16: either(card.under16, safety.under16),
      allergy: either(card.allergy, safety.allergy),
      patchTest,
      patchTestAgeHours,
      scalp: card.scalpClosed ? 'lesionata' : safety.scalp,
    },
  }
}

/** The answers to keep with an analysis: a scalp that is closed on the card opens again there. */
export const withDeclaredScalp = (details: DeclaredDetails, { safety }: DeclaredDetails): DeclaredDetails => ({
  ...details,
  safety: { ...details.safety, scalp: safety.scalp },
})

/** Whether a person born on a day is younger than an age. */
function isYounger(birthDate: string, age: number, now: Date): boolean {
  const today = dayOf(now)
  return birthDate > `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}
