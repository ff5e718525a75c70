import {
  halfLevel,
  hexFromLab,
  labFromHex,
  labOf,
  levelFromLab,
  parseShade,
  shadeNotation,
  type Tone,
  toneFromLab,
} from '@riflesso/colorimetry'
import { MEMORY_PARAMS } from '~/reading/colour-memory-address.ts'

/** Palest level of the picker. */
export const PALEST = 10
const HALF = '-mezzo'

/** The search by colour in the URL. */
export type SoughtColour = {
  /** '#RRGGBB' */
  readonly goal: string
  readonly start: string | null
  readonly except: string | null
  /** Whether the colour was picked on the scale, not measured. */
  readonly isPicked: boolean
  /** The shade of `goal`. */
  readonly level: number
  readonly tone: Tone
}

/** The search in the URL; null without one, or if it is not a valid colour. */
export function soughtColour(params: URLSearchParams): SoughtColour | null {
  const given = params.get(MEMORY_PARAMS.goal)
  if (given === null) return null
  const rest = { start: hexOf(params.get(MEMORY_PARAMS.start)), except: params.get(MEMORY_PARAMS.except) }
  const measured = labFromHex(`#${given}`)
  if (measured !== null)
    return {
      goal: hexFromLab(measured),
      ...rest,
      isPicked: false,
      level: halfLevel(levelFromLab(measured)),
      tone: toneFromLab(measured),
    }
  const isHalf = given.endsWith(HALF)
  const whole = parseShade(isHalf ? given.slice(0, -HALF.length) : given)
  const shade = whole && { ...whole, level: Math.min(PALEST, whole.level + (isHalf ? 0.5 : 0)) }
  return shade && { goal: hexFromLab(labOf(shade.level, shade.tone)), ...rest, isPicked: true, ...shade }
}

const hexOf = (given: string | null): string | null => {
  const lab = given === null ? null : labFromHex(`#${given}`)
  return lab && hexFromLab(lab)
}

/** The nearest shade on the scale of the picker: '7.3'; half a level lighter '7.3-mezzo'. */
export function shadeOfPicker({ level, tone }: Pick<SoughtColour, 'level' | 'tone'>): string {
  const half = Math.min(halfLevel(level), PALEST)
  const whole = Math.floor(half)
  return `${shadeNotation(whole, tone)}${half > whole ? HALF : ''}`
}
