import { type DeclaredDetails, HARD_LIMITS } from '@riflesso/colorimetry'
import type { CardSafety } from '@riflesso/contract'
import { HOUR_MS, MINUTE_MS } from '#platform/clock'
import { dayOf } from '#platform/italian-time'
import type { ClientRow, PatchTestRow } from './repository.ts'

type Card = Pick<ClientRow, 'birthDate' | 'colourAllergy' | 'burn'> & {
  /** Newest first. */
  readonly patchTests: readonly Test[]
}

type Test = Pick<PatchTestRow, 'appliedAt' | 'result' | 'family' | 'asked'>

const hoursSince = (time: Date, now: Date): number => (now.getTime() - time.getTime()) / HOUR_MS

type Answers = NonNullable<Test['asked']>[number]

/** Whether one of the answers before a colour makes the test due again. */
export const isAnyYes = ({ reaction, scalpBroken, news }: Omit<Answers, 'at' | 'userId'>): boolean =>
  reaction || scalpBroken || news

/** The clocks of two devices may differ by this much. */
const CLOCKS_APART_MS = 5 * MINUTE_MS

const timeOf = ({ at }: Answers): number => Date.parse(at)

/** The answers before a colour since a test was applied, whichever test they are kept with, newest first. */
const answersSince = (tests: readonly Test[], appliedAt: Date): Answers[] =>
  tests
    .flatMap(({ asked }) => asked ?? [])
    .filter((answers) => timeOf(answers) >= appliedAt.getTime())
    .sort((one, next) => timeOf(next) - timeOf(one))

const newestNegative = (tests: readonly Test[]) => tests.find(({ result }) => result === 'negativo')

/** The latest answers before a colour since the newest negative test. A yes wins over a no of the same minutes. */
export function latestAnswers(tests: readonly Test[]): Answers | null {
  const answers = answersSince(tests, newestNegative(tests)?.appliedAt ?? new Date(0))
  const [last] = answers
  if (!last) return null
  return answers.find((each) => isAnyYes(each) && timeOf(last) - timeOf(each) <= CLOCKS_APART_MS) ?? last
}

/** Hours since the latest answers before a colour, if one of them was a yes; otherwise null. */
export function hoursSinceYes(tests: readonly Test[], now: Date): number | null {
  const last = latestAnswers(tests)
  return last && isAnyYes(last) ? hoursSince(new Date(last.at), now) : null
}

/**
 * Whether the newest negative test counts no longer, whatever its age: one of the latest answers before a colour was a yes, or the salon
 * tests before every use and a colour was made with this one, or it is older than a week.
 */
export function isTestDue(tests: readonly Test[], now: Date, everyUse: boolean): boolean {
  const test = newestNegative(tests)
  if (!test) return false
  if (hoursSinceYes(tests, now) !== null) return true
  const today = dayOf(now)
  const isUsed = answersSince(tests, test.appliedAt).some(({ at }) => dayOf(new Date(at)) < today)
  return everyUse && (isUsed || hoursSince(test.appliedAt, now) > HARD_LIMITS.patchTestOnceMaxHours)
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
    testDue: read?.result === 'negativo' && isTestDue(patchTests, now, everyUse),
    scalpClosed: burn !== null && burn.soundAt === null,
  }
}

/** A prohibition wins from either source; otherwise the card, which is on record, wins over the declared answer. */
const either = (card: boolean | null, declared: boolean | null) =>
  card === true || declared === true ? true : (card ?? declared)

type TestAnswer = Pick<DeclaredDetails['safety'], 'patchTest' | 'patchTestAgeHours' | 'patchTestFamily'>

const hasDate = ({ patchTestAgeHours }: TestAnswer): boolean => patchTestAgeHours !== null

/** A declared test has the precision of a day. */
const SAME_TEST_HOURS = 24

/** A positive test wins; of two negative ones the newer, and a dated one over an undated one. */
function testOf(card: TestAnswer, declared: TestAnswer): TestAnswer {
  for (const answer of [card, declared]) if (answer.patchTest === 'positivo') return answer
  if (card.patchTest !== 'negativo') return declared.patchTest === null ? card : declared
  if (declared.patchTest !== 'negativo' || !hasDate(declared)) return card
  return Number(declared.patchTestAgeHours) < Number(card.patchTestAgeHours) - SAME_TEST_HOURS ? declared : card
}

/**
 * The declared answers of an analysis, completed from the client's card. After a yes before a colour (null = none) no negative test
 * counts that was applied earlier, on the card or declared.
 */
export function withCard(details: DeclaredDetails, card: CardSafety, yesHoursAgo: number | null): DeclaredDetails {
  const { safety } = details
  const test = testOf(card, safety)
  const { patchTest, patchTestAgeHours, patchTestFamily = null } = test
  const { patchTestFamily: _, ...others } = safety
  const isBeforeYes = yesHoursAgo !== null && (patchTestAgeHours ?? Infinity) >= yesHoursAgo
  const isDue = patchTest === 'negativo' && (isBeforeYes || (test === card && card.testDue))
  return {
    ...details,
    safety: {
      ...others,
      under16: either(card.under16, safety.under16),
      allergy: either(card.allergy, safety.allergy),
      patchTest: isDue ? 'da-ripetere' : patchTest,
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
export function isYounger(birthDate: string, age: number, now: Date): boolean {
  const today = dayOf(now)
  return birthDate > `${Number(today.slice(0, 4)) - age}${today.slice(4)}`
}
