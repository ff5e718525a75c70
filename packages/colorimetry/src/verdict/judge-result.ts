import { shadeNotation } from '../colour/shade.ts'
import { colourOf } from '../hair/colour-of.ts'
import { mixedColour } from '../hair/deposit.ts'
import {
  addAmounts,
  degreesBetween,
  directionOfReflect,
  type ReflectVector,
  reflectOfAmounts,
  reflectOfTone,
  strengthOf,
  sumOf,
  times,
} from '../hair/pigment.ts'
import { headsThrough } from '../hair/replay-plan.ts'
import { shownReflect, type ZoneHair } from '../hair/state.ts'
import type { Expected, Plan } from '../model/plan.ts'
import type { Situation } from '../model/situation.ts'
import type { Tone, Zone } from '../model/vocabulary.ts'

/** What can be wrong with a plan that is safe. */
export const RESULT_FAULTS = [
  'level-missed', // the phases end on another level than is promised; zone, level, promised, tolerance
  'tone-missed', // the phases end on another reflect than is promised; zone, shade, promised
  'cast-added', // a bowl adds the very cast that the hair has already; zone, tone
  'promise-narrow', // a tolerance smaller than what the reading or the answers allow; tolerance, least
] as const

export type ResultFault = {
  readonly code: (typeof RESULT_FAULTS)[number]
  /** Indices from 0; null = the plan as a whole. */
  readonly session: number | null
  readonly phase: number | null
  readonly values: Readonly<Record<string, string | number>>
}

/** Reflects that a result may be off, in full reflects of a shade, and the share of a strong one [E]. */
const TONE_TOLERANCE = { least: 1, share: 0.5 } as const
/** A residue that shows, in full reflects, and how near a bowl's own reflect must be to deepen it, in degrees [E]. */
const CAST = { from: 0.5, within: 75 } as const
const EPSILON = 1e-6
/** An answer that is open leaves a whole level open. */
const PROVISIONAL = 1

/** How far a reflect lies from the promised one, in tolerances: up to 1 it is the promised one. */
const toneMiss = (shown: ReflectVector, promised: Tone): number => {
  const wish = reflectOfTone(promised)
  const distance = strengthOf(sumOf(shown, times(wish, -1)))
  return distance / Math.max(TONE_TOLERANCE.least, TONE_TOLERANCE.share * strengthOf(wish))
}

/** A colour that was not wished and does not go with the next colour: a residue, or an old direct colour. */
const castOf = ({ residues, direct }: ZoneHair): ReflectVector =>
  reflectOfAmounts(addAmounts(direct, { VERDE: residues.green }))

const landsOn = (zone: Zone, hair: ZoneHair, expected: Expected, tolerance: number): ResultFault[] => {
  const faults: ResultFault[] = []
  const { level, shade } = colourOf(hair)
  const where = { session: null, phase: null }
  if (Math.abs(hair.depth - expected.level) > tolerance + EPSILON)
    faults.push({ code: 'level-missed', ...where, values: { zone, level, promised: expected.level, tolerance } })
  if (toneMiss(shownReflect(hair), expected.tone) > 1 + EPSILON)
    faults.push({
      code: 'tone-missed',
      ...where,
      values: { zone, shade, promised: shadeNotation(expected.level, expected.tone) },
    })
  return faults
}

/** The zones that the promise is made for: those of the goal, but for the ones that the plan itself calls short of it. */
const claimed = ({ goal, reasons }: Plan): readonly Zone[] => {
  const [main, ...others] = goal.zones
  const short = reasons.filter(({ code }) => code === 'goal-out-of-reach').map(({ values }) => String(values.zones))
  const isShort = (zone: Zone) => short.some((zones) => zones.split(' ').includes(zone))
  return main === undefined ? [] : [main, ...others.filter((zone) => !isShort(zone))]
}

const addsCast = (plan: Plan, situation: Situation): ResultFault[] => {
  const heads = headsThrough(plan.sessions, situation)
  let at = 0
  return plan.sessions.flatMap((session, sessionIndex) =>
    session.phases.flatMap((work, phase) => {
      const before = heads[at]
      at += 1
      const bowl = mixedColour(work.products)
      if (bowl === null || before === undefined || work.products[0]?.class === 'DIRECT') return []
      const added = reflectOfAmounts(bowl.amounts)
      return work.zones.flatMap((zone): ResultFault[] => {
        const cast = castOf(before[zone])
        const isNear = degreesBetween(directionOfReflect(cast), directionOfReflect(added)) <= CAST.within
        // A wish of that very colour is no cast.
        const isWished = toneMiss(cast, plan.goal.tone) <= 1
        if (strengthOf(cast) < CAST.from || strengthOf(added) < CAST.from || !isNear || isWished) return []
        return [{ code: 'cast-added', session: sessionIndex, phase, values: { zone } }]
      })
    }),
  )
}

/**
 * Whether a plan, ours or a model's, does what it promises, by replaying its phases through the model of hair: it lands on level
 * and reflect, adds no cast that is there already, and promises nothing narrower than what it rests on. Empty when it is right;
 * a plan without sessions promises nothing.
 */
export const judgeResult = (plan: Plan, situation: Situation): readonly ResultFault[] => {
  if (plan.sessions.length === 0) return []
  const head = headsThrough(plan.sessions, situation).at(-1)
  const { expected, provisional } = plan
  const least = provisional ? PROVISIONAL : 0.5
  const isNarrow = expected.tolerance < least - EPSILON
  const tolerance = Math.max(least, expected.tolerance)
  return [
    ...(head === undefined ? [] : claimed(plan).flatMap((zone) => landsOn(zone, head[zone], expected, tolerance))),
    ...addsCast(plan, situation),
    ...(isNarrow
      ? [
          {
            code: 'promise-narrow' as const,
            session: null,
            phase: null,
            values: { tolerance: expected.tolerance, least },
          },
        ]
      : []),
  ]
}
