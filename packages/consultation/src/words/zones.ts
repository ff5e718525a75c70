import { ZONES, type Zone, type ZoneHistory } from '@riflesso/colorimetry'
import { listed } from '../italian.ts'

export const ZONE_LABELS = { roots: 'Radici', lengths: 'Lunghezze', ends: 'Punte' } as const satisfies Record<
  Zone,
  string
>

const ZONE_WORDS = { roots: 'radici', lengths: 'lunghezze', ends: 'punte' } as const satisfies Record<Zone, string>

/** Zones sorted from the root to the ends. */
const inOrder = (zones: readonly Zone[]): Zone[] => ZONES.filter((zone) => zones.includes(zone))

const isWholeHead = (zones: readonly Zone[]): boolean => new Set(zones).size === 3

/** 'radici e lunghezze', 'tutta la testa'. */
export function zoneWords(zones: readonly Zone[]): string {
  return isWholeHead(zones) ? 'tutta la testa' : listed(inOrder(zones).map((zone) => ZONE_WORDS[zone]))
}

/** 'delle punte', 'di radici e lunghezze', 'su tutta la testa': after the name of a treatment. */
export function ofZones(zones: readonly Zone[]): string {
  if (isWholeHead(zones)) return 'su tutta la testa'
  const [only] = zones
  return zones.length === 1 && only ? `delle ${ZONE_WORDS[only]}` : `di ${zoneWords(zones)}`
}

/** 'sulle punte', 'su radici e lunghezze': where to apply. */
export function onZones(zones: readonly Zone[]): string {
  if (isWholeHead(zones)) return 'su tutta la testa'
  const [only] = zones
  return zones.length === 1 && only ? `sulle ${ZONE_WORDS[only]}` : `su ${zoneWords(zones)}`
}

/** 'dalle punte', 'da radici e lunghezze': where to remove something. */
export function fromZones(zones: readonly Zone[]): string {
  const [only] = zones
  return zones.length === 1 && only ? `dalle ${ZONE_WORDS[only]}` : `da ${zoneWords(zones)}`
}

/** The zones of a reason, written with a space between them; unknown words are left out. */
export const zonesOfText = (text: string): Zone[] => ZONES.filter((zone) => text.split(' ').includes(zone))

/** History of a zone, agreeing with 'radici', 'lunghezze', 'punte'. */
export const ZONE_HISTORY_WORDS = {
  naturale: 'naturali',
  colorato: 'colorate',
  decolorato: 'decolorate',
  meches: 'con mèches',
  permanentato: 'permanentate',
} as const satisfies Record<ZoneHistory, string>
