import { shadeNotation } from '../../colour/shade.ts'
import { FADE, FADE_WASHES } from '../../data/fade.ts'
import { DIRECT_WASHES } from '../../data/fantasy.ts'
import { MAINTENANCE_WEEKS } from '../../data/maintenance.ts'
import type { Technique } from '../../data/techniques/techniques.ts'
import { RED_TONES, WARM_TONES } from '../../data/tones.ts'
import { whiteTreatment } from '../../hair/white-treatment.ts'
import { hasShade } from '../../model/phase-colour.ts'
import type { PlanSession, Reason } from '../../model/plan.ts'
import { reason } from '../../model/reason.ts'
import type { GoalZone } from '../../model/situation.ts'
import type { Facts } from '../facts.ts'

const WEEKLY = 1

const interval = (
  code: 'regrowth' | 'demi' | 'toner' | 'meches' | 'red-refresh',
  weeks: readonly [number, number],
  more: Reason['values'] = {},
) => reason(code, '10', { weeksMin: weeks[0], weeksMax: weeks[1], ...more })

/** Why regrowth is visible: another colour, white hair, otherwise the levels that the colour is lighter (+) or deeper (-); empty if unknown. */
const besideRegrowth = (
  { situation: { current, details }, white, coversWhite }: Facts,
  level: number,
  isDirect: boolean,
): Reason['values'] => {
  if (isDirect) return { hair: 'direct' }
  if (coversWhite) return { white }
  const natural = details.naturalLevel ?? (current.roots.history === 'naturale' ? current.roots.level : null)
  return natural === null ? {} : { levels: Math.round(level - natural) }
}

/** Translucent colour on white hair shows no line: the whole colour is refreshed, not the root. */
const isShining = ({ situation, white }: Facts): boolean =>
  white > 0 && !['cover', 'open'].includes(whiteTreatment(situation))

/** When to come back and what to do at home (10). */
export const maintenanceFor = (
  facts: Facts,
  sessions: readonly PlanSession[],
  technique: Technique | null,
  goal: GoalZone,
): Reason[] => {
  if (sessions.length === 0) return []
  const kinds = new Set(sessions.flatMap((session) => session.phases).map((phase) => phase.kind))
  const isLightened = kinds.has('bleach')
  const isDirect = sessions.at(-1)?.phases.some(({ products }) => products[0]?.class === 'DIRECT') === true
  const isRed = RED_TONES.has(goal.tone.primary)
  const condition = facts.condition
  const hair = isLightened ? 'lightened' : isRed ? 'red' : facts.coversWhite ? 'white' : 'coloured'
  const shade = shadeNotation(goal.level, goal.tone)
  const found: Reason[] = []
  if (technique !== null && technique.lightener !== null && isLightened)
    found.push(
      reason('technique-refresh', '9.1', {
        technique: technique.id,
        weeksMin: technique.maintenanceWeeks[0],
        weeksMax: technique.maintenanceWeeks[1],
      }),
    )
  else if (facts.situation.hairType === 'meches') found.push(interval('meches', MAINTENANCE_WEEKS.meches))
  else if ((kinds.has('colour') && !isShining(facts)) || isLightened)
    found.push(
      interval(
        'regrowth',
        facts.white >= 0.1 ? MAINTENANCE_WEEKS.regrowthWhite : MAINTENANCE_WEEKS.regrowth,
        besideRegrowth(facts, goal.level, isDirect),
      ),
    )
  if (isDirect)
    found.push(
      reason('direct-refresh', '10', {
        weeksMin: MAINTENANCE_WEEKS.direct[0],
        weeksMax: MAINTENANCE_WEEKS.direct[1],
        washesMin: DIRECT_WASHES[0],
        washesMax: DIRECT_WASHES[1],
      }),
      reason('direct-care', '10'),
    )
  else if (kinds.has('tone') && isLightened) found.push(interval('toner', MAINTENANCE_WEEKS.toner, { shade }))
  else if (isRed) found.push(interval('red-refresh', MAINTENANCE_WEEKS.red, { shade }))
  else if (sessions.some(({ phases }) => phases.some(hasShade)))
    found.push(interval('demi', MAINTENANCE_WEEKS.demi, { shade }))
  const { left } = FADE[goal.tone.primary]
  if (left !== null && !isDirect && goal.tone.primary !== 'NATURALE')
    found.push(reason('fade', '10', { tone: goal.tone.primary, washes: FADE_WASHES, least: left[0], most: left[1] }))
  found.push(
    reason('first-wash', '10', { hours: isRed || isDirect ? 72 : 48, hair: isDirect ? 'direct' : hair }),
    reason('gentle-shampoo', '10', { hair }),
    reason('weekly-mask', '10', { condition, hair }),
  )
  if (isLightened) found.push(reason('bond-mask', '10'))
  if (!isDirect && goal.level >= 8 && isLightened && !WARM_TONES.has(goal.tone.primary))
    found.push(reason('purple-shampoo', '10', { perWeek: WEEKLY }))
  if (!isDirect && goal.level >= 6 && goal.level < 8 && isLightened && !WARM_TONES.has(goal.tone.primary))
    found.push(reason('blue-shampoo', '10', { perWeek: WEEKLY }))
  if (isRed && !isDirect) found.push(reason('colour-mask', '10'))
  found.push(
    reason('heat-protection', '10', { celsius: 180, condition, hair: isDirect ? 'direct' : hair }),
    reason('sun-and-pool', '10', { level: goal.level, tone: goal.tone.primary, hair: isDirect ? 'direct' : hair }),
    reason('trim', '10', {
      weeksMin: MAINTENANCE_WEEKS.trim[0],
      weeksMax: MAINTENANCE_WEEKS.trim[1],
      condition,
      length: facts.situation.details.length ?? 'unknown',
    }),
  )
  return found
}
