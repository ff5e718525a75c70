import { type DeclaredDetails, HARD_LIMITS } from '@riflesso/colorimetry'
import type { CardSafety } from '@riflesso/contract'
import { HOUR_MS } from '#platform/clock'
import { dayOf } from '#platform/italian-time'
import type { ClientRow, PatchTestRow } from './repository.ts'

type Card = Pick<ClientRow, 'birthDate' | 'colourAllergy' | 'burn'> & {
  /** Newest first. */
  readonly patchTests: readonly Test[]
}

type Test = Pick<PatchTestRow, 'appliedAt' | 'result' | 'family' | 'asked'>

const hoursSince = (time: Date, now: Date): number => (now.getTime() - time.getTime()) / HOUR_MS

/**
 * Whether a negative test counts no longer, whatever its age: one of the latest answers before a colour was a yes, or the salon tests
 * before every use and a colour was made with this one, or it is older than a week.
 */
export function isTestDue({ appliedAt, asked }: Pick<Test, 'appliedAt' | 'asked'>, now: Date, everyUse: boolean) {
  const last = asked?.at(-1)
  if (last && (last.reaction || last.scalpBroken || last.news)) return true
  const today = dayOf(now)
  const isUsed = (asked ?? []).some(({ at }) => dayOf(new Date(at)) < today)
  return everyUse && (isUsed || hoursSince(appliedAt, now) > HARD_LIMITS.patchTestOnceMaxHours)
}

/**
 * The current safety answers of a card. One positive test counts forever; otherwise the newest negative one, whose
 * age the planner judges; an unread test does not count.
 */
export function cardSafety(
  { birthDate, colourAllergy, burn, patchTests }: Card,
  now: Date,
  everyUse: boolean,
): CardSafety {
  const read =
    patchTests.find(({ result }) => result === 'positivo') ?? patchTests.find(({ result }) => result !== null)
  const waiting = patchTests.length > 0 ? 'non-eseguito' : null
  return {
    under16: birthDate === null ? null : isYounger(birthDate, HARD_LIMITS.minAge, now),
    allergy: colourAllergy,
    patchTest: read?.result ?? waiting,
    patchTestAgeHours: read ? Math.max(0, hoursSince(read.appliedAt, now)) : null,
    patchTestFamily: read?.family ?? null,
    testDue: read?.result === 'negativo' && isTestDue(read, now, everyUse),
    scalpClosed: burn !== null && burn.soundAt === null,
  }
}

/** A prohibition wins from either source; otherwise the card, which is on record, wins over the declared answer. */
const either = (card: boolean | null, declared: boolean | null) =>
  card === true || declared === true ? true : (card ?? declared)

type TestAnswer = Pick<DeclaredDetails['safety'], 'patchTest' | 'patchTestAgeHours' | 'patchTestFamily'>

const hasDate = ({ patchTestAgeHours }: TestAnswer): boolean => patchTestAgeHours !== null

/** Ages of one test, computed in two ways, may differ. */
const SAME_TEST_HOURS = 1

/** A positive test wins; of two negative ones the newer, and a dated one over an undated one. */
function testOf(card: TestAnswer, declared: TestAnswer): TestAnswer {
  for (const answer of [card, declared]) if (answer.patchTest === 'positivo') return answer
  if (card.patchTest !== 'negativo') return declared.patchTest === null ? card : declared
  if (declared.patchTest !== 'negativo' || !hasDate(declared)) return card
  return Number(declared.patchTestAgeHours) < Number(card.patchTestAgeHours) - SAME_TEST_HOURS ? declared : card
}

/** The declared answers of an analysis, completed from the client's card. */
export function withCard(details: DeclaredDetails, card: CardSafety): DeclaredDetails {
  const { safety } = details
  const test = testOf(card, safety)
  const { patchTest, patchTestAgeHours, patchTestFamily = null } = test
  const { patchTestFamily: _, ...others } = safety
  return {
    ...details,
    safety: {
      ...others,
      under16: either(card.under16, safety.under16),
      allergy: either(card.allergy, safety.allergy),
      patchTest: test === card && card.testDue ? 'da-ripetere' : patchTest,
      patchTestAgeHours,
      ...(patchTestFamily === null ? {} : { patchTestFamily }),
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
