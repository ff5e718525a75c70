import { hexFromLab } from '../colour/convert.ts'
import { clampLevel } from '../colour/level.ts'
import { labOf } from '../colour/tone.ts'
import { type MeasuredHair, SEEN_TECHNIQUES, type Tone, type ZoneReading } from '../model/measured-hair.ts'
import type { DeclaredDetails } from '../model/situation.ts'
import { TECHNIQUE_IDS } from '../model/technique-ids.ts'
import {
  BASES,
  COLOUR_LAYERS,
  CONDITIONS,
  ENDS_CONDITIONS,
  HAIR_TYPES,
  LAST_RESULTS,
  LOWLIGHT_TONES,
  TONE_NAMES,
  WHITE_WISHES,
  ZONES,
  type Zone,
} from '../model/vocabulary.ts'
import { seededRandom } from '../seeded-random.ts'
import type { SituationInput } from '../situation/build-situation.ts'
import { type ConfirmedHair, confirmReading } from '../situation/confirm-reading.ts'
import { emptyDetails, undeclaredWhite } from '../situation/empty-details.ts'

/**
 * Random readings from a seed, as photographs give them: levels to a tenth with a wide error bar, zones that differ by light or by
 * colour, doubtful tones, a share of white. Types, conditions and answers are mostly missing; a few readings are confirmed.
 */
export const readingsFrom = (seed: number): (() => SituationInput) => {
  const random = seededRandom(seed)
  const chance = (share: number) => random() < share
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const between = (least: number, most: number) => Math.round(10 * (least + random() * (most - least))) / 10
  const maybe = <T>(share: number, make: () => T): T | null => (chance(share) ? make() : null)
  const tone = (): Tone => {
    const primary = chance(0.5) ? 'NATURALE' : pick(TONE_NAMES)
    if (primary === 'NATURALE') return { primary, secondary: null, intensity: 'none' }
    return {
      primary,
      secondary: maybe(0.3, () => pick(TONE_NAMES)),
      intensity: pick(['soft', 'full', 'full', 'intense', 'pure']),
    }
  }
  const zone = (level: number, reflect: Tone): ZoneReading => {
    const lab = labOf(level, reflect)
    return {
      level,
      levelError: between(0.4, 2.8),
      tone: reflect,
      toneError: maybe(0.8, () => between(4, 16)),
      alternativeTone: maybe(0.3, tone),
      lab,
      hex: hexFromLab(lab),
    }
  }
  const reading = (): MeasuredHair => {
    const whole = zone(chance(0.4) ? between(1, 3.5) : between(1, 10.9), tone())
    const near = (): ZoneReading | null => {
      if (chance(0.15)) return null
      const level = clampLevel(Math.round(10 * (whole.level + between(-2.5, 2.5) * random())) / 10)
      return zone(level, chance(0.6) ? whole.tone : tone())
    }
    const zones = { roots: near(), lengths: near(), ends: near() }
    return {
      ...whole,
      palette: [{ hex: whole.hex, share: 1, level: whole.level }],
      zones,
      whiteShare: maybe(0.5, () => random() ** 2),
      technique: maybe(0.1, () => pick(SEEN_TECHNIQUES)),
    }
  }
  const confirmed = (): ConfirmedHair | null => {
    if (chance(0.7)) return null
    const said: Partial<Record<Zone, { level: number; tone: Tone }>> = {}
    for (const each of ZONES) if (chance(0.7)) said[each] = { level: between(1, 10), tone: tone() }
    return said
  }
  const details = (): DeclaredDetails => ({
    ...emptyDetails,
    whiteShare: maybe(0.15, () => Math.round(10 * random()) / 10),
    ...(chance(0.1) ? { white: { ...undeclaredWhite, wish: pick(WHITE_WISHES) } } : {}),
    regrowthCm: maybe(0.2, () => pick([0, 1, 2, 3, 6])),
    naturalLevel: maybe(0.15, () => 1 + Math.floor(random() * 10)),
    endsDarker: maybe(0.1, () => chance(0.5)),
    endsCondition: maybe(0.1, () => pick(ENDS_CONDITIONS)),
    withoutPowder: maybe(0.1, () => chance(0.5)),
    withoutAmmonia: maybe(0.1, () => chance(0.5)),
    lastResult: maybe(0.1, () => pick(LAST_RESULTS)),
    removerUsed: maybe(0.1, () => chance(0.5)),
    daysSinceToner: maybe(0.1, () => pick([3, 14, 60])),
    lowlightLevels: maybe(0.1, () => pick([0, 1, 2, 3])),
    lowlightTone: maybe(0.1, () => pick(LOWLIGHT_TONES)),
    technique: maybe(0.1, () => pick(TECHNIQUE_IDS)),
    history: { ...emptyDetails.history, colourLayers: maybe(0.15, () => pick(COLOUR_LAYERS)) },
  })
  return () => {
    const prima = confirmReading(reading(), confirmed())
    const dopo = maybe(0.5, reading)
    return {
      prima,
      dopo,
      selectors: {
        hairType: maybe(0.6, () => pick(HAIR_TYPES)),
        base: maybe(0.2, () => pick(BASES)),
        condition: maybe(0.5, () => pick(CONDITIONS)),
      },
      details: details(),
    }
  }
}
