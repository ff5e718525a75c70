import type { Expected, Lab, Tone } from '@riflesso/colorimetry'
import { capitalised } from '../italian.ts'
import { fantasyName, isDarkWarm, pureName, whiteName } from '../words/colour/fantasy.ts'
import { levelName, namedLevel } from '../words/colour/levels.ts'
import { toneWords } from '../words/colour/tones.ts'

/** Shares of white from which a natural tone is named white, or 'forse con bianchi', and the level from which white looks blond [E]. */
export const WHITE_NAME = { from: 0.6, perhapsFrom: 0.3, pale: 7 } as const

/**
 * Name of a hair colour in the language of colourists: 'Biondo scuro rame intenso', 'Castano naturale', 'Viola intenso'.
 * With `lab` (photo scale) fantasy, grey and white hair get separate names; `white` is the share of white hair that a
 * photo shows, null if it does not tell.
 */
export function describeColour(level: number, tone: Tone, lab?: Lab, white: number | null = 0): string {
  const mayBeWhite = lab !== undefined && tone.primary === 'NATURALE'
  if (mayBeWhite && (white ?? 0) >= WHITE_NAME.from) return whiteName(lab)
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
  if (mayBeWhite && white === null && level >= WHITE_NAME.pale) return `${capitalised(levelName(level))} o bianco`
  const name = capitalised(`${levelName(level)} ${toneWords(tone)}`)
  return mayBeWhite && (white ?? 0) >= WHITE_NAME.perhapsFrom ? `${name}, forse con bianchi` : name
}

/** Name of the result of a formula, by its level and tone, since only pure pigment makes a fantasy colour. */
export const plannedColourName = ({ level, tone, lab }: Pick<Expected, 'level' | 'tone' | 'lab'>): string =>
  describeColour(level, tone, tone.intensity === 'pure' ? lab : undefined)
