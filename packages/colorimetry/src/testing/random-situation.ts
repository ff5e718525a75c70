import type { Tone } from '../model/measured-hair.ts'
import { type Situation, type WhiteAnswers, ZONE_HISTORIES, type ZoneState } from '../model/situation.ts'
import { TECHNIQUE_IDS } from '../model/technique-ids.ts'
import {
  CAST_CAUSES,
  COLOUR_LAYERS,
  CONDITIONS,
  DYE_FAMILIES,
  ELASTICITY_RESULTS,
  ENDS_CONDITIONS,
  HAIR_DENSITIES,
  HAIR_FIBRES,
  HAIR_LENGTHS,
  HAIR_TYPES,
  HENNA_ANSWERS,
  LAST_RESULTS,
  LOWLIGHT_TONES,
  PATCH_TEST_RESULTS,
  SCALP_STATES,
  STRAND_TEST_RESULTS,
  TONE_INTENSITIES,
  TONE_NAMES,
  WHITE_UPKEEPS,
  WHITE_WISHES,
  type Zone,
} from '../model/vocabulary.ts'
import { seededRandom } from '../seeded-random.ts'

/**
 * Random situations from a seed, fast enough for hundreds of thousands. Half of the heads have one colour, every answer may be
 * missing, flags that refuse are rare.
 */
export const situationsFrom = (seed: number): (() => Situation) => {
  const random = seededRandom(seed)
  const chance = (share: number) => random() < share
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const answer = <T>(make: () => T): T | null => (chance(0.75) ? make() : null)
  const rare = () => answer(() => chance(0.05))
  const mostly = <T>(usual: T, list: readonly T[]) => answer(() => (chance(0.92) ? usual : pick(list)))
  const level = () => (10 + upTo(99)) / 10
  const tone = (): Tone => {
    const primary = pick(TONE_NAMES)
    if (primary === 'NATURALE') return { primary, secondary: null, intensity: 'none' }
    return { primary, secondary: answer(() => pick(TONE_NAMES)), intensity: pick(TONE_INTENSITIES) }
  }
  const goalZone = () => ({ level: level(), tone: tone() })
  const zoneState = (): ZoneState => ({ ...goalZone(), history: pick(ZONE_HISTORIES) })
  const byZone = <T>(make: () => T): Readonly<Record<Zone, T>> => {
    const lengths = make()
    if (chance(0.5)) return { roots: lengths, lengths, ends: lengths }
    return { roots: make(), lengths, ends: chance(0.5) ? lengths : make() }
  }
  const share = () => answer(() => upTo(10) / 10)
  const white = (): WhiteAnswers => ({
    wish: answer(() => pick(WHITE_WISHES)),
    upkeep: answer(() => pick(WHITE_UPKEEPS)),
    front: share(),
    sides: share(),
    nape: share(),
    ...(chance(0.2) ? { glassy: chance(0.5) } : {}),
  })
  return () => {
    const zones = byZone(goalZone)
    return {
      current: byZone(zoneState),
      goal: { kind: chance(0.2) ? 'refresh' : 'transform', ...zones.lengths, zones },
      hairType: answer(() => pick(HAIR_TYPES)),
      condition: answer(() => pick(CONDITIONS)),
      details: {
        naturalLevel: answer(() => 1 + upTo(9)),
        whiteShare: answer(() => (chance(0.5) ? 0 : random())),
        ...(chance(0.3) ? { white: white() } : {}),
        regrowthCm: answer(() => upTo(20)),
        ...(chance(0.1) ? { withoutPowder: true } : {}),
        ...(chance(0.1) ? { withoutAmmonia: true } : {}),
        ...(chance(0.2) ? { lastResult: pick(LAST_RESULTS) } : {}),
        ...(chance(0.1) ? { removerUsed: true } : {}),
        ...(chance(0.1) ? { daysSinceToner: upTo(60) } : {}),
        ...(chance(0.2) ? { lowlightLevels: upTo(4) } : {}),
        ...(chance(0.2) ? { lowlightTone: pick(LOWLIGHT_TONES) } : {}),
        ...(chance(0.1) ? { endsCondition: pick(ENDS_CONDITIONS) } : {}),
        ...(chance(0.1) ? { castCause: pick(CAST_CAUSES) } : {}),
        length: answer(() => pick(HAIR_LENGTHS)),
        density: answer(() => pick(HAIR_DENSITIES)),
        fibre: answer(() => pick(HAIR_FIBRES)),
        technique: chance(0.4) ? pick(TECHNIQUE_IDS) : null,
        history: {
          colourLayers: answer(() => pick(COLOUR_LAYERS)),
          henna: mostly('no', HENNA_ANSWERS),
          metallicSalts: rare(),
          weeksSinceBleach: answer(() => upTo(60)),
          weeksSincePerm: answer(() => 1 + upTo(59)),
        },
        safety: {
          under16: rare(),
          allergy: rare(),
          patchTest: mostly('negativo', PATCH_TEST_RESULTS),
          patchTestAgeHours: answer(() => upTo(9000)),
          patchTestFamily: answer(() => pick(DYE_FAMILIES)),
          scalp: mostly('sana', SCALP_STATES),
          pregnancy: rare(),
          persulfateAsthma: rare(),
          elasticity: mostly('superato', ELASTICITY_RESULTS),
          strandTest: chance(0.7) ? null : mostly('superato', STRAND_TEST_RESULTS),
        },
      },
    }
  }
}
