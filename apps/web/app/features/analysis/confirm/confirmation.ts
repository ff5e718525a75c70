import {
  type ConfirmedHair,
  type ConfirmedZone,
  currentColours,
  keptColours,
  type Tone,
  type ToneIntensity,
  type ToneName,
  wishedColour,
  wishedColours,
  ZONES,
  type Zone,
  type ZoneReading,
  zoneColours,
} from '@riflesso/colorimetry'
import { judgeReading, levelAndReflect } from '@riflesso/consultation'
import type { Reading } from '@riflesso/vision'
import { type Draft, EMPTY_DRAFT, type PhotoPlace } from '../model/draft.ts'

/** Why a zone needs checking before it is confirmed. */
type Doubt = 'no-tone' | 'two-tones' | 'level'

export type ZoneToConfirm = {
  readonly zone: Zone
  /** A zone, or the whole hair of a photo without zones. */
  readonly isWhole: boolean
  /** The colour that a plan uses, confirmed or not: on a head that is uneven only because of the light, that of the whole. */
  readonly read: ZoneReading
  /** The reflect that the photo shows, if a plan uses another; otherwise null. */
  readonly otherTone: Tone | null
  readonly doubt: Doubt | null
}

/** An error of this many levels changes the formula. */
const DOUBTFUL_LEVEL = 2
/** Smallest useful step on the scale of levels. */
export const LEVEL_STEP = 0.5
/** Muted tones have one intensity; a natural tone has none. */
const WITHOUT_STRENGTH: readonly ToneName[] = ['NATURALE', 'BEIGE', 'CIOCCOLATO']

/** What decides which colours a plan uses: a Prima without a Dopo keeps its own colour. */
export type Answers = Pick<Draft, 'hairType' | 'details' | 'photos'>

/**
 * The zones of a photo from roots to ends; the whole hair if there are no zones or the reading is unusable, in
 * which case the colourist enters one colour.
 */
export function zonesToConfirm(slot: PhotoPlace, reading: Reading, answers: Answers = EMPTY_DRAFT): ZoneToConfirm[] {
  const colours = takenColours(slot, reading, answers)
  const zones = ZONES.flatMap((zone): ZoneToConfirm[] => {
    const seen = reading.zones[zone]
    if (seen === null) return []
    const read = colours[zone]
    const otherTone = mayBe(seen, read) ? null : seen.tone
    return [{ zone, isWhole: false, read, otherTone, doubt: doubtOf(read) }]
  })
  if (zones.length > 0 && judgeReading(reading).state !== 'unusable') return zones
  const read = slot === 'dopo' ? wishedColour(reading, reading) : reading
  return [{ zone: 'lengths', isWhole: true, read, otherTone: null, doubt: doubtOf(reading) }]
}

/** Whether all zones read the same, so that they are one colour to look at. */
export const areAlike = ([first, ...others]: readonly ZoneToConfirm[]): boolean =>
  first?.otherTone === null &&
  others.every(({ read, otherTone }) => otherTone === null && levelAndReflect(read) === levelAndReflect(first.read))

/** Zones that are alike, as the whole hair. */
export const wholeOf = ([first]: readonly ZoneToConfirm[]): ZoneToConfirm[] =>
  first ? [{ ...first, zone: 'lengths', isWhole: true }] : []

function takenColours(slot: PhotoPlace, reading: Reading, { hairType, details, photos }: Answers) {
  if (slot === 'dopo') return wishedColours(reading)
  if (slot !== 'prima') return zoneColours(reading)
  const coloursOf = photos.dopo === null ? keptColours : currentColours
  return coloursOf(reading, hairType, details)
}

const candidates = ({ tone, alternativeTone }: ZoneReading) => [tone.primary, alternativeTone?.primary]

/** Whether a zone may have the reflect that a plan uses, or the other way round. */
const mayBe = (seen: ZoneReading, read: ZoneReading): boolean =>
  candidates(seen).includes(read.tone.primary) || candidates(read).includes(seen.tone.primary)

function doubtOf({ levelError, toneError, alternativeTone }: ZoneReading): Doubt | null {
  if (toneError === null) return 'no-tone'
  if (alternativeTone) return 'two-tones'
  return levelError > DOUBTFUL_LEVEL ? 'level' : null
}

/** A zone for which the photo leaves the choice between two reflects, first the one that a plan uses; null without one. */
export function openTones(zones: readonly ZoneToConfirm[]) {
  const open = zones.find(({ doubt, isWhole }) => doubt === 'two-tones' && !isWhole)
  const { tone, alternativeTone } = open?.read ?? {}
  if (!open || !tone || !alternativeTone || tone.primary === alternativeTone.primary) return null
  return { zone: open.zone, tones: [tone, alternativeTone] as const }
}

/** Confirms the zones that may have this reflect with it. A level that was confirmed before is kept. */
export const withOpenTone = (
  zones: readonly ZoneToConfirm[],
  confirmed: ConfirmedHair | null,
  primary: ToneName,
): ConfirmedHair => ({
  ...confirmed,
  ...Object.fromEntries(
    zones.flatMap(({ zone, read: { level, tone, alternativeTone } }) => {
      const confirmedTone = [tone, alternativeTone].find((candidate) => candidate?.primary === primary)
      return confirmedTone ? [[zone, { level: confirmed?.[zone]?.level ?? level, tone: confirmedTone }]] : []
    }),
  ),
})

/** All zones with their measured values, except those already confirmed. */
export const confirmAll = (zones: readonly ZoneToConfirm[], confirmed: ConfirmedHair | null): ConfirmedHair => ({
  ...Object.fromEntries(zones.map(({ zone, read }) => [zone, { level: read.level, tone: read.tone }])),
  ...confirmed,
})

/** Applies the colour of the whole hair to every zone of the photo. */
export const ofWhole = (reading: Reading, answer: ConfirmedZone): ConfirmedHair => ({
  ...Object.fromEntries(ZONES.filter((zone) => reading.zones[zone]).map((zone) => [zone, answer])),
  lengths: answer,
})

/** Rounds a level to the nearest strip. */
export const nearestStep = (level: number): number => Math.round(level / LEVEL_STEP) * LEVEL_STEP

/** The reflects that a photo leaves open for a zone: the one read, its alternative, natural hair. */
export const likelyTones = ({ tone, alternativeTone }: ZoneReading): ToneName[] => [
  ...new Set([tone.primary, ...(alternativeTone ? [alternativeTone.primary] : []), 'NATURALE' as const]),
]

export const hasStrength = ({ primary }: Tone): boolean => !WITHOUT_STRENGTH.includes(primary)

/** A zone with another reflect; the intensity is kept if it had one. */
export function withTone(zone: ConfirmedZone, primary: ToneName): ConfirmedZone {
  const intensity = primary === 'NATURALE' ? 'none' : strengthFor(primary, zone.tone)
  return { ...zone, tone: { primary, secondary: null, intensity } }
}

const strengthFor = (primary: ToneName, before: Tone): ToneIntensity => {
  if (primary === 'BEIGE' || primary === 'CIOCCOLATO') return 'soft'
  return hasStrength(before) && before.intensity !== 'none' ? before.intensity : 'full'
}

/** A zone with another intensity of its reflect. */
export const withIntensity = (zone: ConfirmedZone, intensity: ToneIntensity): ConfirmedZone => ({
  ...zone,
  tone: { ...zone.tone, intensity },
})
