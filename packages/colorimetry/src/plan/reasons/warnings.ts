import { PRETONE } from '../../data/fantasy.ts'
import { HARD_LIMITS } from '../../data/hard-limits.ts'
import { LIGHTENING_LIMIT } from '../../data/lift-caps.ts'
import { WHITE } from '../../data/white-hair.ts'
import { coverAt } from '../../hair/deposit.ts'
import { fantasyBase, hasOtherDirectDye } from '../../hair/direct.ts'
import { shadeLevelsOf } from '../../hair/formula-hair.ts'
import { isDyedOften } from '../../hair/history.ts'
import { safetyQuestions } from '../../hair/missing-answers.ts'
import { PATCH_TEST_WARNINGS, patchTestState } from '../../hair/patch-test.ts'
import { percentsOf } from '../../hair/peroxide.ts'
import { whiteShareOf } from '../../hair/white-share.ts'
import { whiteTaken } from '../../hair/white-taken.ts'
import { declaredTreatment, whiteTreatment } from '../../hair/white-treatment.ts'
import { LEVEL_TOLERANCE } from '../../hair/wish.ts'
import { hasShade, isColourKept } from '../../model/phase-colour.ts'
import type { Expected, PlanGoal, PlanSession, ProductClass, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { Situation } from '../../model/situation.ts'
import { type Condition, type ToneName, ZONES } from '../../model/vocabulary.ts'
import type { Draft } from '../draft.ts'
import { doubtOfWhite, type Facts, isCool, isWarm } from '../facts.ts'
import { handsWarnings } from './hands.ts'
import { hasPowder, usesColour } from './refusals.ts'
import { strandMinutes } from './strand.ts'

export type WarningInput = {
  readonly draft: Draft
  readonly sessions: readonly PlanSession[]
  readonly missing: readonly string[]
  readonly goal: PlanGoal
  readonly expected: Expected
  readonly totalMinutes: number
}

const WEAK: ReadonlySet<Condition> = new Set(['mediocre', 'rovinato', 'pessimo'])

/** Direct pigments that stay in the fibre when the colour has faded [C]. */
const STAINING: ReadonlySet<ToneName> = new Set(['CENERE', 'VERDE'])

/** Roots this much lighter than the lengths are lightened hair, or the light of the photo: worth a second look. */
const LIGHT_ROOTS = 2

/** How many answers are missing, and the questions to be asked before the first product is opened. */
const openAnswers = ({ sessions, missing }: WarningInput, powder: boolean, isShaded: boolean): Reason[] => {
  if (sessions.length === 0) return []
  const questions = safetyQuestions(missing, powder)
  return [
    ...(missing.length > 0
      ? [reason('answers-missing', '7.5', { count: missing.length, ...(isShaded || powder ? {} : { bowl: 'clear' }) })]
      : []),
    ...(questions.length > 0 ? [reason('safety-questions', '7.6', { asked: questions.join(' ') })] : []),
  ]
}

/** Sensitivity test of section 4.4; a positive one refuses the service. */
const patchTest = ({ details: { safety } }: Situation, sessions: readonly PlanSession[]): Reason[] => {
  const state = patchTestState(safety, sessions)
  if (state === 'valid') return []
  const code = PATCH_TEST_WARNINGS[state]
  const waits = code === 'patch-test-pending' || code === 'patch-test-due'
  const hours = waits ? HARD_LIMITS.patchTestMinHours : (safety.patchTestAgeHours ?? 0)
  return [reason(code, '4.4', { hours })]
}

/** Warnings from health answers and from the history of the hair. */
const hairAndPerson = (facts: Facts, powder: boolean, sessions: readonly PlanSession[]): Reason[] => {
  const { details, condition, current, goal } = facts.situation
  const { history, safety } = details
  const found: Reason[] = []
  if (safety.pregnancy === true) found.push(reason('pregnancy', '4.4'))
  if (safety.scalp === 'sensibile')
    found.push(reason('scalp-sensitive', '4.3', { volume: HARD_LIMITS.bleachVolumeSensitiveScalp }))
  if (history.henna === 'pura')
    found.push(reason('henna-pure', '7.4', { tested: safety.strandTest === 'superato' ? 'yes' : 'no' }))
  if (isDyedOften(history.colourLayers))
    found.push(reason('box-dye', '7.4', { metal: history.metallicSalts === false ? 'no' : 'unknown' }))
  const phases = sessions.flatMap((session) => session.phases)
  if (phases.length > 0 && condition !== null && WEAK.has(condition))
    found.push(reason('fragile-fibre', '7.4', { condition }))
  if (powder && WEAK.has(facts.condition)) found.push(reason('no-hot-iron', '5.4'))
  if (phases.some(({ application }) => application.includes('two-bands')))
    found.push(reason('regrowth-band', '5.2', { cm: details.regrowthCm ?? 0 }))
  for (const [code, { roots, lengths }] of [
    ['roots-lighter', current],
    ['goal-roots-lighter', goal.zones],
  ] as const) {
    const levels = Math.round(10 * (roots.level - lengths.level)) / 10
    if (levels > LIGHT_ROOTS) found.push(reason(code, '1.4', { levels }))
  }
  return found
}

/** Warnings about the base of a fantasy colour, and about its residues. */
const fantasy = (draft: Draft, { level, tone }: PlanGoal): Reason[] => {
  const { main, course, wished, facts } = draft
  const reached = course.hair[main].level
  const isDirect = facts.fantasy?.wish[main] !== undefined
  const base = isDirect ? wished[main].level : fantasyBase({ level, tone })
  const found: Reason[] = []
  if (base !== null && reached < base - LEVEL_TOLERANCE) found.push(reason('fantasy-base', '2.2', { level: base }))
  if (isDirect && PRETONE.tones.has(tone.primary)) found.push(reason('direct-over-yellow', '5.1', { level: reached }))
  if (isDirect && STAINING.has(tone.primary)) found.push(reason('direct-residue', '5.1'))
  return found
}

/** Direct colour never washes out in one step. */
const oldDirect = ({ hair, shown }: Draft, sessions: readonly PlanSession[]): Reason[] => {
  const worn = ZONES.find((zone) => hasOtherDirectDye(hair[zone], shown[zone]))
  if (worn === undefined) return []
  const phases = sessions.flatMap((session) => session.phases)
  const isOpened = phases.some(({ reasons }) => reasons.some(({ code }) => code === 'remove-direct'))
  return [reason('old-direct', '5.1', { way: isOpened ? 'bath' : 'washes', tone: hair[worn].tone.primary })]
}

/** What a photo shows of white hair may be lights where nothing was declared. */
const lightsBesideWhite = ({ hairType }: Situation): Reason['values'] => (hairType === null ? { lights: 'yes' } : {})

/** White hair needs a declared wish, and a cover needs upkeep to hide its line. */
const whiteWish = ({ situation }: Facts, sessions: readonly PlanSession[]): Reason[] => {
  const { technique, white: answers } = situation.details
  const white = whiteShareOf(situation.details) ?? 0
  if (white === 0) return []
  if (declaredTreatment(situation) === null && technique !== 'glossing') {
    const until = whiteTreatment(situation)
    const taken = until === 'open' ? whiteTaken(sessions, situation) : null
    return [
      reason('white-wish-open', '7.3', {
        white,
        until,
        ...(until === 'open' ? lightsBesideWhite(situation) : doubtOfWhite(situation)),
        ...(taken === null ? {} : { taken }),
      }),
    ]
  }
  const upkeep = answers?.upkeep ?? null
  return upkeep !== null && upkeep !== 'ogni-mese' && whiteTreatment(situation) === 'cover'
    ? [reason('white-upkeep', '7.3', { white, upkeep })]
    : []
}

/** Ways in which the result can differ from the wish. */
const result = ({ draft, sessions, goal, expected }: WarningInput, powder: boolean): Reason[] => {
  const { facts, hair, wished } = draft
  const found: Reason[] = []
  const isTurning = ZONES.some(
    (zone) => hair[zone].history === 'decolorato' && isCool(wished[zone].tone) && wished[zone].level < hair[zone].level,
  )
  if (isTurning) found.push(reason('green-risk', 'R8', { level: goal.level }))
  const phases = sessions.flatMap((session) => session.phases)
  const codes = new Set(phases.flatMap((phase) => phase.reasons).map((note) => note.code))
  if (codes.has('lift-highlift') || codes.has('lift-warm-high-volume'))
    found.push(reason('warm-result', '4.1', { level: expected.level }))
  if (sessions.length > 0) found.push(...oldDirect(draft, sessions), ...fantasy(draft, goal))
  const white = whiteShareOf(facts.situation.details) ?? 0
  if (white >= WHITE.coverFrom && goal.tone.primary !== 'NATURALE')
    found.push(reason('white-reads-strong', '8.4', { white, ...doubtOfWhite(facts.situation) }))
  const onNatural = phases.filter(
    ({ zones, products }) =>
      COVERING.has(products[0]?.class ?? 'BOND') && zones.some((zone) => hair[zone].history === 'naturale'),
  )
  const palest = Math.max(
    0,
    ...onNatural.flatMap(({ stopAtLevel, ...bowl }) => stopAtLevel ?? shadeLevelsOf({ stopAtLevel, ...bowl })),
  )
  if (white >= SOME_WHITE && palest >= TRANSPARENT_FROM)
    found.push(reason('white-transparent', '7.3', { share: coverAt(palest), level: palest }))
  if (facts.coversWhite && white >= MUCH_WHITE && goal.level <= HARD_LINE_AT && sessions.length > 0)
    found.push(reason('white-hard-line', '7.3', { white, level: goal.level + 2 }))
  const isGolden = isWarm(expected.tone) || expected.tone.secondary === 'DORATO'
  const isWarmed = isGolden && !isWarm(goal.tone) && goal.tone.secondary !== 'DORATO' && sessions.length > 0
  const isCoolBlond = isCool(goal.tone) && goal.level >= TRANSPARENT_FROM && codes.has('lift-natural-colour')
  if ((isWarmed || isCoolBlond) && !found.some(({ code }) => code === 'warm-result'))
    found.push(reason('warm-result', '4.1', { level: expected.level }))
  const lightest = Math.max(...ZONES.map((zone) => facts.situation.goal.zones[zone].level))
  if (lightest > LIGHTENING_LIMIT && powder) found.push(reason('lightest-limit', '7.4', { level: lightest }))
  return found
}

/** Requirements of the strand test: today's level and minutes, and the shade of the result. */
const onStrand = ({ sessions: [today], expected: { shade } }: WarningInput): Reason['values'] => {
  const stops = (today?.phases ?? []).flatMap(({ stopAtLevel }) => stopAtLevel ?? [])
  return {
    level: stops.length > 0 ? Math.max(...stops) : (today?.goal.level ?? 0),
    ...strandMinutes(today),
    shade,
  }
}

/** Shares of white hair that are mentioned, and levels from which a cover is transparent or shows a hard line [S25 S36 C]. */
const SOME_WHITE = 0.1
const MUCH_WHITE = 0.7
const TRANSPARENT_FROM = 8
const HARD_LINE_AT = 4
const COVERING: ReadonlySet<ProductClass> = new Set(['PERM', 'PERM_W', 'HIGHLIFT'])

/** Warnings before and during the service, the most important first, without duplicates. */
export const warningsFor = (input: WarningInput): Reason[] => {
  const { draft, sessions, missing, expected, totalMinutes } = input
  const powder = sessions.some(hasPowder)
  const colours = sessions.some(usesColour)
  const isStrandTested = draft.facts.situation.details.safety.strandTest === 'superato'
  const isShaded = sessions.some(({ phases }) => phases.some(hasShade))
  const percent = Math.max(0, ...sessions.flatMap((session) => session.phases).flatMap(percentsOf))
  return [
    ...openAnswers(input, powder, isShaded),
    ...(sessions.length > 0 ? whiteWish(draft.facts, sessions) : []),
    ...(colours ? patchTest(draft.facts.situation, sessions) : []),
    ...(sessions.length > 0 && (missing.length > 0 || powder) && !isStrandTested
      ? [
          reason('strand-test-first', '7.5', {
            bowl: powder ? 'powder' : isShaded ? 'colour' : colours ? 'clear' : 'none',
            ...onStrand(input),
          }),
        ]
      : []),
    ...hairAndPerson(draft.facts, powder, sessions),
    ...result(input, powder),
    ...handsWarnings(sessions, draft.choice.technique, draft.facts.situation.details),
    ...(totalMinutes > HARD_LIMITS.usualAppointment
      ? [reason('long-appointment', '5.3', { minutes: totalMinutes })]
      : []),
    ...(sessions.length > 0
      ? [
          reason('history-unverifiable', 'F10', {
            tolerance: expected.tolerance,
            shade: expected.shade,
            ...(isColourKept(input) ? { kept: 'yes' } : {}),
          }),
        ]
      : []),
    ...(percent > 0 ? [reason('legal-gloves-eyes', '4.4', { percent })] : []),
    ...(colours ? [reason('legal-oxidative', '4.4')] : []),
  ]
}
