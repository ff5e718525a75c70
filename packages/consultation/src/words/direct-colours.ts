import { parseShade, type Tone } from '@riflesso/colorimetry'

/** From this level a direct colour is a pastel. */
const PASTEL_FROM = 8

const vividName = ({ primary, secondary }: Tone): string | null => {
  const pair = new Set([primary, secondary])
  if (pair.has('VERDE') && pair.has('CENERE')) return 'turchese'
  switch (primary) {
    case 'IRISE':
      return 'viola'
    case 'CENERE':
      return 'blu'
    case 'VERDE':
      return 'verde'
    case 'MOGANO':
      return 'magenta'
    case 'ROSSO':
      return 'rosso'
    default:
      return null
  }
}

const PASTELS: Readonly<Record<string, string>> = {
  viola: 'lilla pastello',
  blu: 'azzurro pastello',
  verde: 'verde pastello',
  turchese: 'acquamarina',
  magenta: 'rosa pastello',
  rosso: 'rosa corallo',
}

/** What a direct colour is called on its jar, where no house numbers it alike: 'blu', 'rosa pastello'; null when it is no such colour. */
export function directColourName(shade: string): string | null {
  const parsed = parseShade(shade)
  const name = parsed === null ? null : vividName(parsed.tone)
  if (parsed === null || name === null) return null
  return parsed.level >= PASTEL_FROM ? (PASTELS[name] ?? name) : name
}
