import type { Corrections } from './corrections.ts'
import type { TechniqueId } from './technique-ids.ts'
import type {
  ColourLayers,
  Condition,
  ElasticityResult,
  HairDensity,
  HairFibre,
  HairLength,
  HairType,
  HennaAnswer,
  PatchTestResult,
  ScalpState,
  StrandTestResult,
  Tone,
  WhitePlace,
  WhiteUpkeep,
  WhiteWish,
  Zone,
} from './vocabulary.ts'

/** What one zone of hair has been through. The planner works zone by zone. */
export const ZONE_HISTORIES = ['naturale', 'colorato', 'decolorato', 'meches', 'permanentato'] as const
export type ZoneHistory = (typeof ZONE_HISTORIES)[number]

export type ZoneState = {
  /** Level now, 1-10.9. */
  readonly level: number
  /** Half width of the 90 % interval of a level that was read from a photo; absent where it was declared or confirmed. */
  readonly levelError?: number | undefined
  readonly tone: Tone
  readonly history: ZoneHistory
}

/** What is wished for white hair, and its share (0-1) place by place where it is not even. */
export type WhiteAnswers = Readonly<Record<WhitePlace, number | null>> & {
  readonly wish: WhiteWish | null
  /** The upkeep that is accepted. */
  readonly upkeep: WhiteUpkeep | null
}

/** What a photo cannot show. Every answer may be missing (null): the plan is then provisional and most cautious. */
export type DeclaredDetails = {
  /** Natural level at the root, 1-10, when the colourist knows it. */
  readonly naturalLevel: number | null
  /** Share of white hair, 0-1. */
  readonly whiteShare: number | null
  /** Absent where nothing is said of it. */
  readonly white?: WhiteAnswers
  readonly regrowthCm: number | null
  /** Whether ends that the photo shows darker than the lengths are so, and no shade or clothes. */
  readonly endsDarker?: boolean | null
  readonly length: HairLength | null
  readonly density: HairDensity | null
  readonly fibre: HairFibre | null
  /** Wished technique. */
  readonly technique: TechniqueId | null
  readonly history: {
    readonly colourLayers: ColourLayers | null
    readonly henna: HennaAnswer | null
    readonly metallicSalts: boolean | null
    readonly weeksSinceBleach: number | null
    /** Weeks since a perm, straightening or relaxer. */
    readonly weeksSincePerm: number | null
  }
  readonly safety: {
    readonly under16: boolean | null
    /** Known allergy to hair colour or reaction to a black henna tattoo. */
    readonly allergy: boolean | null
    readonly patchTest: PatchTestResult | null
    /** Hours since the patch test was read or applied. */
    readonly patchTestAgeHours: number | null
    readonly scalp: ScalpState | null
    readonly pregnancy: boolean | null
    /** Asthma or known sensitivity to persulfates. */
    readonly persulfateAsthma: boolean | null
    readonly elasticity: ElasticityResult | null
    /** A strand test made before; on hair with pure henna it also counts as the incompatibility test. */
    readonly strandTest: StrandTestResult | null
  }
}

export type GoalZone = { readonly level: number; readonly tone: Tone }

export type Goal = {
  /** refresh = reproduce what the photo shows (only Prima); transform = go to another colour. */
  readonly kind: 'refresh' | 'transform'
  readonly level: number
  readonly tone: Tone
  /** A dark reading that was not confirmed: a refresh is mixed at the lighter end of its error bar. */
  readonly lighterEnd?: true | undefined
  /** Ends that only the photo shows darker than the lengths: they count as the lengths until they are confirmed. */
  readonly darkerEnds?: Omit<ZoneState, 'history'> | undefined
  /** Goal zone by zone, when it is not one colour (ombré, balayage...). */
  readonly zones: Readonly<Record<Zone, GoalZone>>
}

/** Everything the planner needs: the hair now, the goal, and what was declared. */
export type Situation = {
  readonly current: Readonly<Record<Zone, ZoneState>>
  readonly goal: Goal
  readonly hairType: HairType | null
  readonly condition: Condition | null
  readonly details: DeclaredDetails
  /** The share of white hair is what the photo shows: nobody declared it. */
  readonly seenWhite?: true | undefined
  /** What the salon's outcomes correct in the model of hair; set by the server alone. */
  readonly corrections?: Corrections
}
