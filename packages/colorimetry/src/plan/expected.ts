import { hexFromLab } from '../colour/convert.ts'
import { shadeNotation } from '../colour/shade.ts'
import { labOf } from '../colour/tone.ts'
import type { Expected, Phase } from '../model/plan.ts'
import type { Tone, Zone } from '../model/vocabulary.ts'

const USUAL_TOLERANCE = 0.5
const PROVISIONAL_TOLERANCE = 1

export const toleranceOf = (provisional: boolean): number => (provisional ? PROVISIONAL_TOLERANCE : USUAL_TOLERANCE)

/** Colour that is promised: a level with its tolerance, never more exact than the answers allow. */
export const expectedColour = (level: number, tone: Tone, provisional: boolean): Expected => {
  const lab = labOf(level, tone)
  return {
    level,
    tolerance: toleranceOf(provisional),
    tone,
    shade: shadeNotation(level, tone),
    lab,
    hex: hexFromLab(lab),
  }
}

/** The most that colour lifts (R2). */
const FULL_LIFT = 2

/** Half a level less is promised from a super-lightener, of colour on permed hair and of a full lift on dark or coarse hair, a whole one where colour is pushed (4.1, R3, R3b, worked case 2). */
export const promisedLevel = (zone: Zone, reached: number, phases: readonly Phase[], isPushedHair: boolean): number => {
  const lifts = phases.filter((phase) => phase.zones.includes(zone)).flatMap((phase) => phase.reasons)
  const isHighLift = lifts.some(({ code }) => code === 'lift-highlift' || code === 'lift-permed')
  const isPushed = lifts.some((note) => note.code === 'lift-warm-high-volume')
  if (isPushed) return reached - 1
  const isFull = lifts.some(({ code, values }) => code === 'lift-natural-colour' && Number(values.lift) >= FULL_LIFT)
  return isHighLift || (isFull && isPushedHair) ? reached - 0.5 : reached
}
