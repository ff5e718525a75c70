import { hexFromLab } from '../colour/convert.ts'
import { lightnessOfLevel } from '../colour/level.ts'
import { naturalAt } from '../colour/natural.ts'
import { shadeNotation } from '../colour/shade.ts'
import { fullReflectAt, toneFromLab } from '../colour/tone.ts'
import type { Lab } from '../model/measured-hair.ts'
import type { PhaseResult } from '../model/plan.ts'
import type { ReflectVector } from './pigment.ts'
import { shownDepth, shownReflect, type ZoneHair } from './state.ts'

/** Uncoloured white hair, on the photo scale [E]. */
const WHITE_LAB: Lab = [84, 0, 4]
/** Error of the model's reflects, in units of the (a*, b*) plane [E]. */
const TONE_ERROR = 4

const labOfReflect = (level: number, { a, b }: ReflectVector): Lab => {
  const [L, na, nb] = naturalAt(lightnessOfLevel(level))
  const scale = fullReflectAt(L)
  return [L, na + a * scale, nb + b * scale]
}

/** The pigmented hair of a zone, without its white. */
const labOfHair = (hair: ZoneHair): Lab => labOfReflect(shownDepth(hair), shownReflect(hair))

const mixed = (one: Lab, other: Lab, share: number): Lab => [
  one[0] + share * (other[0] - one[0]),
  one[1] + share * (other[1] - one[1]),
  one[2] + share * (other[2] - one[2]),
]

/** Rounded to a tenth, as levels and Lab values are reported. */
export const toTenth = (value: number) => Math.round(value * 10) / 10

/** The visible colour of a zone: level, reflect and Lab of all its hair, white included, each with its error. */
export const colourOf = (hair: ZoneHair): PhaseResult => {
  const own = labOfHair(hair)
  const bare = hair.white.share * (1 - hair.white.covered)
  const lab = mixed(own, WHITE_LAB, bare)
  const tone = toneFromLab(own)
  const level = toTenth(shownDepth(hair))
  return {
    level,
    levelError: toTenth(Math.max(0.3, hair.depthError)),
    tone,
    toneError: TONE_ERROR,
    shade: shadeNotation(level, tone),
    lab: [toTenth(lab[0]), toTenth(lab[1]), toTenth(lab[2])],
    hex: hexFromLab(lab),
    whiteLeft: Math.round(bare * 100) / 100,
  }
}
