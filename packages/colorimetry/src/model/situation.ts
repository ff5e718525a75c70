import type { Corrections } from './corrections.ts'
import type { TechniqueId } from './technique-ids.ts'
import type {
  CastCause,
  ColourLayers,
  Condition,
  ElasticityResult,
  HairDensity,
  HairFibre,
  HairLength,
  HairType,
  HennaAnswer,
  LastResult,
  LowlightTone,
  PatchTestResult,
  ScalpState,
  StrandTestResult,
  Tone,
  WhitePlace,
  WhiteUpkeep,
  WhiteWish,
  Zone,
} from './vocabulary.ts'

/** Level, tone and history of one zone of hair. The planner works zone by zone. */
export const ZONE_HISTORIES = ['naturale', 'colorato', 'decolorato', 'meches', 'permanentato'] as const
export type ZoneHistory = (typeof ZONE_HISTORIES)[number]

export type ZoneState = {
  /** Level now, 1-10.9. */
  readonly level: number
  /** Half width of the 90 % interval of a level that was read from a photo; absent where it was declared or confirmed. */
  readonly levelError?: number | undefined
  readonly tone: Tone
  readonly history: ZoneHistory
  /** Whether the history was not declared: the most likely one, from the photo. */
  readonly assumed?: true | undefined
}

/** The wish for white hair, and its share (0-1) by place if it is uneven. */
export type WhiteAnswers = Readonly<Record<WhitePlace, number | null>> & {
  readonly wish: WhiteWish | null
  /** The upkeep that is accepted. */
  readonly upkeep: WhiteUpkeep | null
}

/** Answers about what a photo cannot show. Each may be missing (null): the plan is then provisional and cautious. */
export type DeclaredDetails = {
  /** Natural level at the root, 1-10, when the colourist knows it. */
  readonly naturalLevel: number | null
  /** Share of white hair, 0-1. */
  readonly whiteShare: number | null
  /** Absent if nothing is declared. */
  readonly white?: WhiteAnswers
  readonly regrowthCm: number | null
  /** Whether ends that look darker than the lengths in the photo are darker: it may be shade or clothes. */
  readonly endsDarker?: boolean | null
  /** Where an unwanted green, blue or violet cast comes from. */
  readonly castCause?: CastCause | null
  /** Wishes for the service. */
  readonly withoutPowder?: boolean | null
  readonly withoutAmmonia?: boolean | null
  readonly lastResult?: LastResult | null
  /** Whether a reductive remover was used since the last colour: it has done what it can, and the hair grabs. */
  readonly removerUsed?: boolean | null
  /** Levels by which wished lowlights are deeper than the lengths; 0 = none. */
  readonly lowlightLevels?: number | null
  /** Their reflect; that of the lengths where nothing is said. */
  readonly lowlightTone?: LowlightTone | null
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

export type GoalZone = {
  readonly level: number
  readonly tone: Tone
  /** As in `ZoneState`: a wish that was read from a photo and not confirmed. */
  readonly levelError?: number | undefined
}

export type Goal = {
  /** refresh = reproduce the colour of the photo (only Prima); transform = change to another colour. */
  readonly kind: 'refresh' | 'transform'
  readonly level: number
  readonly tone: Tone
  /** White hair in the photo of the wish: a silver head, or white strands among darker ones. */
  readonly white?: 'silver' | 'strands' | undefined
  /** A level that was read and not confirmed: a refresh is mixed at the lighter end of its error bar. */
  readonly lighterEnd?: true | undefined
  /** Ends that are darker than the lengths only in the photo: they are treated like the lengths until confirmed. */
  readonly darkerEnds?: Omit<ZoneState, 'history'> | undefined
  /** Goal zone by zone, when it is not one colour (ombré, balayage...). */
  readonly zones: Readonly<Record<Zone, GoalZone>>
}

/** Input of the planner: the current hair, the goal, and the declared answers. */
export type Situation = {
  readonly current: Readonly<Record<Zone, ZoneState>>
  readonly goal: Goal
  readonly hairType: HairType | null
  readonly condition: Condition | null
  readonly details: DeclaredDetails
  /** Whether the share of white hair was read from the photo and not declared. */
  readonly seenWhite?: true | undefined
  /** Corrections of the model of hair from the salon's outcomes; set only by the server. */
  readonly corrections?: Corrections
}
