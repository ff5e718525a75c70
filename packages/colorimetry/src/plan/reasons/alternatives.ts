import { shadeNotation } from '../../colour/shade.ts'
import { HARD_LIMITS } from '../../data/hard-limits.ts'
import { PRELIMINARY_TESTS } from '../../data/preliminary-tests.ts'
import { gramsOf } from '../../data/products/grams.ts'
import { WHITE } from '../../data/white-hair.ts'
import { conditionOf } from '../../hair/likely-answers.ts'
import { isWhiteZone } from '../../hair/white-share.ts'
import type { PlanGoal, PlanSession, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { ReasonCode } from '../../model/reason-codes.ts'
import type { GoalZone, Situation } from '../../model/situation.ts'
import { clockOf } from '../bowls/minutes.ts'
import { ACTIVATOR, DEPOSIT } from '../bowls/volume.ts'
import type { Draft } from '../draft.ts'
import { isWeak } from '../facts.ts'

const BOND_COURSE_WEEKS = 4

/** Alternatives to a refused service, by the reason of the refusal (7.6, worked cases 17-22). */
export const alternativesTo = (refusals: readonly Reason[], current: GoalZone): Reason[] => {
  const found = new Map<ReasonCode, Reason>()
  const add = (code: ReasonCode, rule: string, values: Reason['values'] = {}) => {
    if (!found.has(code)) found.set(code, reason(code, rule, values))
  }
  for (const refusal of refusals) {
    const wait = Number(refusal.values.wait ?? 0)
    switch (refusal.code) {
      case 'metallic-salts':
      case 'henna-compound':
        add('grow-and-cut', '7.6')
        add('direct-shade', '7.6')
        add('incompatibility-test', '7.5', { hours: PRELIMINARY_TESTS.incompatibility.readAfterHours })
        break
      case 'broken-hair':
      case 'elasticity-failed':
      case 'strand-test-failed':
        add('grow-and-cut', '7.6')
        add('bond-course', '7.6', { weeks: BOND_COURSE_WEEKS })
        add('direct-shade', '7.6')
        break
      case 'scalp-lesion':
        add('doctor', '7.6')
        add('wait', '7.6', { weeks: BOND_COURSE_WEEKS })
        break
      case 'allergy':
      case 'patch-test-positive':
        add('doctor', '7.6')
        add('hairpiece', '7.6')
        break
      case 'under-16':
        add('temporary-colour', '7.6')
        add('hairpiece', '7.6')
        break
      case 'persulfate-asthma':
        add('doctor', '7.6')
        add('without-powder', '7.6', { level: current.level })
        break
      case 'perm-too-recent':
      case 'bleach-too-recent':
        add('wait', '5.3', { weeks: wait })
        add('bond-course', '7.6', { weeks: Math.max(1, wait) })
        add('acid-gloss', '7.6')
        break
      case 'henna-test-first':
        add('incompatibility-test', '7.5', { hours: PRELIMINARY_TESTS.incompatibility.readAfterHours })
        add('strand-test-later', '7.5', { weeks: 1 })
        break
      case 'perm-date-needed':
        add('strand-test-later', '7.5', { weeks: Number(refusal.values.weeks ?? BOND_COURSE_WEEKS) })
        break
      default:
        break
    }
  }
  return [...found.values()]
}

/** What the rest of the course waits for. */
const untilOf = (situation: Situation): 'fibre' | 'visit' => (isWeak(conditionOf(situation)) ? 'fibre' : 'visit')

/** Another way to the wish that this plan does not reach. */
export const otherWay = ({ level, tone }: GoalZone, { whiteNotes, facts }: Draft): Reason =>
  whiteNotes.length > 0
    ? reason('meches-instead', '7.3', { level })
    : reason('later-goal', '7.6', {
        level,
        shade: shadeNotation(level, tone),
        until: untilOf(facts.situation),
      })

/** Share of white and level from which ash alone turns to steel [C]. */
const STEEL = { white: 0.5, level: 7 } as const

/** Ash on much white, softened with gold. */
const warmerOnWhite = ({ facts }: Draft, { level, tone, shade }: PlanGoal): Reason[] => {
  const isAsh = tone.primary === 'CENERE' && tone.secondary === null
  if (!facts.coversWhite || facts.white < STEEL.white || level < STEEL.level || !isAsh) return []
  const softened = shadeNotation(level, { ...tone, secondary: 'DORATO' })
  return [reason('warmer-on-white', '8.4', { shade: softened, wished: shade })]
}

/** Level of strands that give depth to white hair that stays light [C]. */
const LOWLIGHT = 7

/** Hair that is all white has no pigment to lighten: a pale wish becomes a veil, and strands give depth. */
const veilOnWhite = ({ facts: { coversWhite, situation } }: Draft, { level, shade }: PlanGoal): Reason[] =>
  coversWhite && level > WHITE.maxLevel && isWhiteZone(situation.current.lengths, situation.details)
    ? [reason('veil-on-white', '7.3', { shade, volume: ACTIVATOR, deeper: LOWLIGHT })]
    : []

/** In pregnancy a formula without ammonia is offered besides the cover at the root. */
const milderFormula = ({ facts }: Draft, { phases }: PlanSession): Reason[] => {
  const cover = phases.find(
    ({ zones, reasons }) => zones.includes('roots') && reasons.some(({ code }) => code === 'white-volume'),
  )
  const shade = cover?.products[0]?.shade
  if (facts.situation.details.safety.pregnancy !== true || cover === undefined || !shade) return []
  const { minutes } = clockOf('DEMI')
  return [reason('milder-formula', '4.4', { shade, grams: gramsOf(cover.products), volume: DEPOSIT, minutes })]
}

/** Lift of dyed lengths from which two visits are safer, and the lift of the first one [C]. */
const BAND = { from: 3, first: 2 } as const

const bandInTwo = ({ hair }: Draft, { phases }: PlanSession): Reason[] => {
  const { level } = hair.lengths
  const band = phases.find(({ zones, products: [main] }) => main?.class === 'DECAP_OX' && zones.join() === 'lengths')
  const goal = band?.stopAtLevel ?? level
  return goal - level >= BAND.from
    ? [reason('band-two-visits', '5.3', { level: level + BAND.first, wanted: goal, weeks: HARD_LIMITS.bleachWeeks })]
    : []
}

/** Alternatives to today's work with nearly the same result. */
export const besideToday = (draft: Draft, goal: PlanGoal, today: PlanSession | undefined): Reason[] =>
  today === undefined
    ? []
    : [
        ...warmerOnWhite(draft, goal),
        ...veilOnWhite(draft, goal),
        ...milderFormula(draft, today),
        ...bandInTwo(draft, today),
      ]
