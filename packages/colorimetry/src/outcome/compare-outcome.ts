import { hexFromLab } from '../colour/convert.ts'
import { shadeNotation } from '../colour/shade.ts'
import { fullReflectAt, labOf, reflectOf, toneFromLab } from '../colour/tone.ts'
import { COOL_TONES, WARM_TONES } from '../data/tones.ts'
import { toTenth } from '../hair/colour-of.ts'
import { reflectOfLab, reflectOfTone, strengthOf, sumOf, times } from '../hair/pigment.ts'
import type { MeasuredHair, Tone, ZoneReading } from '../model/measured-hair.ts'
import type { Plan } from '../model/plan.ts'
import { ZONES, type Zone } from '../model/vocabulary.ts'
import { zoneColours } from '../situation/zone-colours.ts'

/** The promise of today's session. */
export type OutcomePromise = {
  readonly level: number
  /** In levels. */
  readonly tolerance: number
  readonly tone: Tone
  /** Error radius of the tone in the (a*, b*) plane. */
  readonly toneError: number
  /** Generic notation. */
  readonly shade: string
  readonly hex: string
  /** The promised zone. */
  readonly zone: Zone
  /** Whether one colour is promised from root to tip; false for lights and for heads whose zones have different goals. */
  readonly isEven: boolean
}

/** `reached`: the difference is invisible. `inside-error`: a measured difference that the error bars explain. */
export type OutcomeVerdict = 'reached' | 'inside-error' | 'missed'

/** How a measured reflect differs from the promised one; `unreadable` where the photo shows no tone. */
export type ReflectDifference = 'none' | 'warmer' | 'cooler' | 'other' | 'stronger' | 'weaker' | 'unreadable'

export type OutcomeComparison = {
  /** Measured minus promised, in levels to a tenth, and the error of that difference. */
  readonly level: { readonly verdict: OutcomeVerdict; readonly difference: number; readonly error: number }
  readonly reflect: { readonly verdict: OutcomeVerdict; readonly difference: ReflectDifference }
}

/** Tone error of a plan whose phases have none: the width of the band of a full reflect [E]. */
const UNSTATED_TONE_ERROR = 8
/** Half of the resolution of a formula, which is half a level. */
const UNSEEN_LEVELS = 0.25

/**
 * The promise of a plan for today: for a course of several sessions the goal of the first. Null when nothing is done today.
 * Pass the plan of the option that is carried out.
 */
export function todaysPromise(plan: Plan): OutcomePromise | null {
  const [today] = plan.sessions
  const [zone = 'lengths'] = plan.goal.zones
  if (today === undefined) return null
  const last = today.phases.findLast(({ results }) => results?.[zone] !== undefined)
  const isLastSession = plan.sessions.length === 1
  const { level, tone } = isLastSession ? plan.expected : today.goal
  return {
    level,
    tolerance: plan.expected.tolerance,
    tone,
    toneError: last?.results?.[zone]?.toneError ?? UNSTATED_TONE_ERROR,
    shade: isLastSession ? plan.expected.shade : shadeNotation(level, tone),
    hex: isLastSession ? plan.expected.hex : hexFromLab(labOf(level, tone)),
    zone,
    isEven: plan.technique === null && ZONES.every((each) => plan.goal.zones.includes(each)),
  }
}

/** The part of a reading that is compared with the promise. */
export const measuredZone = ({ zone }: Pick<OutcomePromise, 'zone'>, hair: MeasuredHair): ZoneReading =>
  zoneColours(hair)[zone]

/** Compares a measured result with the promise; the errors of both count. */
export function compareOutcome(promise: OutcomePromise, hair: MeasuredHair): OutcomeComparison {
  const measured = measuredZone(promise, hair)
  return { level: compareLevel(promise, measured), reflect: compareReflect(promise, measured) }
}

function compareLevel(promise: OutcomePromise, measured: ZoneReading): OutcomeComparison['level'] {
  const difference = toTenth(measured.level - promise.level)
  const error = toTenth(Math.hypot(promise.tolerance, measured.levelError))
  const size = Math.abs(difference)
  return { verdict: size < UNSEEN_LEVELS ? 'reached' : size <= error ? 'inside-error' : 'missed', difference, error }
}

function compareReflect(promise: OutcomePromise, measured: ZoneReading): OutcomeComparison['reflect'] {
  if (measured.toneError === null || measured.toneError === undefined)
    return { verdict: 'inside-error', difference: 'unreadable' }
  const offInReflects = strengthOf(sumOf(reflectOfLab(measured.lab), times(reflectOfTone(promise.tone), -1)))
  const off = offInReflects * fullReflectAt(measured.lab[0])
  const isInside = off <= Math.hypot(promise.toneError, measured.toneError)
  // Muted tones such as chocolate have no separate name in a photo.
  const shown = toneFromLab(labOf(measured.level, promise.tone))
  const named = [promise.tone, shown].find(({ primary }) => primary === measured.tone.primary)
  if (named && (isInside || named.intensity === measured.tone.intensity))
    return { verdict: 'reached', difference: 'none' }
  const isCandidate = measured.alternativeTone?.primary === promise.tone.primary
  const verdict = isInside || isCandidate ? 'inside-error' : 'missed'
  if (named === undefined) return { verdict, difference: otherReflect(promise.tone, measured.tone) }
  const isStronger = reflectOf(measured.lab).m > reflectOf(labOf(measured.level, promise.tone)).m
  return { verdict, difference: isStronger ? 'stronger' : 'weaker' }
}

const sideOf = ({ primary }: Tone): number => (WARM_TONES.has(primary) ? 1 : COOL_TONES.has(primary) ? -1 : 0)

/** Warm or cool: gold and copper are both warm, so one instead of the other is a different reflect. */
function otherReflect(promised: Tone, measured: Tone): 'warmer' | 'cooler' | 'other' {
  const step = sideOf(measured) - sideOf(promised)
  return step === 0 ? 'other' : step > 0 ? 'warmer' : 'cooler'
}
