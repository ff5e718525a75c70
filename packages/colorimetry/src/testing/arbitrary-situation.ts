import fc from 'fast-check'
import type { DeclaredDetails, GoalZone, Situation, ZoneState } from '../model/situation.ts'
import { ZONE_HISTORIES } from '../model/situation.ts'
import { TECHNIQUE_IDS } from '../model/technique-ids.ts'
import {
  COLOUR_LAYERS,
  CONDITIONS,
  ELASTICITY_RESULTS,
  HAIR_DENSITIES,
  HAIR_FIBRES,
  HAIR_LENGTHS,
  HAIR_TYPES,
  HENNA_ANSWERS,
  PATCH_TEST_RESULTS,
  SCALP_STATES,
  TONE_INTENSITIES,
  TONE_NAMES,
  type Tone,
} from '../model/vocabulary.ts'

const pick = <T>(list: readonly T[]) => fc.constantFrom(...list)
const answer = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
/** A flag that is rarely raised, so that most situations are served. */
const rare = answer(fc.integer({ min: 0, max: 19 }).map((n) => n === 0))
const mostly = <T>(usual: T, others: readonly T[]) =>
  answer(fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: pick(others) }))

const level = fc.integer({ min: 10, max: 109 }).map((tenths) => tenths / 10)

const tone: fc.Arbitrary<Tone> = fc
  .record({ primary: pick(TONE_NAMES), secondary: answer(pick(TONE_NAMES)), intensity: pick(TONE_INTENSITIES) })
  .map((each) => (each.primary === 'NATURALE' ? { primary: 'NATURALE', secondary: null, intensity: 'none' } : each))

const goalZone: fc.Arbitrary<GoalZone> = fc.record({ level, tone })
const zoneState: fc.Arbitrary<ZoneState> = fc.record({ level, tone, history: pick(ZONE_HISTORIES) })

const details: fc.Arbitrary<DeclaredDetails> = fc.record({
  naturalLevel: answer(fc.integer({ min: 1, max: 10 })),
  whiteShare: answer(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }))),
  regrowthCm: answer(fc.integer({ min: 0, max: 20 })),
  length: answer(pick(HAIR_LENGTHS)),
  density: answer(pick(HAIR_DENSITIES)),
  fibre: answer(pick(HAIR_FIBRES)),
  technique: fc.option(pick(TECHNIQUE_IDS), { nil: null, freq: 2 }),
  history: fc.record({
    colourLayers: answer(pick(COLOUR_LAYERS)),
    henna: mostly('no' as const, HENNA_ANSWERS),
    metallicSalts: rare,
    weeksSinceBleach: answer(fc.integer({ min: 0, max: 60 })),
    weeksSincePerm: answer(fc.integer({ min: 1, max: 60 })),
  }),
  safety: fc.record({
    under16: rare,
    allergy: rare,
    patchTest: mostly('negativo' as const, PATCH_TEST_RESULTS),
    patchTestAgeHours: answer(fc.integer({ min: 0, max: 9000 })),
    scalp: mostly('sana' as const, SCALP_STATES),
    pregnancy: rare,
    persulfateAsthma: rare,
    elasticity: mostly('superato' as const, ELASTICITY_RESULTS),
  }),
})

/** Any situation at all: zones that agree (most heads) or not, any answers, any wish. */
export const arbitrarySituation: fc.Arbitrary<Situation> = fc
  .record({
    zones: fc.oneof(
      zoneState.map((zone) => ({ roots: zone, lengths: zone, ends: zone })),
      fc
        .record({ roots: zoneState, lengths: zoneState })
        .map(({ roots, lengths }) => ({ roots, lengths, ends: lengths })),
      fc.record({ roots: zoneState, lengths: zoneState, ends: zoneState }),
    ),
    goals: fc.oneof(
      goalZone.map((zone) => ({ roots: zone, lengths: zone, ends: zone })),
      fc.record({ roots: goalZone, lengths: goalZone, ends: goalZone }),
    ),
    kind: pick(['refresh', 'transform'] as const),
    hairType: answer(pick(HAIR_TYPES)),
    condition: answer(pick(CONDITIONS)),
    details,
  })
  .map(({ zones, goals, kind, ...rest }) => ({
    ...rest,
    current: zones,
    goal: { kind, ...goals.lengths, zones: goals },
  }))
