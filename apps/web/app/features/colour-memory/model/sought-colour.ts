import {
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

/** The search in the URL; null without one, and for text that is no colour. */
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
      level: Math.round(levelFromLab(measured)),
      tone: toneFromLab(measured),
    }
  const shade = parseShade(given)
  return shade && { goal: hexFromLab(labOf(shade.level, shade.tone)), ...rest, isPicked: true, ...shade }
}

const hexOf = (given: string | null): string | null => {
  const lab = given === null ? null : labFromHex(`#${given}`)
  return lab && hexFromLab(lab)
}

/** The shade on the scale of the picker that is nearest to a colour: '7.3'. */
export const shadeOfPicker = ({ level, tone }: Pick<SoughtColour, 'level' | 'tone'>): string =>
  shadeNotation(Math.min(level, PALEST), tone)

/** Palest level of the picker. */
const PALEST = 10
