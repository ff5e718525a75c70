import {
  hexFromLab,
  type Lab,
  labOf,
  type MeasuredHair,
  NATURAL_TONE,
  type Tone,
  type ToneName,
  type Zone,
  type ZoneReading,
} from '@riflesso/colorimetry'
import { weightOf } from '../measure/quality.ts'
import { roundTo } from '../numeric.ts'
import { PLACES, type Place, type Reading } from '../reading.ts'
import { fuseLevels } from './fuse-levels.ts'

/** A photo of a head: from where, and its reading; null where nothing could be read. */
export type ViewReading = { readonly place: Place; readonly reading: Reading | null }

/**
 * One reading of a head from its photos. Photos that are not usable by themselves are left out, unless none is usable; `views` states
 * what each one said. The order of the photos does not matter. Null without any reading.
 */
export function fuseReadings(photos: readonly ViewReading[], isUsable: (reading: Reading) => boolean): Reading | null {
  const read = photos.flatMap(({ place, reading }) => (reading ? [{ place, reading }] : [])).sort(inOrder)
  const usable = read.filter(({ reading }) => isUsable(reading))
  const [best] = usable.length > 0 ? usable : read
  if (!best || photos.length === 1) return best?.reading ?? null
  const used = usable.length > 0 ? usable : [best]
  const views = photos.map(({ place, reading }) => {
    const said = used.find((one) => one.reading === reading)?.reading ?? null
    return { place, level: said?.level ?? null, levelError: said?.levelError ?? null }
  })
  const inPlaces = views.sort((one, other) => placeOf(one) - placeOf(other) || (one.level ?? 0) - (other.level ?? 0))
  const { isDisputed, ...fused } = used.length > 1 ? fuseUsable(used) : { ...best.reading, isDisputed: false }
  return { ...fused, views: { photos: inPlaces, isDisputed } }
}

const placeOf = ({ place }: Pick<ViewReading, 'place'>): number => PLACES.indexOf(place)

type Used = { readonly place: Place; readonly reading: Reading }

/** The narrowest bar first; the rest only makes the order the same for any order of the photos. */
const inOrder = (one: Used, other: Used): number =>
  one.reading.levelError - other.reading.levelError ||
  placeOf(one) - placeOf(other) ||
  other.reading.hairShare - one.reading.hairShare ||
  one.reading.level - other.reading.level

/** What only a picture has, such as its light and palette, is that of the first, which has the narrowest bar. */
function fuseUsable(used: readonly Used[]): Reading & { readonly isDisputed: boolean } {
  const readings = used.map(({ reading }) => reading)
  const [best] = readings as [Reading]
  const { isDisputed, ...whole } = fuseZone(readings)
  const zones = {
    roots: zoneOf(readings, 'roots'),
    lengths: zoneOf(readings, 'lengths'),
    ends: zoneOf(readings, 'ends'),
  }
  const ofHair = (value: (reading: Reading) => number, digits: number) => roundTo(meanOver(readings, value), digits)
  const withWhite = readings.filter(({ whiteShare }) => whiteShare !== null)
  return {
    ...best,
    ...whole,
    zones,
    whiteShare:
      withWhite.length === 0
        ? null
        : roundTo(
            meanOver(withWhite, ({ whiteShare }) => whiteShare ?? 0),
            2,
          ),
    hairShare: Math.max(...readings.map(({ hairShare }) => hairShare)),
    strandContrast: ofHair(({ strandContrast }) => strandContrast, 1),
    evenness: ofHair(({ evenness }) => evenness, 2),
    technique: readings.find(({ technique }) => technique !== null)?.technique ?? null,
    quality: mildestNotes(used),
    isDisputed,
  }
}

/** Mean over the photos, each by the hair that it shows. */
function meanOver(readings: readonly Reading[], value: (reading: Reading) => number): number {
  const sum = readings.reduce((total, { hairShare }) => total + hairShare, 0)
  return readings.reduce((total, reading) => total + (reading.hairShare / sum) * value(reading), 0)
}

/** A zone, from the photos that show it. */
function zoneOf(readings: readonly MeasuredHair[], zone: Zone): ZoneReading | null {
  const shown = readings.flatMap(({ zones }) => zones[zone] ?? [])
  if (shown.length < 2) return shown[0] ?? null
  const { isDisputed: _, ...fused } = fuseZone(shown)
  return fused
}

function fuseZone(parts: readonly ZoneReading[]): ZoneReading & { readonly isDisputed: boolean } {
  const { weights, level, levelError, isDisputed } = fuseLevels(parts)
  const at = (channel: 0 | 1 | 2) =>
    roundTo(
      parts.reduce((sum, { lab }, i) => sum + lab[channel] * (weights[i] ?? 0), 0),
      1,
    )
  const lab: Lab = [at(0), at(1), at(2)]
  const tones = fuseTones(parts)
  const isOnScale = parts.every(({ hex, ...part }) => hex === hexFromLab(labOf(part.level, part.tone)))
  const hex = hexFromLab(isOnScale ? labOf(level, tones.tone) : lab)
  return { level, levelError, ...tones, lab, hex, isDisputed }
}

/** Probabilities of a tone that is named first, alone or before another: the second is named from half as likely on. */
const NAMED = { alone: 1, first: 0.6, second: 0.4 } as const

/** The likeliest tone over all photos that show one, and the second if it is more than half as likely. */
function fuseTones(parts: readonly ZoneReading[]): Pick<ZoneReading, 'tone' | 'toneError' | 'alternativeTone'> {
  const shown = parts.filter(({ toneError }) => toneError !== null)
  const candidates = shown.flatMap(({ tone, alternativeTone }): { tone: Tone; share: number }[] =>
    alternativeTone
      ? [
          { tone, share: NAMED.first },
          { tone: alternativeTone, share: NAMED.second },
        ]
      : [{ tone, share: NAMED.alone }],
  )
  const byName = Map.groupBy(candidates, ({ tone }) => tone.primary)
  const ranked = [...byName].map(([name, of]) => ({ name, share: of.reduce((sum, { share }) => sum + share, 0) }))
  // A stable sort: of equal ones the first is that of the narrowest bar.
  const [first, second] = ranked.sort((one, other) => roundTo(other.share - one.share, 6))
  if (!first) return { tone: NATURAL_TONE, toneError: null, alternativeTone: null }
  // The tone as the photo has it that is surest of it.
  const surest = (name: ToneName): Tone =>
    [...(byName.get(name) ?? [])].sort((one, other) => other.share - one.share)[0]?.tone ?? NATURAL_TONE
  const errors = shown.flatMap(({ toneError }) => toneError ?? [])
  return {
    tone: surest(first.name),
    ...(errors.length > 0 ? { toneError: Math.min(...errors) } : {}),
    alternativeTone: second && second.share > first.share / 2 ? surest(second.name) : null,
  }
}

/** The notes of the photo with the mildest ones: a fault of another does not spoil it. */
function mildestNotes(used: readonly Used[]): Reading['quality'] {
  const worst = ({ reading }: Used) => Math.max(0, ...reading.quality.map(weightOf))
  const [mildest] = [...used].sort((one, other) => worst(one) - worst(other) || placeOf(one) - placeOf(other))
  return mildest?.reading.quality ?? []
}
