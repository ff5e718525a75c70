import {
  type ConfirmedHair,
  type ConfirmedZone,
  type Tone,
  type ToneIntensity,
  type ToneName,
  ZONES,
  type Zone,
  type ZoneReading,
  zoneColours,
} from '@riflesso/colorimetry'
import { judgeReading } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'

/** Why a colourist should look before she confirms. */
type Doubt = 'no-tone' | 'two-tones' | 'level'

export type ZoneToConfirm = {
  readonly zone: Zone
  /** A zone of its own, or the hair as a whole where the photo shows no zones. */
  readonly isWhole: boolean
  /** What a plan would take it for: on a head that only the light makes uneven, the colour of the whole. */
  readonly read: ZoneReading
  readonly doubt: Doubt | null
}

/** A level that may be off by this much gives another formula. */
const DOUBTFUL_LEVEL = 2
/** The least movement along the scale that a colourist would ask for. */
export const LEVEL_STEP = 0.5
/** Muted tones have one strength; a natural tone has none. */
const WITHOUT_STRENGTH: readonly ToneName[] = ['NATURALE', 'BEIGE', 'CIOCCOLATO']

/**
 * The zones that a photo shows, those that need a look first; the hair as a whole where it shows none, or where its reading is not
 * to be used: then the colourist says one colour instead.
 */
export function zonesToConfirm(reading: Reading): ZoneToConfirm[] {
  const colours = zoneColours(reading)
  const zones = ZONES.flatMap((zone): ZoneToConfirm[] => {
    const seen = reading.zones[zone]
    return seen
      ? [{ zone, isWhole: false, read: mayBe(seen, colours[zone]) ? colours[zone] : seen, doubt: doubtOf(seen) }]
      : []
  })
  if (zones.length === 0 || judgeReading(reading).state === 'unusable')
    return [{ zone: 'lengths', isWhole: true, read: reading, doubt: doubtOf(reading) }]
  return zones.toSorted((one, other) => Number(other.doubt !== null) - Number(one.doubt !== null))
}

/** Whether a zone may have the reflect that a plan would take it for: another one is shown, to be looked at. */
const mayBe = ({ tone, alternativeTone }: ZoneReading, { tone: taken }: ZoneReading): boolean =>
  [tone.primary, alternativeTone?.primary].includes(taken.primary)

function doubtOf({ levelError, toneError, alternativeTone }: ZoneReading): Doubt | null {
  if (toneError === null) return 'no-tone'
  if (alternativeTone) return 'two-tones'
  return levelError > DOUBTFUL_LEVEL ? 'level' : null
}

/** Every zone as it was read, but for those already confirmed. */
export const confirmAll = (zones: readonly ZoneToConfirm[], confirmed: ConfirmedHair | null): ConfirmedHair => ({
  ...Object.fromEntries(zones.map(({ zone, read }) => [zone, { level: read.level, tone: read.tone }])),
  ...confirmed,
})

/** What was said of the hair as a whole, for every zone that the photo shows. */
export const ofWhole = (reading: Reading, said: ConfirmedZone): ConfirmedHair => ({
  ...Object.fromEntries(ZONES.filter((zone) => reading.zones[zone]).map((zone) => [zone, said])),
  lengths: said,
})

/** The level in halves that a slider starts from. */
export const nearestStep = (level: number): number => Math.round(level / LEVEL_STEP) * LEVEL_STEP

export const hasStrength = ({ primary }: Tone): boolean => !WITHOUT_STRENGTH.includes(primary)

/** A zone with another reflect, as strong as before where it was one. */
export function withTone(zone: ConfirmedZone, primary: ToneName): ConfirmedZone {
  const intensity = primary === 'NATURALE' ? 'none' : strengthFor(primary, zone.tone)
  return { ...zone, tone: { primary, secondary: null, intensity } }
}

const strengthFor = (primary: ToneName, before: Tone): ToneIntensity => {
  if (primary === 'BEIGE' || primary === 'CIOCCOLATO') return 'soft'
  return hasStrength(before) && before.intensity !== 'none' ? before.intensity : 'full'
}

/** A zone with its reflect in another strength. */
export const withIntensity = (zone: ConfirmedZone, intensity: ToneIntensity): ConfirmedZone => ({
  ...zone,
  tone: { ...zone.tone, intensity },
})
