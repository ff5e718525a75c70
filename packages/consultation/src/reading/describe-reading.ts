import {
  isConfirmed,
  levelsApart,
  type MeasuredHair,
  type Tone,
  UNEVEN_FROM,
  WHITE,
  ZONES,
  type Zone,
  type ZoneReading,
  zoneColours,
} from '@riflesso/colorimetry'
import type { Reading } from '@riflesso/vision'
import { counted, decimal, measure, withError } from '../italian.ts'
import { isNatural, reflectName } from '../words/colour/tones.ts'
import { ZONE_LABELS } from '../words/zones.ts'
import { describeColour, WHITE_NAME } from './describe-colour.ts'
import { type JudgedReading, judgeReading } from './judge-reading.ts'

/** A reading in words, short enough to be shown on the photo. */
export type DescribedReading = {
  /** 'Biondo scuro rame intenso'. */
  readonly colorName: string
  /** As a colleague says it: 'Direi 6 (tra 5 e 7), naturale.'; 'Livello 6, naturale.' where it was confirmed. */
  readonly spoken: string
  /** Change of the colour from root to tip: 'Sfumato, punte più chiare'. */
  readonly structure: string
  /** The zones that the photo shows, from the scalp outwards. */
  readonly zones: readonly {
    readonly zone: Zone
    readonly label: string
    readonly level: string
    readonly colorName: string
  }[]
  /** 'Luce neutra', 'Luce calda corretta'... */
  readonly light: string
  /** Its reliability, and what to do. */
  readonly judged: JudgedReading
}

export function describeReading(reading: Reading): DescribedReading {
  return {
    colorName: describeColour(reading.level, reading.tone, reading.lab, isConfirmed(reading) ? 0 : reading.whiteShare),
    spoken: spoken(reading),
    structure: describeStructure(reading),
    zones: ZONES.flatMap((zone) => {
      const part = reading.zones[zone]
      if (!part) return []
      const colorName = describeColour(part.level, part.tone, part.lab)
      return [{ zone, label: ZONE_LABELS[zone], level: measure(part.level), colorName }]
    }),
    light: describeLight(reading),
    judged: judgeReading(reading),
  }
}

/** Error in levels from which a level is said in whole ones. */
const WHOLE_FROM = 1

function spoken(reading: Reading): string {
  const { level, levelError } = reading
  const reflect = whiteWords(reading) ?? seenReflect(reading)
  const step = levelError < WHOLE_FROM ? 0.5 : 1
  const said = (value: number) => decimal(Math.min(10, Math.max(1, Math.round(value / step) * step)))
  const end = reflect.endsWith('?') ? '' : '.'
  if (levelError === 0) return `Livello ${said(level)}, ${reflect}${end}`
  const [from, to] = [said(level - levelError), said(level + levelError)]
  return `Direi ${said(level)}${from === to ? '' : ` (tra ${from} e ${to})`}, ${reflect}${end}`
}

/** Words for hair that the photo shows as white, where its name says so too (describeColour): 'bianchi', 'bianchi, o schiariti?'. */
function whiteWords({ level, tone, whiteShare, toneError, alternativeTone }: Reading): string | null {
  if (!isNatural(tone) || toneError === null) return null
  if (whiteShare === null) return level >= WHITE_NAME.pale ? 'bianchi, o schiariti?' : null
  if (whiteShare >= WHITE_NAME.from) return 'capelli bianchi'
  return whiteShare >= WHITE_NAME.perhapsFrom && !alternativeTone ? 'naturale, forse con bianchi' : null
}

/** '5,2 ± 0,5 · dorato', '7 · naturale' where it was confirmed. */
export const levelAndReflect = (zone: ZoneReading): string =>
  `${withError(zone.level, zone.levelError)} · ${seenReflect(zone)}`

/** The reflect in the photo: 'rame dorato', 'naturale o cenere', 'rame o naturale', 'riflesso non leggibile'. */
function seenReflect({ tone, toneError, alternativeTone }: ZoneReading): string {
  if (toneError === null) return 'riflesso non leggibile'
  return alternativeTone ? `${candidateName(tone)} o ${candidateName(alternativeTone)}` : reflectOrNatural(tone)
}

const reflectOrNatural = (tone: Tone): string => (isNatural(tone) ? 'naturale' : reflectName(tone))

const candidateName = (tone: Tone): string => reflectOrNatural({ ...tone, secondary: null })

/** Visible differences between zones, in levels. */
const VISIBLE_DIFFERENCE = 0.7
/** Below this the colour is made of strands of different shades. */
export const EVEN_FROM = 0.6

type ZoneColours = Readonly<Record<Zone, ZoneReading>>

/** 'Sfumato, punte più chiare', 'Colore uniforme'; differences caused by the light do not count, and white strands do. */
export const describeStructure = (
  hair: Pick<Reading, 'evenness'> & MeasuredHair,
  zones: ZoneColours = zoneColours(hair),
  even = 'Colore uniforme',
): string => unevenness(hair, zones) ?? (hasWhiteStrands(hair) ? 'Ciocche chiare fra altre più scure' : even)

const hasWhiteStrands = (hair: MeasuredHair): boolean =>
  !isConfirmed(hair) && (hair.whiteShare ?? 0) >= WHITE_NAME.perhapsFrom && (hair.whiteShare ?? 0) < WHITE.allFrom

/** Change of the colour from zone to zone, in words; null if it is even. */
export function unevenness(
  hair: Pick<Reading, 'evenness'> & MeasuredHair,
  { roots, ends }: ZoneColours,
): string | null {
  const planned = ends.level - roots.level
  // A plan may take ends for lengths: what the photo shows the other way round is not said of it.
  const seen = hair.zones.ends && hair.zones.roots ? hair.zones.ends.level - hair.zones.roots.level : planned
  const difference = planned * seen > 0 ? planned : 0
  if (difference >= 2.5) return 'Sfumato deciso, punte molto più chiare'
  if (difference >= VISIBLE_DIFFERENCE) return 'Sfumato, punte più chiare'
  if (difference <= -VISIBLE_DIFFERENCE) return 'Radici più chiare delle punte'
  if (hair.evenness < EVEN_FROM) return 'Ciocche di tonalità diverse'
  const apart = levelsApart(hair.zones)
  if (apart <= UNEVEN_FROM) return null
  return `Zone con ${counted(Math.round(apart), 'livello', 'livelli', false)} di differenza: vale l’insieme`
}

/** Difference between gains from which a cast is visible. */
const CAST_RATIO = 1.06

function describeLight({ light: { gains, source, confidence }, quality }: Reading): string {
  if (quality.some(({ code }) => code === 'no-colour')) return 'Foto senza colore'
  const [red, , blue] = gains
  if (source === 'none' || confidence < 0.2) return 'Luce non verificabile'
  if (blue / red > CAST_RATIO) return 'Luce calda corretta'
  if (red / blue > CAST_RATIO) return 'Luce fredda corretta'
  return 'Luce neutra'
}
