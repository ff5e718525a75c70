import type { Expected, Lab, Tone } from '@riflesso/colorimetry'
import { capitalised } from '../italian.ts'
import { fantasyName, isDarkWarm, pureName, whiteName } from '../words/colour/fantasy.ts'
import { levelName, namedLevel } from '../words/colour/levels.ts'
import { toneWords } from '../words/colour/tones.ts'

/** Shares of white hair from which a head without reflect has its name, or may have some, and the level from which white looks blond [E]. */
const WHITE_NAME = { from: 0.6, perhapsFrom: 0.3, pale: 7 } as const

/**
 * Name of a hair colour in the language of colourists: 'Biondo scuro rame intenso', 'Castano naturale', 'Viola intenso'.
 * With `lab` (photo scale) fantasy, grey and white hair get separate names; `white` is the share of white hair that a
 * photo shows, null if it does not tell.
 */
export function describeColour(level: number, tone: Tone, lab?: Lab, white: number | null = 0): string {
  if (lab && tone.primary === 'NATURALE') {
    if (white === null && level >= WHITE_NAME.pale) return `${capitalised(levelName(level))} o bianco`
    if ((white ?? 0) >= WHITE_NAME.from) return whiteName(lab)
    if ((white ?? 0) >= WHITE_NAME.perhapsFrom) return `${describeColour(level, tone, lab)}, forse con bianchi`
  }
  const isStrong = tone.intensity === 'intense' || tone.intensity === 'pure'
  const fantasy = lab ? fantasyName(lab, isStrong) : null
  if (fantasy) return fantasy
  if (tone.intensity === 'pure') {
    if (!lab || !isDarkWarm(lab)) return pureName(level, tone.primary, lab)
    return describeColour(level, { ...tone, intensity: 'intense' })
  }
  // The trade has a special word for 1.1: ash on black looks blue.
  if (namedLevel(level) === 1 && tone.primary === 'CENERE' && tone.secondary === null && tone.intensity === 'full') {
    return 'Nero bluastro'
  }
  return capitalised(`${levelName(level)} ${toneWords(tone)}`)
}

/** Name of the result of a formula, by its level and tone, since only pure pigment makes a fantasy colour. */
export const plannedColourName = ({ level, tone, lab }: Pick<Expected, 'level' | 'tone' | 'lab'>): string =>
  describeColour(level, tone, tone.intensity === 'pure' ? lab : undefined)
