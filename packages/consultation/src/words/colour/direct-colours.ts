import { FANTASY_BASES, labOf, parseShade } from '@riflesso/colorimetry'
import { pureName } from './fantasy.ts'

/** The name of a direct colour, which brands number differently: 'petrolio', 'rosa intenso'; null if it is only a reflect. */
export function directColourName(shade: string): string | null {
  const parsed = parseShade(shade)
  if (parsed === null || FANTASY_BASES[parsed.tone.primary] === undefined) return null
  const { level, tone } = parsed
  return pureName(level, tone.primary, labOf(level, { ...tone, intensity: 'pure' })).toLocaleLowerCase('it-IT')
}

/** 'petrolio (5.11)'; '5.1' if the shade has no name. */
export function directInWords(shade: string): string {
  const name = directColourName(shade)
  return name === null ? shade : `${name} (${shade})`
}
