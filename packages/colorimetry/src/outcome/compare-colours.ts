import { levelFromLab } from '../colour/level.ts'
import { reflectOf, toneFromLab } from '../colour/tone.ts'
import { JUST_NOTICEABLE } from '../data/just-noticeable.ts'
import type { Lab } from '../model/measured-hair.ts'
import type { Tone } from '../model/vocabulary.ts'
import { otherReflect, type ReflectDifference, UNSEEN_LEVELS } from './compare-outcome.ts'

/** Difference of a colour from the one searched for. */
export type ColourDifference = {
  /** Distance ΔE*ab. */
  readonly distance: number
  /** Levels lighter, to a tenth; 0 where it is invisible. */
  readonly levels: number
  readonly reflect: Exclude<ReflectDifference, 'unreadable'>
  /** Tones of the two colours. */
  readonly tones: { readonly sought: Tone; readonly found: Tone }
}

/** CIE 1976 distance ΔE*ab. */
export const deltaEab = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Compares two measured colours. Below the just noticeable distance they do not differ. */
export function compareColours(sought: Lab, found: Lab): ColourDifference {
  const distance = deltaEab(sought, found)
  const tones = { sought: toneFromLab(sought), found: toneFromLab(found) }
  if (distance < JUST_NOTICEABLE) return { distance, levels: 0, reflect: 'none', tones }
  const levels = Math.round(10 * (levelFromLab(found) - levelFromLab(sought))) / 10
  const isStronger = reflectOf(found).m > reflectOf(sought).m
  return {
    distance,
    levels: Math.abs(levels) < UNSEEN_LEVELS ? 0 : levels,
    reflect: reflectDifference(tones, isStronger),
    tones,
  }
}

function reflectDifference(
  { sought, found }: ColourDifference['tones'],
  isStronger: boolean,
): ColourDifference['reflect'] {
  if (sought.primary !== found.primary) return otherReflect(sought, found)
  if (sought.intensity === found.intensity) return 'none'
  return isStronger ? 'stronger' : 'weaker'
}
